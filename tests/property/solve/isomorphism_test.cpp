// A map of the symmetry group takes the solutions and redundant clues of a puzzle to those of its image.
#include "board/isomorphism.hpp"

#include <doctest/doctest.h>

#include "solve/solve.hpp"
#include "support/environment.hpp"
#include "support/random/random_pseudo_puzzles.hpp"

using namespace rookery;

TEST_CASE("isomorphic puzzles have the same number of solutions and the same redundant clues") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    Random random(seed, 9);
    SolveLimits limits;
    limits.solutions = 50;
    for (int i = 0; i < 1'000; ++i) {
        const Grid9 puzzle = pseudo::puzzle(random);
        const Isomorphism map = random_isomorphism(random);
        const Grid9 image = apply(map, puzzle);
        const SolveResult a = solve(puzzle, limits);
        const SolveResult b = solve(image, limits);
        INFO("seed ", seed, ", case ", i, ": ", samples::line_of(puzzle));
        REQUIRE(a.solutions == b.solutions);
        REQUIRE(a.end == b.end);
        if (!a.unique()) continue;
        REQUIRE(apply(map, a.first) == b.first);
        // Mark the redundant clues, map the marks, and compare.
        const auto marked = [](const Grid9& grid) {
            Grid9 marks;
            redundant_clues(grid).for_each([&](int cell) { marks[cell] = grid[cell]; });
            return marks;
        };
        REQUIRE(apply(map, marked(puzzle)) == marked(image));
    }
}
