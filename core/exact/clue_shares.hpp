// The ways to distribute a number of clues over the boxes of a board.
//
// Bands can change places, so can stacks, and rows can become columns, so one distribution represents all its images
// under these maps: the greatest, read row by row:
//
//      2 1 2         3 2 2
//      3 2 2   ──►   2 2 1   (the second band first, its boxes in order; then the first, the third)
//      2 2 1         2 1 2  ... or whichever of the 72 is greatest
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "board/geometry.hpp"

namespace rookery {

// [box]: number of clues in it.
template <int N>
using ClueShares = std::array<std::uint8_t, Geometry<N>::kSize>;

// Every way to distribute `clues` over the boxes, 0..N^2 each, up to those maps; the greatest first. For 17 clues on
// 9x9 about 15,000.
template <int N>
std::vector<ClueShares<N>> shares_of(int clues);

// "3 2 2 / 2 2 1 / 2 1 2"
template <int N>
std::string text_of(const ClueShares<N>& shares);

}  // namespace rookery
