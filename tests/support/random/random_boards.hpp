// Random full boards of order 2, 3 and 4, plain and diagonal, and puzzles made from them.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "board/grid.hpp"
#include "board/random.hpp"
#include "solve/any_order.hpp"

namespace rookery::random_boards {

namespace detail {

// 0..n-1 in a random order that keeps groups of `group` together.
inline std::vector<int> shuffled_groups(int n, int group, Random& random) {
    std::vector<int> groups(static_cast<std::size_t>(n / group));
    for (std::size_t i = 0; i < groups.size(); ++i) groups[i] = static_cast<int>(i);
    random.shuffle(groups);
    std::vector<int> order;
    order.reserve(static_cast<std::size_t>(n));
    for (const int g : groups) {
        std::vector<int> inside(static_cast<std::size_t>(group));
        for (std::size_t i = 0; i < inside.size(); ++i) inside[i] = g * group + static_cast<int>(i);
        random.shuffle(inside);
        order.insert(order.end(), inside.begin(), inside.end());
    }
    return order;
}

}  // namespace detail

// The cyclic board with its digits, rows and columns shuffled in ways that keep it valid.
template <int N>
Grid<N> plain_solution(Random& random) {
    using Geo = Geometry<N>;
    const std::vector<int> rows = detail::shuffled_groups(Geo::kSize, N, random);
    const std::vector<int> columns = detail::shuffled_groups(Geo::kSize, N, random);
    const std::vector<int> digits = detail::shuffled_groups(Geo::kSize, 1, random);
    Grid<N> board;
    for (int r = 0; r < Geo::kSize; ++r) {
        for (int c = 0; c < Geo::kSize; ++c) {
            const int row = rows[static_cast<std::size_t>(r)];
            const int digit = (row % N * N + row / N + columns[static_cast<std::size_t>(c)]) % Geo::kSize;
            board[Geo::cell_at(r, c)] = static_cast<Digit>(1 + digits[static_cast<std::size_t>(digit)]);
        }
    }
    return board;
}

// Both diagonals contain every digit too: the first board that a solver finds from a few random digits.
template <int N>
Grid<N> diagonal_solution(Random& random) {
    using Geo = Geometry<N>;
    for (;;) {
        Grid<N> start;
        std::vector<int> digits = detail::shuffled_groups(Geo::kSize, 1, random);
        for (int i = 0; i < Geo::kSize; ++i) {
            start[i * Geo::kSize + i] = static_cast<Digit>(1 + digits[static_cast<std::size_t>(i)]);
        }
        SolveLimits limits;
        limits.solutions = 1;
        limits.guesses = 20'000;
        const AnyOrderResult<N> found = solve_any_order(start, limits, Variant::diagonal);
        if (found.solutions > 0) return found.first;
    }
}

template <int N>
Grid<N> solution(Variant variant, Random& random) {
    return variant == Variant::diagonal ? diagonal_solution<N>(random) : plain_solution<N>(random);
}

// `clues` cells of a board.
template <int N>
Grid<N> part_of(const Grid<N>& board, int clues, Random& random) {
    const std::vector<int> cells = detail::shuffled_groups(Geometry<N>::kCells, 1, random);
    Grid<N> puzzle;
    for (int i = 0; i < clues; ++i) {
        const int cell = cells[static_cast<std::size_t>(i)];
        puzzle[cell] = board[cell];
    }
    return puzzle;
}

// The same with one more clue: a digit that differs from the board's there but causes no conflict. Mostly without a
// solution.
template <int N>
Grid<N> spoilt_part_of(const Grid<N>& board, int clues, Variant variant, Random& random) {
    using Geo = Geometry<N>;
    for (;;) {
        Grid<N> puzzle = part_of(board, clues, random);
        const int cell = static_cast<int>(random.below(Geo::kCells));
        const auto digit = static_cast<Digit>(1 + random.below(Geo::kSize));
        if (puzzle[cell] != 0 || digit == board[cell]) continue;
        puzzle[cell] = digit;
        if (!has_conflict(puzzle, variant)) return puzzle;
    }
}

}  // namespace rookery::random_boards
