#include "text/formats/good_sudoku.hpp"

#include <array>

#include "text/containers/base64.hpp"

namespace rookery::reading {

namespace {

constexpr std::size_t kBytes = 41;
constexpr std::size_t kCellSymbols = 55;  // without the '=' behind them

}  // namespace

bool is_good_sudoku(std::string_view code) {
    while (!code.empty() && code.back() == '=') code.remove_suffix(1);
    if (code.size() != kCellSymbols) return false;
    for (const char c : code) {
        if (base64_value(c) < 0) return false;
    }
    return true;
}

CodeReading read_good_sudoku(std::string_view code) {
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
    return checked(givens, TextFormat::good_sudoku);
}

std::string write_good_sudoku(const Grid9& givens) {
    std::array<std::uint8_t, kBytes> bytes{};
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        std::uint8_t& byte = bytes[static_cast<std::size_t>(cell) / 2];
        byte = static_cast<std::uint8_t>(byte | (cell % 2 == 0 ? givens[cell] << 4U : givens[cell]));
    }
    return "$" + encode_base64(bytes);
}

}  // namespace rookery::reading
