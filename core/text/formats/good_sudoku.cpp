// Good Sudoku's share text: "$" and 41 bytes in base64, two cells per byte, the first in the high half. Givens only.
#include <array>

#include "text/containers/base64.hpp"
#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"

namespace rookery {

using namespace reading;

namespace {

constexpr std::size_t kBytes = 41;
constexpr std::size_t kCellSymbols = 55;  // without the trailing '='

// Whether `code`, the text after "$", has the right shape.
bool is_good_sudoku(std::string_view code) {
    while (!code.empty() && code.back() == '=') code.remove_suffix(1);
    if (code.size() != kCellSymbols) return false;
    for (const char c : code) {
        if (base64_value(c) < 0) return false;
    }
    return true;
}

Reading read_good_sudoku(std::string_view code) {
    const auto bytes = decode_base64(code);
    if (!bytes || bytes->size() != kBytes) return refused("expected 55 symbols of base 64 after \"$\"");
    Grid9 givens;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const std::uint8_t byte = (*bytes)[static_cast<std::size_t>(cell) / 2];
        const int digit = cell % 2 == 0 ? byte >> 4U : byte & 15U;
        if (digit > 9) {
            return refused("expected digits 0-9 in this code, found " + std::to_string(digit) + " in " +
                           cell_name(cell));
        }
        givens[cell] = static_cast<Digit>(digit);
    }
    return checked(givens, formats::good_sudoku);
}

std::optional<std::string_view> detect_good_sudoku(const Piece& piece) {
    if (piece.place != Place::word || piece.text.substr(0, 1) != "$") return std::nullopt;
    const std::string_view code = piece.text.substr(1);
    return is_good_sudoku(code) ? std::optional(code) : std::nullopt;
}

Written write_good_sudoku(const ParsedPuzzle& puzzle) {
    const Grid9& givens = givens_of(puzzle);
    std::array<std::uint8_t, kBytes> bytes{};
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        std::uint8_t& byte = bytes[static_cast<std::size_t>(cell) / 2];
        byte = static_cast<std::uint8_t>(byte | (cell % 2 == 0 ? givens[cell] << 4U : givens[cell]));
    }
    return {"$" + encode_base64(bytes), ""};
}

}  // namespace

const TextFormat formats::good_sudoku = {
    .name = "Good Sudoku code",
    .one_line = true,
    .detect = detect_good_sudoku,
    .read = [](const Piece& piece, Diagnostics& to) { deliver(read_good_sudoku(piece.text), piece, to); },
    .id = "goodsudoku",
    .title = "Good Sudoku code",
    .extension = "txt",
    .lost = kGivensOnly,
    .write = write_good_sudoku,
};

}  // namespace rookery
