// The symmetries of a pattern: those arrangements of rows, columns, bands and stacks, with or without a transposition,
// that take each of its cells to one of its cells.
#pragma once

#include <cstdint>
#include <vector>

#include "board/cell_set.hpp"

namespace rookery {

// By the place in `cells`: the clue that comes to place i was at place map[i].
using PatternMap = std::vector<std::uint8_t>;

// The maps that differ on the cells, beside the identity; the first `most` of them in an order that is always the same.
// `cells`: those of the pattern, each once. `complete`: whether these are all.
struct PatternSymmetries {
    std::vector<PatternMap> maps;
    bool complete = true;
};
PatternSymmetries symmetries_of_pattern(const std::vector<int>& cells, std::size_t most);

}  // namespace rookery
