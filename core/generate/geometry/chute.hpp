// A chute (band or stack) by itself: its cells, its clue cells, and whether they determine it.
//
//        columns 0 ... 8        bit 9 * row + column of a mask. A stack is transposed: its row is the column in the
//      0 |. . .|. . .|. . .|    stack, its column is the row of the board.
//      1 |. . .|. . .|. . .|
//      2 |. . .|. . .|. . .|
//
// When everything outside a chute is known, so are the three digits of each of its nine columns, but not their order.
// Clues determine a filling of the chute if no other order of some columns has the same digits in the clue cells and
// each digit once in every row. (Boxes need no check: they keep their columns' digits.) A pattern has a puzzle with one
// solution only if each of its chutes has a filling that is determined in this way; feasibility.hpp checks that.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "board/board.hpp"

namespace rookery {

inline constexpr int kChutes = 6;  // bands 0..2, stacks 3..5
inline constexpr int kChuteCells = 27;

using ChuteMask = std::uint32_t;

// The six orders of three things, the identity first.
using OrderOfThree = std::array<std::uint8_t, 3>;
inline constexpr std::array<OrderOfThree, 6> kOrdersOfThree = {
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

constexpr int chute_place(int row, int column) {
    ROOKERY_EXPECTS(0 <= row && row < 3 && 0 <= column && column < 9);
    return 9 * row + column;
}

struct ChuteFilling {
    std::array<Digit, kChuteCells> digits{};
    Digit at(int row, int column) const { return digits[static_cast<std::size_t>(chute_place(row, column))]; }
    Digit& at(int row, int column) { return digits[static_cast<std::size_t>(chute_place(row, column))]; }
    friend bool operator<(const ChuteFilling& a, const ChuteFilling& b) { return a.digits < b.digits; }
    friend bool operator==(const ChuteFilling&, const ChuteFilling&) = default;
};

int cell_of_chute(int chute, int place);
ChuteMask chute_mask(CellSet cells, int chute);
std::string name_of_chute(int chute);  // "rows 4 to 6"

// Whether `clues` determine the filling when everything outside the chute is known.
bool is_determined(const ChuteFilling& filling, ChuteMask clues);

// A symmetry of a chute: a permutation of its rows, of its boxes, and of the columns in each box.
struct ChuteMove {
    std::array<std::uint8_t, kChuteCells> place{};  // [from]: to
};
inline constexpr int kChuteMoves = 6 * 6 * 6 * 6 * 6;
ChuteMove chute_move(int index);  // 0..kChuteMoves-1; 0 is the identity
// All moves, by mask_under(move, clues).
std::map<ChuteMask, std::vector<ChuteMove>> moves_by_mask(ChuteMask clues);

// The mask that the move takes to `mask`, and the filling after the move.
ChuteMask mask_under(const ChuteMove& move, ChuteMask mask);
ChuteFilling laid(const ChuteMove& move, const ChuteFilling& filling);

// The 416 essentially different ways to fill a chute (Felgenhauer and Jarvis, 2005). Any filling becomes one of them
// when rows, boxes and columns are permuted and digits relabelled.

// Box 1 of each contains 1 to 9 in order. The first call computes them, in a few tens of milliseconds.
const std::vector<ChuteFilling>& chute_classes();

// The same filling with the digits relabelled so that box `box` contains 1 to 9 in order.
ChuteFilling relabelled(const ChuteFilling& filling, int box);

}  // namespace rookery
