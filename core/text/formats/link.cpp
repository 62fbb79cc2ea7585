#include "text/formats/link.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "text/containers/address.hpp"
#include "text/containers/base64.hpp"
#include "text/formats/f_puzzles.hpp"
#include "text/formats/good_sudoku.hpp"
#include "text/formats/hodoku_line.hpp"
#include "text/formats/scf.hpp"
#include "text/formats/sudoku_pad.hpp"
#include "text/formats/sudoku_wiki.hpp"
#include "text/scan/characters.hpp"
#include "text/scan/fields.hpp"
#include "text/scan/puzzle_line.hpp"

namespace rookery::reading {

namespace {

constexpr std::size_t kShortestScf = 14;     // 81 cells, six a symbol at most
constexpr std::size_t kShortestPacked = 40;  // no packed board is shorter

bool is_base64(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c == '=' || (c != ' ' && base64_value(c) >= 0); });
}

bool is_cells(std::string_view text) {
    return (text.size() == 81 || text.size() == 729) && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_' || c == 'x' || c == '*';
           });
}

// A code that tells by itself what it is.
struct Named {
    CodeKind kind = CodeKind::none;
    std::string_view code;
};
Named named_code(std::string_view text) {
    struct Prefix {
        std::string_view text;
        CodeKind kind;
    };
    constexpr std::array<Prefix, 5> kPrefixes = {{{"scf", CodeKind::scf},
                                                  {"scl", CodeKind::sudoku_pad},
                                                  {"ctc", CodeKind::sudoku_pad},
                                                  {"fpuzzles", CodeKind::f_puzzles},
                                                  {"fpuz", CodeKind::f_puzzles}}};
    for (const Prefix& prefix : kPrefixes) {
        if (text.substr(0, prefix.text.size()) != prefix.text) continue;
        const std::string_view code = text.substr(prefix.text.size());
        if (prefix.kind == CodeKind::scf ? code.size() >= kShortestScf && is_base64(code.substr(0, code.find('*')))
                                         : code.size() >= kShortestPacked && is_base64(code)) {
            return {prefix.kind, code};
        }
    }
    if (!text.empty() && text[0] == '$' && is_good_sudoku(text.substr(1))) {
        return {CodeKind::good_sudoku, text.substr(1)};
    }
    return {};
}

// What a parameter of an address holds.
Named parameter_code(std::string_view name, std::string_view value) {
    if (const Named named = named_code(value); named.kind != CodeKind::none) return named;
    if (is_cells(value)) return {CodeKind::cells, value};
    if (name == "bd" && value.size() > 20) return {CodeKind::sudoku_wiki, value};
    if (name == "load" && value.size() >= kShortestPacked) return {CodeKind::f_puzzles, value};
    if (is_wiki_board(value)) return {CodeKind::sudoku_wiki, value};
    if (name == "q" && value.substr(0, 1) == "." && value.find('~') != std::string_view::npos)
        return {CodeKind::other_rules, value};
    return {};
}

bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

bool is_host(std::string_view host, std::string_view name) {
    return host == name || (ends_with(host, name) && host[host.size() - name.size() - 1] == '.');
}

