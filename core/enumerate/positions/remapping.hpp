// The order of the cells: which cell has which position.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "unavoidable/unavoidable.hpp"

namespace rookery::positions {

struct Remapping {
    std::vector<std::uint8_t> cell_at;                          // by position
    std::array<std::uint8_t, Geometry9::kCells> position_of{};  // by cell, of cells that have one

    CellSet positions_of(const CellSet& cells) const {
        CellSet positions;
        cells.for_each([&](int cell) { positions.add(position_of[static_cast<std::size_t>(cell)]); });
        return positions;
    }
};

// The cells of the first set of `clique` come first, then those of the second, ..., then the other cells of `free`.
// `sets`: all that are known, parts of `free`.
Remapping remap(const UnavoidableList& clique, const UnavoidableList& sets, const CellSet& free);

}  // namespace rookery::positions
