// The number of automorphisms of a grid, counted from the final arrangements of the min-lex search. The count is right
// only if the search keeps all of them.
#pragma once

#include <cstdint>

#include "board/min_lex.hpp"

namespace rookery {

// The number of column orders that respect the blocks: the product of the factorials of their sizes.
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
