// Links of puzz.link, pzv.jp and other sites of the program pzpr, which host Nikoli's types of puzzles: "?sudoku/9/9/"
// and a code.
//
// Method: a clue is one base-16 digit or, from 16 on, "-" and two digits; "." is a clue without a number, and g to z
// are 1 to 20 empty cells. Boards of side 4, 9 and 16 are classic sudoku. (pzprjs, Encode.js: encodeNumber16, and
// parser.js.)
#include <algorithm>
#include <charconv>
#include <string>
#include <type_traits>
#include <utility>

#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"
#include "text/scan/characters.hpp"

namespace rookery {

using namespace reading;

namespace {

constexpr std::string_view kPzprMark = "sudoku/";
constexpr int kMaxEmptyCells = 20;  // for one letter

// Removes the part up to the next '/', and that '/', from the text, and returns it.
std::string_view take_part(std::string_view& text) {
    const std::string_view part = text.substr(0, text.find('/'));
    text.remove_prefix(part.size() < text.size() ? part.size() + 1 : text.size());
    return part;
}

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// The text after the mark: "9/9/CODE", perhaps with flags before it, "d/9/9/CODE".
struct PzprParts {
    std::string_view flags;
    std::string_view width;
    std::string_view height;
    std::string_view code;
};
PzprParts parts_of(std::string_view text) {
    PzprParts parts;
    parts.width = take_part(text);
    if (!is_number(parts.width)) {
        parts.flags = parts.width;
        parts.width = take_part(text);
    }
    parts.height = take_part(text);
    parts.code = text;
    return parts;
}

// Paths may also begin this way ("sudoku/2026/11/..."), so this checks the shape.
std::optional<std::string_view> detect_pzpr_link(const Piece& piece) {
    if (piece.place != Place::word || piece.text.substr(0, kPzprMark.size()) != kPzprMark) {
        return std::nullopt;
    }
    const std::string_view text = piece.text.substr(kPzprMark.size());
    const PzprParts parts = parts_of(text);
    const bool is_code = !parts.code.empty() && std::all_of(parts.code.begin(), parts.code.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '-';
    });
    const bool claims = is_number(parts.width) && parts.width == parts.height && is_code;
    return claims ? std::optional(text) : std::nullopt;
}

// The value of these base-16 digits; -1 if they are not.
int hexadecimal_value(std::string_view digits) {
    int value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    return read.ec == std::errc{} && read.ptr == digits.data() + digits.size() && value >= 0 ? value : -1;
}

// `at`: where the code begins in its piece.
template <int N>
Reading read_pzpr_code(std::string_view code, std::size_t at) {
    constexpr int kSize = Geometry<N>::kSize;
    Grid<N> givens;
    int cell = 0;
    for (std::size_t i = 0; i < code.size();) {
        const char c = code[i];
        if (c >= 'g' && c <= 'z') {
            cell += c - 'g' + 1;
            ++i;
        } else if (c == '.') {
            ++cell;
            ++i;
        } else {
            const std::string_view digits = c == '-' ? code.substr(i + 1, 2) : code.substr(i, 1);
            const int number = hexadecimal_value(digits);
            if (number < 0 || (c == '-' && digits.size() < 2)) {
                return refused("expected 0-9, a-z, '.' or '-' with two digits of base 16 in this code, found " +
                                   described(character_at(code, i)),
                               at + i);
            }
            if (number == 0 || number > kSize) {
                return refused("expected digits 1-" + std::to_string(kSize) + ", found " + std::to_string(number),
                               at + i);
            }
            if (cell < Geometry<N>::kCells) givens[cell] = static_cast<Digit>(number);
            ++cell;
            i += c == '-' ? 3 : 1;
        }
        if (cell > Geometry<N>::kCells) break;
    }
    if (cell != Geometry<N>::kCells) {
        return refused("expected " + std::to_string(Geometry<N>::kCells) + " cells in this code, found " +
                           (cell > Geometry<N>::kCells ? "more" : std::to_string(cell)),
                       at + code.size());
    }
    Reading reading = checked(givens, formats::pzpr_link);
    if (!reading.puzzle) reading.at = at;
    return reading;
}

Reading read_pzpr_puzzle(std::string_view text) {
    const PzprParts parts = parts_of(text);
    if (parts.flags.find("v:") != std::string_view::npos) {
        return refused("this puzzle has variant rules: Rookery reads classic sudoku only");
    }
    const std::size_t at = text.size() - parts.code.size();
    if (parts.width == "4") return read_pzpr_code<2>(parts.code, at);
    if (parts.width == "9") return read_pzpr_code<3>(parts.code, at);
    if (parts.width == "16") return read_pzpr_code<4>(parts.code, at);
    const std::string size = cleaned(parts.width, 8);
    return refused("expected a board of 4x4, 9x9 or 16x16 cells, found " + size + "x" + size);
}

char empty_cells_symbol(int count) {
    return static_cast<char>('g' + count - 1);
}

Written write_pzpr_link(const ParsedPuzzle& puzzle) {
    return std::visit(
        [&](const auto& givens) {
            const std::string size = std::to_string(shape_of(puzzle.grid).side());
            std::string text = "https://puzz.link/p?sudoku/" + size + "/" + size + "/";
            int empty = 0;
            for (const Digit digit : givens.digits) {
                if (empty > 0 && (digit != 0 || empty == kMaxEmptyCells)) {
                    text += empty_cells_symbol(std::exchange(empty, 0));
                }
                if (digit == 0) ++empty;
                if (digit > 0 && digit < 16) text += "0123456789abcdef"[digit];
                if (digit >= 16) text += std::string("-1") + "0123456789"[digit - 16];
            }
            if (empty > 0) text += empty_cells_symbol(empty);
            return Written{text, ""};
        },
        puzzle.grid);
}

}  // namespace

const TextFormat formats::pzpr_link = {
    .name = "puzz.link address",
    .name_of_several = "puzz.link puzzle",
    .one_line = true,
    .detect = detect_pzpr_link,
    .read = [](const Piece& piece, Diagnostics& to) { deliver(read_pzpr_puzzle(piece.text), piece, to); },
    .id = "puzzlink",
    .title = "puzz.link address",
    .extension = "txt",
    .lost = kGivensOnly,
    .any_size = true,
    .write = write_pzpr_link,
};

}  // namespace rookery
