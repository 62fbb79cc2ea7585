#include "text/codes.hpp"

#include <algorithm>
#include <utility>

#include "text/format.hpp"
#include "text/scan/characters.hpp"
#include "text/scan/lines.hpp"

namespace rookery::reading {

namespace {

Claim claim_of_value(std::string_view name, std::string_view value) {
    for (const Place place : {Place::word, Place::value, Place::shape}) {
        if (const Claim claim = claim_of({place, value, name}); claim.format != nullptr) return claim;
    }
    return {};
}

Claim claim_of_address(const Address& address) {
    for (const auto& [name, value] : address.parameters) {
        if (const Claim claim = claim_of_value(name, value); claim.format != nullptr) return claim;
    }
    const std::string_view path = path_of_code(address);
    if (const Claim claim = claim_of_value("", path); claim.format != nullptr) return claim;
    for (std::string_view rest = path; !rest.empty();) {
        const std::size_t end = std::min(rest.find('/'), rest.size());
        if (const Claim claim = claim_of_value("", rest.substr(0, end)); claim.format != nullptr) return claim;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return claim_of({.place = Place::address, .address = &address});
}

// Whether a field before byte `end` has 81 cells: then an address after them belongs to their note.
bool has_cells_before(const Line& line, std::size_t end) {
    Field field;
    for (std::size_t at = line.body; next_field(line.whole, at, field) && field.end <= end; at = field.end) {
        if (field.symbols == Geometry9::kCells && field.digits + field.blanks == field.symbols) return true;
    }
    return false;
}

Claim claim_of_field(std::string_view text) {
    for (const Place place : {Place::word, Place::shape}) {
        if (const Claim claim = claim_of({place, text}); claim.format != nullptr) return claim;
    }
    // The end of an address, beginning with the parameter's name.
    for (const std::string_view prefix : {"?bd=", "bd=", "?load=", "load="}) {
        if (text.substr(0, prefix.size()) != prefix) continue;
        const std::string_view name = prefix.find("bd") != std::string_view::npos ? "bd" : "load";
        return claim_of_value(name, text.substr(prefix.size()));
    }
    return {};
}

FoundCode code_in_field(const Line& line) {
    Field field;
    if (!next_field(line.whole, line.body, field)) return {};
    const Claim claim = claim_of_field(line.whole.substr(field.begin, field.end - field.begin));
    if (claim.format == nullptr) return {};
    return {claim.format, Place::word, std::string(claim.text), field.begin, field.end, false};
}

// The text on both sides of a code.
std::string note_on_line(const Line& line, const FoundCode& found) {
    const std::string_view before = line.whole.substr(line.body, found.begin - line.body);
    const std::string_view after = line.whole.substr(found.end);
    const auto trimmed = [](std::string_view text) {
        while (!text.empty() && std::string_view(" \t,;:#\"'`<>()[]").find(text[0]) != std::string_view::npos) {
            text.remove_prefix(1);
        }
        while (!text.empty() && std::string_view(" \t,;:\"'`<>()[]").find(text.back()) != std::string_view::npos) {
            text.remove_suffix(1);
        }
        return std::string(text.substr(0, kLongestNote));
    };
    return cleaned(trimmed(before) + " " + trimmed(after));
}

}  // namespace

FoundCode find_code(const Line& line) {
    const std::size_t first = skip_space(line.whole, line.body);
    if (first == line.whole.size()) return {};
    const std::string_view rest = line.whole.substr(first);
    if (const Claim claim = claim_of({Place::line, rest}); claim.format != nullptr) {
        return {claim.format, Place::line, std::string(claim.text), first, line.whole.size(), false};
    }
    if (rest[0] == ':') return {};  // do not search the columns of a broken HoDoKu line for codes
    if (line.whole.find('/', line.body) != std::string_view::npos) {
        constexpr int kMaxAddresses = 20;  // each may scan the whole line
        FoundCode name_only;
        Address address;
        std::size_t at = line.body;
        for (int i = 0; i < kMaxAddresses && next_address(line.whole, at, address); ++i, at = address.end) {
            const Claim claim = claim_of_address(address);
            if (claim.format == nullptr) continue;
            if (has_cells_before(line, address.begin)) return {};
            FoundCode found{claim.format, Place::address, std::string(claim.text), address.begin, address.end, true};
            if (!claim.format->names_only) return found;
            // A line of words that mentions a link is not itself a link.
            if (address.begin == first) name_only = std::move(found);
        }
        if (name_only.format != nullptr) return name_only;
    }
    return code_in_field(line);
}

bool read_code(const Line& line, const FoundCode& found, Diagnostics& to) {
    Piece piece{.place = found.place, .text = found.code};
    piece.line = line.number;
    // Escapes in an address are already undone, so problems are reported at its beginning.
    piece.is_exact = !found.in_address;
    piece.column = column_of(line.whole, found.in_address ? found.begin : found.end - found.code.size());
    const std::size_t before = to.puzzles().size();
    found.format->read(piece, to);
    if (to.puzzles().size() == before) return false;
    ParsedPuzzle& puzzle = to.puzzles().back();
    if (puzzle.note.empty()) puzzle.note = note_on_line(line, found);
    return true;
}

}  // namespace rookery::reading
