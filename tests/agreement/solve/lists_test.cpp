// Complete lists, if the environment names their folder (tests/support/data_folder.hpp). By default a sample of each;
// with ROOKERY_FULL=1 all of them, which takes less than a minute.
#include <doctest/doctest.h>

#include "solve/solve.hpp"
#include "support/data_folder.hpp"
#include "support/environment.hpp"
#include "support/plain/plain_solver.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// Compares counts on every `stride`-th puzzle of a list, or on all of them if the environment requests it.
void compare_counts(const std::string& file, std::size_t stride, std::uint64_t limit) {
    const auto list = data::lines_of("puzzles/" + file);
    if (environment::number("ROOKERY_FULL", 0) != 0) stride = 1;
    SolveLimits limits;
    limits.solutions = limit;
    std::size_t compared = 0;
    for (std::size_t i = 0; i < list.size(); i += stride) {
        const Grid9 puzzle = samples::grid_of(list[i]);
        const plain::Result expected = plain::solve(puzzle.digits, limit);
        std::uint64_t visited = 0;
        bool right = true;
        const SolveResult result = for_each_solution(puzzle, limits, [&](const Grid9& solution) {
            ++visited;
            right = right && plain::is_solution_of(solution.digits, puzzle.digits);
            return true;
        });
        INFO(file, ": ", list[i]);
        REQUIRE(result.solutions == expected.solutions);
        REQUIRE(visited == expected.solutions);
        REQUIRE(right);
        REQUIRE(result.end == (expected.complete ? SolveEnd::complete : SolveEnd::solution_limit));
        ++compared;
    }
    if (compared > 0) MESSAGE(file, ": ", compared, " puzzles of ", list.size(), " compared");
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

TEST_CASE("every list: the same number of solutions as the plain solver") {
    compare_counts("17_clue.txt", 100, 100);
    compare_counts("random_minimal.txt", 40, 100);
    compare_counts("top1465.txt", 5, 100);
    compare_counts("top2365.txt", 10, 100);
    compare_counts("hardest_11plus.txt", 100, 100);
    compare_counts("hardest_1106.txt", 5, 100);
    compare_counts("serg_benchmark.txt", 20, 1'000);
    compare_counts("known_grids.txt", 1, 100);
    compare_counts("random_grids.txt", 1, 100);
}
