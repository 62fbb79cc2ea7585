// The houses of a board by variant, and the peers of its cells: small tables that several methods use.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/geometry.hpp"

namespace rookery {

// The number of houses; they are numbered 0..house_count-1 as in Geometry.
template <int N>
constexpr int house_count(Variant variant) {
    return variant == Variant::diagonal ? Geometry<N>::kAllHouses : Geometry<N>::kHouses;
}

// For each cell the other cells of its houses, ascending, without duplicates.
template <int N>
std::vector<std::vector<std::uint8_t>> peers_of_cells(Variant variant) {
    using Geo = Geometry<N>;
    std::vector<std::array<bool, Geo::kCells>> shared(Geo::kCells);
    for (int house = 0; house < house_count<N>(variant); ++house) {
        for (const int a : Geo::kHouseCells[house]) {
            for (const int b : Geo::kHouseCells[house]) shared[a][b] = a != b;
        }
    }
    std::vector<std::vector<std::uint8_t>> peers(Geo::kCells);
    for (int a = 0; a < Geo::kCells; ++a) {
        for (int b = 0; b < Geo::kCells; ++b) {
            if (shared[a][b]) peers[a].push_back(static_cast<std::uint8_t>(b));
        }
    }
    return peers;
}

}  // namespace rookery
