// Random solutions: valid, repeatable, and able to be any of the solutions.
#include <doctest/doctest.h>

#include <set>

#include "solve/solve.hpp"
#include "support/samples.hpp"

using namespace rookery;

TEST_CASE("a random solution of the empty board is a solution determined by the seed") {
    std::set<Grid9> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Grid9 solution;
        Random random(seed);
        REQUIRE(random_solution(Grid9{}, random, solution));
        CHECK(is_solution(solution));
        seen.insert(solution);
        Grid9 again;
        Random same(seed);
        REQUIRE(random_solution(Grid9{}, same, again));
        CHECK(again == solution);
    }
    CHECK(seen.size() == 200);
}

TEST_CASE("every solution of a puzzle occurs eventually") {
    constexpr std::uint64_t kSeed = 5;
    Random random(kSeed);
    for (const auto line : samples::kManySolutions) {
        const Grid9 puzzle = samples::grid_of(line);
        std::set<Grid9> all;
        SolveLimits limits;
        limits.solutions = 40;
        const SolveResult result = for_each_solution(puzzle, limits, [&](const Grid9& solution) {
            all.insert(solution);
            return true;
        });
        if (result.end != SolveEnd::complete) continue;
        std::set<Grid9> seen;
        for (int i = 0; i < 20'000 && seen.size() < all.size(); ++i) {
            Grid9 solution;
            REQUIRE(random_solution(puzzle, random, solution));
            REQUIRE(all.count(solution) == 1);
            seen.insert(solution);
        }
        INFO("seed ", kSeed, " puzzle ", line);
        CHECK(seen == all);
    }
}

TEST_CASE("a puzzle without a solution gives none, and a low guess limit may prevent one") {
    Random random(1);
    Grid9 solution;
    Grid9 conflict;
    conflict[0] = conflict[8] = 1;
    CHECK_FALSE(random_solution(conflict, random, solution));
    CHECK_FALSE(random_solution(Grid9{}, random, solution, 3));
    CHECK(solution == Grid9{});
    const Grid9 puzzle = samples::grid_of(samples::k17Clues[7]);
    CHECK(random_solution(puzzle, random, solution));
    CHECK(solves(solution, puzzle));
}
