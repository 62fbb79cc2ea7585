// Helpers for the searches for clues.
#pragma once

#include <array>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"
#include "generate/full_board.hpp"

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

// Random full boards of the orders in this room, as starting points.
template <int N>
Grid<N> random_board(Random& random);

template <>
inline Grid9 random_board<3>(Random& random) {
    return rough_full_board(random);
}

// There are only 288 of them: draws random rows until they form one.
template <>
inline Grid4 random_board<2>(Random& random) {
    for (;;) {
        Grid4 board;
        for (int row = 0; row < 4; ++row) {
            std::array<Digit, 4> digits{1, 2, 3, 4};
            random.shuffle(digits);
            for (int column = 0; column < 4; ++column)
                board[4 * row + column] = digits[static_cast<std::size_t>(column)];
        }
        if (is_solution(board)) return board;
    }
}

}  // namespace rookery
