// Whole lists, when the environment names the folder that holds them (tests/support/data_folder.hpp).
#include <doctest/doctest.h>

#include "solve/solve.hpp"
#include "support/data_folder.hpp"
#include "support/environment.hpp"
#include "support/plain_solver.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// A sample by default: every so-manieth puzzle.
std::size_t stride(std::size_t sampled) {
    return environment::number("ROOKERY_FULL", 0) != 0 ? 1 : sampled;
}

}  // namespace

TEST_CASE("the 49 158 puzzles of 17 clues have one solution each") {
    const auto list = data::lines_of("puzzles/17_clue.txt");
    if (list.empty()) return;
    CHECK(list.size() == 49'158);
    for (const auto& line : list) {
        const Grid9 puzzle = samples::grid_of(line);
        const SolveResult result = solve(puzzle);
        INFO(line);
        REQUIRE(puzzle.clue_count() == 17);
        REQUIRE(result.unique());
        REQUIRE(plain::is_solution_of(result.first.digits, puzzle.digits));
    }
}

TEST_CASE("the puzzles with many solutions have as many as the plain solver finds, up to 1000") {
    const auto list = data::lines_of("puzzles/serg_benchmark.txt");
    if (list.empty()) return;
    SolveLimits limits;
    limits.solutions = 1'000;
    for (std::size_t i = 0; i < list.size(); i += stride(20)) {
        const Grid9 puzzle = samples::grid_of(list[i]);
        INFO(list[i]);
        REQUIRE(solve(puzzle, limits).solutions == plain::solve(puzzle.digits, 1'000).solutions);
    }
}
