// How so many clues can be shared among the boxes of a board.
//
// Bands can change places, so can stacks, and rows can become columns: a board of shares stands for all that these make
// of it. Of those the one is taken that is greatest, read row by row:
//
//      2 1 2         3 2 2
//      3 2 2   ──►   2 2 1   (the second band first, its boxes in order; then the first, the third)
//      2 2 1         2 1 2  ... whichever of the 72 reads greatest
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "board/geometry.hpp"

namespace rookery {

// [box]: clues in it.
template <int N>
using ClueShares = std::array<std::uint8_t, Geometry<N>::kSize>;

// Every way to share `clues` among the boxes, 0..N^2 each, but for those maps; the greatest first. For 17 clues of 9x9
// some 15,000.
template <int N>
std::vector<ClueShares<N>> shares_of(int clues);

// "3 2 2 / 2 2 1 / 2 1 2"
template <int N>
std::string text_of(const ClueShares<N>& shares);

}  // namespace rookery
