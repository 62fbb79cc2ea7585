// Counts known from other sources.
#include <doctest/doctest.h>

#include "solve/any_order.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

SolveLimits all_of_them() {
    SolveLimits limits;
    limits.solutions = ~std::uint64_t{0};
    return limits;
}

}  // namespace

TEST_CASE("288 grids of 4x4, 48 of them with diagonals") {
    CHECK(solve_any_order(Grid4{}, all_of_them()).solutions == 288);
    CHECK(solve_any_order(Grid4{}, all_of_them(), Variant::diagonal).solutions == 48);
}

TEST_CASE("puzzles of the 17-clue list and of the hard lists have one solution") {
    const auto check_unique = [](std::string_view line) {
        INFO(line);
        const Grid9 puzzle = samples::grid_of(line);
        const SolveResult result = solve(puzzle);
        CHECK(result.unique());
        CHECK(solves(result.first, puzzle));
    };
    for (const auto line : samples::k17Clues) check_unique(line);
    for (const auto line : samples::kMinimal) check_unique(line);
    for (const auto line : samples::kTop1465) check_unique(line);
    for (const auto line : samples::kHardest) check_unique(line);
}
