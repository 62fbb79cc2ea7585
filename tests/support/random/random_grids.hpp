// Random boards for property tests, from a Random that the test seeds. They share nothing with the rooms that make
// puzzles.
#pragma once

#include <array>
#include <cstddef>

#include "board/grid.hpp"
#include "board/random.hpp"

namespace rookery::random_grids {

namespace detail {
// Backtracks cell by cell, with digits in random order; fast enough once the three boxes of the diagonal are filled.
inline bool complete(Grid9& grid, int cell, Random& random) {
    while (cell < Geometry9::kCells && grid[cell] != 0) ++cell;
    if (cell == Geometry9::kCells) return true;
    std::array<Digit, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(digits);
    for (const Digit d : digits) {
        bool free = true;
        for (const int peer : Geometry9::kPeerCells[static_cast<std::size_t>(cell)]) free = free && grid[peer] != d;
        if (!free) continue;
        grid[cell] = d;
        if (complete(grid, cell + 1, random)) return true;
    }
    grid[cell] = 0;
    return false;
}
}  // namespace detail

// A full grid. Every grid is possible; not exactly uniform.
inline Grid9 solution(Random& random) {
    Grid9 grid;
    for (const int box : {0, 4, 8}) {
        std::array<Digit, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
        random.shuffle(digits);
        for (int i = 0; i < 9; ++i) {
            grid[Geometry9::kHouseCells[static_cast<std::size_t>(box)][static_cast<std::size_t>(i)]] =
                digits[static_cast<std::size_t>(i)];
        }
    }
    detail::complete(grid, 0, random);
    return grid;
}

// `clues` cells of a full grid, the others empty: mostly with several solutions.
inline Grid9 part_of(const Grid9& full, int clues, Random& random) {
    std::array<int, Geometry9::kCells> cells{};
    for (int i = 0; i < Geometry9::kCells; ++i) cells[static_cast<std::size_t>(i)] = i;
    random.shuffle(cells);
    Grid9 grid;
    for (int i = 0; i < clues; ++i) grid[cells[static_cast<std::size_t>(i)]] = full[cells[static_cast<std::size_t>(i)]];
    return grid;
}

// `clues` cells, each with a digit of 1..digits, even against the rules.
inline Grid9 scribble(int clues, int digits, Random& random) {
    Grid9 ones;
    ones.digits.fill(1);
    Grid9 grid = part_of(ones, clues, random);
    for (Digit& d : grid.digits) {
        if (d != 0) d = static_cast<Digit>(1 + random.below(static_cast<std::uint32_t>(digits)));
    }
    return grid;
}

}  // namespace rookery::random_grids
