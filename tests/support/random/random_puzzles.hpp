// Random puzzles with one solution.
#pragma once

#include <array>

#include "board/random.hpp"
#include "solve/solve.hpp"

namespace rookery::samples {

// A random full board with clues removed in random order while the solution stays unique, down to `clues`. With `clues`
// = 0 the puzzle is minimal.
inline Grid9 random_puzzle(Random& random, int clues) {
    Grid9 puzzle;
    random_solution(Grid9{}, random, puzzle);
    std::array<std::uint8_t, 81> order{};
    for (int cell = 0; cell < 81; ++cell) order[cell] = static_cast<std::uint8_t>(cell);
    random.shuffle(order);
    for (const int cell : order) {
        if (puzzle.clue_count() <= clues) break;
        const Digit digit = puzzle[cell];
        puzzle[cell] = 0;
        if (!solve(puzzle).unique()) puzzle[cell] = digit;
    }
    return puzzle;
}

}  // namespace rookery::samples
