// Helpers for the searches for clues.
#pragma once

#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"

namespace rookery {

inline std::vector<int> cells_of(CellSet cells) {
    std::vector<int> list;
    cells.for_each([&list](int cell) { list.push_back(cell); });
    return list;
}

inline int random_one(const std::vector<int>& cells, Random& random) {
    return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
}

inline Digit random_one(DigitSet digits, Random& random) {
    for (auto skipped = random.below(static_cast<std::uint32_t>(digit_count(digits))); skipped > 0; --skipped) {
        digits = without_lowest(digits);
    }
    return lowest_digit(digits);
}

// The digits that no clue excludes from the cell.
template <int N>
DigitSet digits_free_at(const Grid<N>& puzzle, int cell) {
    DigitSet free = all_digits(Geometry<N>::kSize);
    for (const int peer : Geometry<N>::kPeerCells[static_cast<std::size_t>(cell)]) {
        if (puzzle[peer] != 0) free = static_cast<DigitSet>(free & ~digit_bit(puzzle[peer]));
    }
    return free;
}

}  // namespace rookery
