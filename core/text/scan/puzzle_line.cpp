#include "text/scan/puzzle_line.hpp"

#include <array>
#include <cstdlib>
#include <string>
#include <utility>

#include "text/scan/cells.hpp"
#include "text/scan/lines.hpp"

namespace rookery::reading {

namespace {

constexpr std::int64_t kShortestAttempt = 17;

// The digits of plain ASCII cells, and 0xFF for everything else. Nearly every line of a list consists of plain cells.
constexpr std::array<std::uint8_t, 256> kPlainCell = [] {
    std::array<std::uint8_t, 256> table{};
    for (auto& entry : table) entry = 0xFF;
    for (int d = 0; d <= 9; ++d) table[static_cast<unsigned char>('0' + d)] = static_cast<std::uint8_t>(d);
    table['.'] = 0;
    return table;
}();

// Whether 81 plain cells begin at byte `at`, followed by the end of a field. Fills `grid`.
bool read_plain(std::string_view line, std::size_t at, Grid9& grid) {
    if (line.size() < at + 81) return false;
    unsigned seen = 0;
    for (std::size_t i = 0; i < 81; ++i) {
        const std::uint8_t digit = kPlainCell[static_cast<unsigned char>(line[at + i])];
        grid.digits[i] = digit;
        seen |= digit;
    }
    return seen < 0x80 && field_ends_at(line, at + 81);
}

LineLength exact_length(std::int64_t symbols) {
    for (const LineLength length :
         {LineLength::order2, LineLength::order3, LineLength::order4, LineLength::candidates}) {
        if (symbols == static_cast<int>(length)) return length;
    }
    return LineLength::any;
}

// The length that was probably meant by `symbols` symbols.
LineLength meant_length(std::int64_t symbols, LineLength usual) {
    if (usual != LineLength::any) return usual;
    for (const LineLength length : {LineLength::order2, LineLength::order4, LineLength::candidates}) {
        if (std::llabs(symbols - static_cast<int>(length)) <= 4) return length;
    }
    return LineLength::order3;
}

int size_of(LineLength length) {
    return length == LineLength::order2 ? 4 : length == LineLength::order4 ? 16 : 9;
}

std::string expected_count(LineLength length, std::int64_t found) {
    return "expected " + std::to_string(static_cast<int>(length)) +
           (length == LineLength::candidates ? " characters of candidates, found " : " cells, found ") +
           std::to_string(found);
}

// The field to read, or the one to diagnose.
struct Choice {
    Field field;
    LineLength length = LineLength::any;  // `any`: the field is not a puzzle
    bool found = false;
};

Choice choose_field(const Line& line, LineLength usual) {
    Choice small;  // 16 symbols: a puzzle if nothing larger follows
    Field field;
    for (std::size_t at = line.body; next_field(line.whole, at, field); at = field.end) {
        if (field.is_rule()) continue;
        const LineLength length = exact_length(field.symbols);
        if (length == LineLength::order2) {
            const bool may_be = usual == LineLength::any || usual == LineLength::order2;
            if (may_be && !small.found && !field.is_words()) small = {field, length, true};
        } else if (length != LineLength::any) {
            return {field, length, true};
        } else if (field.symbols >= kShortestAttempt && !field.is_words() && !field.is_ornament()) {
            return small.found ? small : Choice{field, LineLength::any, true};
        }
    }
    return small;
}

// The text on both sides of the puzzle, without the separators.
std::string note_around(const Line& line, std::size_t begin, std::size_t end) {
    const auto trimmed = [](std::string_view text, std::string_view kept) {
        std::size_t from = 0;
        while (from < text.size() && (field_ends_at(text, from) || text[from] == '/') &&
               kept.find(text[from]) == std::string_view::npos) {
            from += character_at(text, from).bytes;
        }
        text.remove_prefix(from);
        while (!text.empty() && std::string_view(" \t,;\"'`").find(text.back()) != std::string_view::npos) {
            text.remove_suffix(1);
        }
        return text;
    };
    const std::string_view after = trimmed(line.whole.substr(end), "([{");
    if (begin == line.body) return after.empty() ? std::string() : cleaned(after);
    const std::string_view before = trimmed(line.whole.substr(line.body, begin - line.body), "");
    if (before.empty()) return cleaned(after);
    if (after.empty()) return cleaned(before);
    return cleaned(std::string(before.substr(0, kLongestNote)) + " " + std::string(after.substr(0, kLongestNote)));
}

// The place of symbol number `index` of the field, counting on into the fields directly after it.
const char* place_of(const Line& line, std::size_t begin, std::int64_t index) {
    std::size_t at = begin;
    for (; at < line.whole.size(); at += character_at(line.whole, at).bytes) {
        if (!field_ends_at(line.whole, at) && index-- == 0) break;
    }
    return line.whole.data() + at;
}

template <int N>
bool accept(const Line& line, std::size_t begin, const Grid<N>& grid, AnyGrid& to, TextProblem* problem) {
    if (const auto conflict = first_conflict(grid)) {
        if (problem != nullptr) {
            *problem = problem_at(line, place_of(line, begin, conflict->second_cell), sentence_of<N>(*conflict));
        }
        return false;
    }
    to = grid;
    return true;
}

// Reads the cells between two bytes, skipping field separators.
template <int N>
bool read_cells(const Line& line, std::size_t begin, std::size_t end, AnyGrid& to, TextProblem* problem) {
    Grid<N> grid;
    CellReader reader(N * N);
    int cell = 0;
    for (std::size_t at = begin; at < end;) {
        const Character character = character_at(line.whole, at);
        if (!field_ends_at(line.whole, at)) grid[cell++] = reader.read(character, line.whole.data() + at);
        at += character.bytes;
    }
    if (const auto error = reader.error_of_whole()) {
        if (problem != nullptr) *problem = problem_at(line, error->at, reader.sentence(*error));
        return false;
    }
    return accept(line, begin, grid, to, problem);
}

// Character number `index` of a candidate line is neither the expected digit nor a blank.
std::string candidate_sentence(int index, const Character& found) {
    const std::string symbol(1, symbol_of(index % 9 + 1));
    return "expected '" + symbol + "', '.' or '0' (candidate " + symbol + " of " + cell_name(index / 9) + "), found " +
           described(found);
}

bool read_candidates(const Line& line, const Field& field, ParsedPuzzle& puzzle, TextProblem* problem) {
    Candidates9 candidates;
    int index = 0;
    for (std::size_t at = field.begin; at < field.end; ++index) {
        const Character character = character_at(line.whole, at);
        const char32_t code = folded(character);
        const int digit = index % 9 + 1;
        if (code == static_cast<char32_t>(U'0' + digit)) {
            candidates[index / 9] |= digit_bit(digit);
        } else if (code != U'.' && code != U'0') {
            if (problem != nullptr) {
                *problem = problem_at(line, line.whole.data() + at, candidate_sentence(index, character));
            }
            return false;
        }
        at += character.bytes;
    }
    const Grid9 grid = certain_cells(candidates);
    if (const auto conflict = first_conflict(grid)) {
        if (problem != nullptr) {
            *problem = problem_at(line, place_of(line, field.begin, conflict->second_cell * 9 + conflict->digit - 1),
                                  sentence_of<3>(*conflict));
        }
        return false;
    }
    puzzle.grid = grid;
    puzzle.candidates = candidates;
    return true;
}

// 81 cells in groups of 1, 3, 9 or 27: finds where they begin and end. False for any other line.
bool find_groups(const Line& line, std::size_t& begin, std::size_t& end) {
    Field first;
    if (!next_field(line.whole, line.body, first) || 81 % first.symbols != 0) return false;
    std::int64_t cells = 0;
    Field field;
    for (std::size_t at = line.body; next_field(line.whole, at, field); at = field.end) {
        cells += field.symbols;
        if (field.symbols != first.symbols || field.is_words() || field.is_rule() || cells > 81) return false;
        end = field.end;
    }
    begin = first.begin;
    return cells == 81;
}

struct SymbolCount {
    std::int64_t symbols = 0;
    std::int64_t letters = 0;
};
SymbolCount count_symbols(const Line& line) {
    SymbolCount count;
    Field field;
    for (std::size_t at = line.body; next_field(line.whole, at, field); at = field.end) {
        count.symbols += field.symbols;
        count.letters += field.letters;
    }
    return count;
}

// Why the line has no puzzle, if no field has the right length.
TextProblem diagnose_line(const Line& line, const Choice& choice, LineLength usual) {
    if (choice.found) {
        const Field& field = choice.field;
        const LineLength length = meant_length(field.symbols, usual);
        if (length != LineLength::candidates) {
            CellReader reader(size_of(length));
            for (std::size_t at = field.begin; at < field.end; at += character_at(line.whole, at).bytes) {
                reader.read(character_at(line.whole, at), line.whole.data() + at);
            }
            if (const auto error = reader.error()) return problem_at(line, error->at, reader.sentence(*error));
        }
        // Too few: after the last one. Too many: at the first excess one.
        const auto wanted = static_cast<std::int64_t>(length);
        const char* place =
            field.symbols < wanted ? line.whole.data() + field.end : place_of(line, field.begin, wanted);
        return problem_at(line, place, expected_count(length, field.symbols));
    }
    const std::int64_t symbols = count_symbols(line).symbols;
    if (is_words(line)) {
        const LineLength length = usual == LineLength::any ? LineLength::order3 : usual;
        const std::string cells =
            std::to_string(static_cast<int>(length)) + " cells (" + expected_symbols(size_of(length)) + ")";
        return problem_at_start(line, "expected " + cells + ", found " + excerpt(line.whole.substr(line.body)));
    }
    return problem_at_end(line, expected_count(meant_length(symbols, usual), symbols));
}

}  // namespace

bool is_plain_line(const Line& line) {
    Grid9 grid;
    return read_plain(line.whole, line.body, grid);
}

bool is_words(const Line& line) {
    const SymbolCount count = count_symbols(line);
    return count.letters * 2 > count.symbols;
}

LineLook look_at(const Line& line) {
    if (is_plain_line(line)) return {LineLength::order3, 81};
    const Choice choice = choose_field(line, LineLength::any);
    return {choice.length, choice.found ? choice.field.symbols : 0};
}

bool read_puzzle_line(const Line& line, LineLength usual, ParsedPuzzle& puzzle, TextProblem* problem) {
    puzzle.line = line.number;
    puzzle.candidates.reset();
    Grid9 plain;
    if (read_plain(line.whole, line.body, plain)) {
        puzzle.note = note_around(line, line.body, line.body + 81);
        return accept(line, line.body, plain, puzzle.grid, problem);
    }
    const Choice choice = choose_field(line, usual);
    std::size_t begin = choice.field.begin;
    std::size_t end = choice.field.end;
    LineLength length = choice.length;
    if (!choice.found && find_groups(line, begin, end)) length = LineLength::order3;
    puzzle.note = length == LineLength::any ? std::string() : note_around(line, begin, end);
    switch (length) {
        case LineLength::order2:
            return read_cells<2>(line, begin, end, puzzle.grid, problem);
        case LineLength::order3:
            return read_cells<3>(line, begin, end, puzzle.grid, problem);
        case LineLength::order4:
            return read_cells<4>(line, begin, end, puzzle.grid, problem);
        case LineLength::candidates:
            return read_candidates(line, choice.field, puzzle, problem);
        case LineLength::any:
            break;
    }
    if (problem != nullptr) *problem = diagnose_line(line, choice, usual);
    return false;
}

}  // namespace rookery::reading
