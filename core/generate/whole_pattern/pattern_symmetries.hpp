// The symmetries of a pattern: permutations of rows, columns, bands and stacks, with or without a transposition, that
// map the pattern to itself.
#pragma once

#include <cstdint>
#include <vector>

#include "board/cell_set.hpp"

namespace rookery {

// By index in `cells`: the clue that moves to index i was at index map[i].
using PatternMap = std::vector<std::uint8_t>;

// The maps with different effects on the cells, without the identity: the first `most` of them, always in the same
// order. `cells`: the cells of the pattern, each once. `complete`: whether these are all.
struct PatternSymmetries {
    std::vector<PatternMap> maps;
    bool complete = true;
};
PatternSymmetries symmetries_of_pattern(const std::vector<int>& cells, std::size_t most);

}  // namespace rookery
