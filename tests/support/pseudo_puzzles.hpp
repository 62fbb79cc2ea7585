// Random pseudo-puzzles of every kind that a solver may meet: hardly any clue, conflicting givens, hidden
// contradictions, almost full, one solution, many solutions.
#pragma once

#include "board/grid.hpp"
#include "board/random.hpp"
#include "support/plain_solver.hpp"
#include "support/samples.hpp"

namespace rookery::pseudo {

// A full board: a solved sample with its digits renamed and its rows and columns moved inside their bands and stacks.
inline Grid9 full_board(Random& random) {
    const Grid9 puzzle = samples::grid_of(samples::kMinimal[random.below(samples::kMinimal.size())]);
    const plain::Cells solution = plain::solve(puzzle.digits, 1).first;
    std::array<int, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(digits);
    const auto lines = [&] {
        std::array<int, 9> order{};
        for (int band = 0; band < 3; ++band) {
            std::array<int, 3> inner{0, 1, 2};
            random.shuffle(inner);
            for (int i = 0; i < 3; ++i) order[band * 3 + i] = band * 3 + inner[i];
        }
        return order;
    };
    const std::array<int, 9> rows = lines();
    const std::array<int, 9> columns = lines();
    Grid9 grid;
    for (int cell = 0; cell < 81; ++cell) {
        grid[cell] = static_cast<Digit>(digits[solution[rows[cell / 9] * 9 + columns[cell % 9]] - 1]);
    }
    return grid;
}

inline Digit random_digit(Random& random) {
    return static_cast<Digit>(random.below(9) + 1);
}
inline int random_cell(Random& random) {
    return static_cast<int>(random.below(81));
}
inline Grid9 keep_clues(Grid9 grid, std::uint32_t clues, Random& random) {
    std::array<int, 81> cells{};
    for (int i = 0; i < 81; ++i) cells[i] = i;
    random.shuffle(cells);
    for (std::uint32_t i = clues; i < 81; ++i) grid[cells[i]] = 0;
    return grid;
}

inline Grid9 puzzle(Random& random) {
    switch (random.below(6)) {
        case 0: {  // digits anywhere: conflicts and contradictions
            Grid9 grid;
            for (std::uint32_t n = random.below(12); n > 0; --n) grid[random_cell(random)] = random_digit(random);
            return grid;
        }
        case 1:
            return keep_clues(full_board(random), random.below(31), random);
        case 2: {  // almost full, perhaps wrong
            Grid9 grid = keep_clues(full_board(random), 40 + random.below(42), random);
            if (random.coin()) grid[random_cell(random)] = random_digit(random);
            return grid;
        }
        case 3: {  // a puzzle with one solution, with clues left out
            Grid9 grid = samples::grid_of(samples::kTop1465[random.below(samples::kTop1465.size())]);
            for (std::uint32_t n = random.below(8); n > 0; --n) grid[random_cell(random)] = 0;
            return grid;
        }
        case 4: {  // the same with one digit added or changed
            Grid9 grid = samples::grid_of(samples::k17Clues[random.below(samples::k17Clues.size())]);
            grid[random_cell(random)] = random_digit(random);
            return grid;
        }
        default: {  // clues moved about
            Grid9 grid = keep_clues(full_board(random), 17 + random.below(14), random);
            for (std::uint32_t n = 1 + random.below(3); n > 0; --n) {
                std::swap(grid[random_cell(random)], grid[random_cell(random)]);
            }
            return grid;
        }
    }
}

}  // namespace rookery::pseudo
