// How many isomorphisms leave a grid as it is, from the arrangements that the search for the min-lex form ends with:
// all of them are needed for the number to be right.
#pragma once

#include <cstdint>

#include "board/min_lex.hpp"

namespace rookery {

// How many orders of the columns respect the blocks: the factorials of their sizes, factor by factor.
inline std::uint64_t order_count(const ColumnPartition& columns) {
    std::uint64_t count = 1;
    for (int p = 0; p < 9; ++p) count *= static_cast<std::uint64_t>(columns.block_end(p) - p);
    for (int s = 0; s < 3; ++s) count *= static_cast<std::uint64_t>(columns.stack_block_end(s) - s);
    return count;
}

// 1 for most. Relabellings of digits that do not occur are not counted.
inline std::uint64_t automorphism_count(const Grid9& grid) {
    const MinLexSearch search(grid);
    std::uint64_t count = 0;
    for (const MinLexSearch::Arrangement& arrangement : search.arrangements()) {
        count += arrangement.multiplicity * order_count(arrangement.columns);
    }
    return count;
}

}  // namespace rookery
