// The maps of the board that leave a pattern of cells as it is.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/cell_set.hpp"

namespace rookery {

template <int N>
struct CellMap {
    std::array<std::uint8_t, Geometry<N>::kCells> to{};  // where each cell goes
};

// Of the maps that exchange bands, stacks, rows in a band, columns in a stack, or rows and columns: those that map the
// pattern onto itself, without the identity. No more than `most` of them.
template <int N>
std::vector<CellMap<N>> automorphisms_of(CellSet pattern, int most);

}  // namespace rookery
