#include "text/scan/cells.hpp"

#include <algorithm>
#include <array>

#include "text/text.hpp"

namespace rookery::reading {
namespace {

// Signs that people use for empty cells other than '.' and '0': ASCII signs, dashes, dots, squares, circles.
bool is_usual_blank(char32_t code) {
    if (code < 0x80) return !is(code, kLetter);
    if (is(code, kDash)) return true;
    constexpr std::array<char32_t, 14> kSigns = {0xB7,   0x2022, 0x2024, 0x2027, 0x2219, 0x22C5, 0x25A0,
                                                 0x25A1, 0x25A2, 0x25CB, 0x25CF, 0x25E6, 0x2610, 0x30FB};
    return std::find(kSigns.begin(), kSigns.end(), code) != kSigns.end();
}

}  // namespace

std::optional<int> digit_of(char32_t code) {
    if (code >= U'1' && code <= U'9') return static_cast<int>(code - U'0');
    if (code >= U'A' && code <= U'P') return static_cast<int>(code - U'A') + 10;
    if (code >= U'a' && code <= U'p') return static_cast<int>(code - U'a') + 10;
    return std::nullopt;
}

std::string expected_symbols(int size) {
    const std::string digits =
        size <= 9 ? std::string("1-") + symbol_of(size) : std::string("1-9, A-") + symbol_of(size);
    return digits + ", '.' or '0'";
}

Digit CellReader::read(const Character& character, const char* at) {
    const char32_t code = folded(character);
    if (code == U'.' || code == U'0') {
        standard_.note(character, at);
        return 0;
    }
    if (const auto digit = digit_of(code); digit && *digit <= std::max(9, size_)) {
        if (*digit <= size_) {
            has_digit_ = true;
            return static_cast<Digit>(*digit);
        }
        wrong_.note(character, at);
    } else if (!is_printable(character)) {
        wrong_.note(character, at);
    } else if (own_.seen && own_.character.code != character.code) {
        second_.note(character, at);
    } else {
        own_.note(character, at);
    }
    return 0;
}

void CellReader::append(const CellReader& next) {
    has_digit_ = has_digit_ || next.has_digit_;
    if (next.wrong_.seen) wrong_.note(next.wrong_.character, next.wrong_.at);
    if (next.standard_.seen) standard_.note(next.standard_.character, next.standard_.at);
    for (const First* other : {&next.own_, &next.second_}) {
        if (!other->seen) continue;
        First& place = own_.seen && own_.character.code != other->character.code ? second_ : own_;
        place.note(other->character, other->at);
    }
}

std::optional<CellReader::Error> CellReader::error() const {
    if (wrong_.seen) return Error{wrong_.at, wrong_.character, false, {}};
    if (own_.seen && standard_.seen) {
        // A letter among dots is a typo; a star among dots may be meant as an empty cell.
        const char32_t code = folded(own_.character);
        if (is(code, kLetter)) return Error{own_.at, own_.character, false, {}};
        if (own_.at < standard_.at) return Error{standard_.at, standard_.character, true, own_.character};
        return Error{own_.at, own_.character, true, standard_.character};
    }
    if (second_.seen) return Error{second_.at, second_.character, true, own_.character};
    return std::nullopt;
}

std::optional<CellReader::Error> CellReader::error_of_whole() const {
    const bool symbols_only = !has_digit_ && !wrong_.seen && !standard_.seen && own_.seen;
    const bool board = !second_.seen && is_usual_blank(folded(own_.character));
    if (symbols_only && !board) return Error{own_.at, own_.character, false, {}, true};
    return error();
}

std::string CellReader::sentence(const Error& error) const {
    if (error.no_digits) {
        return "no digits found, only " + described(error.found) + (second_.seen ? " and other symbols" : "") +
               ": write " + expected_symbols(size_) + " for each cell";
    }
    if (error.two_blanks) {
        return "expected one symbol for empty cells, found two: " + described(error.other) + " and " +
               described(error.found);
    }
    return "expected " + expected_symbols(size_) + ", found " + described(error.found);
}

std::string sentence_of(const Conflict& conflict, int size) {
    return std::string("digit ") + symbol_of(conflict.digit) + " appears twice in " + house_name(conflict.house, size) +
           " (" + cell_name(conflict.first_cell, size) + " and " + cell_name(conflict.second_cell, size) + ")";
}

template <int N>
std::string sentence_of(const Conflict& conflict) {
    return sentence_of(conflict, Geometry<N>::kSize);
}

template std::string sentence_of<2>(const Conflict&);
template std::string sentence_of<3>(const Conflict&);
template std::string sentence_of<4>(const Conflict&);

Grid9 certain_cells(const Candidates9& candidates) {
    Grid9 grid;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const DigitSet set = candidates[cell];
        if (digit_count(set) != 1) continue;
        bool certain = true;
        for (const int peer : Geometry9::kPeerCells[cell]) {
            certain = certain && (digit_count(candidates[peer]) == 1 || (candidates[peer] & set) == 0);
        }
        if (certain) grid[cell] = lowest_digit(set);
    }
    return grid;
}

Candidates9 open_candidates(const Grid9& grid) {
    Candidates9 candidates;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        DigitSet set = all_digits(9);
        for (const int peer : Geometry9::kPeerCells[cell]) {
            if (grid[peer] != 0) set = static_cast<DigitSet>(set & ~digit_bit(grid[peer]));
        }
        candidates[cell] = grid[cell] != 0 ? digit_bit(grid[cell]) : set;
    }
    return candidates;
}

Grid9 overlaid(const Grid9& above, const Grid9& below) {
    Grid9 grid = below;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (above[cell] != 0) grid[cell] = above[cell];
    }
    return grid;
}

bool agree(const Grid9& givens, const Candidates9& candidates) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (givens[cell] != 0 && candidates[cell] != digit_bit(givens[cell])) return false;
    }
    return true;
}

}  // namespace rookery::reading