FoundCode code_in(const Address& address) {
    const auto found = [](const Named& named) {
        FoundCode code;
        code.kind = named.kind;
        code.code = std::string(named.code);
        code.in_address = true;
        return code;
    };
    for (const auto& [name, value] : address.parameters) {
        if (const Named named = parameter_code(name, value); named.kind != CodeKind::none) return found(named);
    }
    const bool sudoku_pad = is_host(address.host, "sudokupad.app") ||
                            is_host(address.host, "sudokupad.svencodes.com") ||
                            is_host(address.host, "crackingthecryptic.com");
    std::string_view path = address.path;
    if (sudoku_pad && path.substr(0, 7) == "sudoku/") path.remove_prefix(7);
    if (const Named named = parameter_code("", path); named.kind != CodeKind::none) return found(named);
    for (std::string_view rest = path; !rest.empty();) {
        const std::size_t end = std::min(rest.find('/'), rest.size());
        if (const Named named = parameter_code("", rest.substr(0, end)); named.kind != CodeKind::none) {
            return found(named);
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    // What is left in a link of these sites is a name.
    std::string_view name;
    if (sudoku_pad && path != "sudoku") name = path;
    for (const auto& [key, value] : address.parameters) {
        const bool names = (sudoku_pad && key == "puzzleid") || (is_host(address.host, "f-puzzles.com") && key == "id");
        if (names) name = value;
    }
    return name.empty() ? FoundCode{} : found({CodeKind::server_name, name});
}

// Whether 81 cells stand in one field before byte `end`: then an address behind them belongs to their note.
bool has_cells_before(const Line& line, std::size_t end) {
    Field field;
    for (std::size_t at = line.body; next_field(line.whole, at, field) && field.end <= end; at = field.end) {
        if (field.symbols == Geometry9::kCells && field.digits + field.blanks == field.symbols) return true;
    }
    return false;
}

FoundCode code_in_field(const Line& line) {
    Field field;
    if (!next_field(line.whole, line.body, field)) return {};
    const std::string_view text = line.whole.substr(field.begin, field.end - field.begin);
    Named named = named_code(text);
    if (named.kind == CodeKind::none && is_wiki_board(text)) named = {CodeKind::sudoku_wiki, text};
    if (named.kind == CodeKind::none) {
        for (const std::string_view prefix : {"?bd=", "bd=", "?load=", "load="}) {
            if (text.substr(0, prefix.size()) != prefix) continue;
            const bool board = prefix.find("bd") != std::string_view::npos;
            named = parameter_code(board ? "bd" : "load", text.substr(prefix.size()));
            break;
        }
    }
    if (named.kind == CodeKind::none) return {};
    FoundCode found;
    found.kind = named.kind;
    found.code = std::string(named.code);
    found.begin = field.begin;
    found.end = field.end;
    return found;
}

CodeReading read_cells(const std::string& cells) {
    ParsedPuzzle puzzle;
    TextFormat format{};
    TextProblem problem;
    if (!read_puzzle_line(line_of(cells, 1), LineLength::any, puzzle, format, &problem)) {
        return refused(std::move(problem.sentence));
    }
    CodeReading reading;
    reading.puzzle = std::move(puzzle);
    reading.format = TextFormat::link;
    return reading;
}

}  // namespace

FoundCode find_code(const Line& line) {
    const std::size_t first = skip_space(line.whole, line.body);
    if (first == line.whole.size()) return {};
    if (line.whole[first] == ':') {
        const std::string_view rest = line.whole.substr(first);
        if (!is_hodoku_line(rest)) return {};
        FoundCode found;
        found.kind = CodeKind::hodoku;
        found.code = std::string(rest);
        found.begin = first;
        found.end = line.whole.size();
        return found;
    }
    if (line.whole.find('/', line.body) != std::string_view::npos) {
        constexpr int kMostAddresses = 20;  // each may take a look at the whole line
        FoundCode name_only;
        Address address;
        std::size_t at = line.body;
        for (int i = 0; i < kMostAddresses && next_address(line.whole, at, address); ++i, at = address.end) {
            FoundCode found = code_in(address);
            if (found.kind == CodeKind::none) continue;
            if (has_cells_before(line, address.begin)) return {};
            found.begin = address.begin;
            found.end = address.end;
            if (found.kind != CodeKind::server_name) return found;
            // A line of words that mentions a link is not itself a link.
            if (address.begin == first) name_only = std::move(found);
        }
        if (name_only.kind != CodeKind::none) return name_only;
    }
    return code_in_field(line);
}

CodeReading read_code(const FoundCode& found) {
    switch (found.kind) {
        case CodeKind::hodoku:
            return read_hodoku_line(found.code);
        case CodeKind::f_puzzles:
            return read_f_puzzles(found.code);
        case CodeKind::sudoku_pad:
            return read_sudoku_pad(found.code);
        case CodeKind::scf:
            return read_scf(found.code);
        case CodeKind::sudoku_wiki:
            return read_wiki_board(found.code);
        case CodeKind::good_sudoku:
            return read_good_sudoku(found.code);
        case CodeKind::cells:
            return read_cells(found.code);
        case CodeKind::server_name:
            return refused("this link holds only the name of a puzzle, " + excerpt(found.code) +
                           ", which its server knows: expected a link with the puzzle in it");
        case CodeKind::other_rules:
            return refused("this link holds constraints of the Interactive Sudoku Solver: expected 81 cells");
        case CodeKind::none:
            break;
    }
    return refused("expected a puzzle");
}

}  // namespace rookery::reading
