#include "exact/encoding/cubes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "board/random.hpp"
#include "exact/closure.hpp"
#include "exact/encoding/solution_formula.hpp"
#include "support/masks.hpp"
#include "support/random/random_grids.hpp"

using namespace rookery;

namespace {

// The first cell that is placed in `now` but not in `before`.
int first_new(const Grid9& before, const Grid9& now) {
    for (int cell = 0; cell < 81; ++cell) {
        if (before[cell] == 0 && now[cell] != 0) return cell;
    }
    return kNothing;
}

// The cells of the first steps.
Cube first_cells(const Grid9& puzzle, StrategySet strategies, std::size_t steps) {
    Cube cube;
    StrategyState<3> state = initial_state(puzzle);
    while (cube.size() < steps) {
        const StrategyState<3> next = next_state(state, strategies);
        cube.push_back(first_new(state.placed, next.placed));
        state = next;
    }
    return cube;
}

}  // namespace

TEST_CASE("every assignment is in exactly one cube") {
    Random random(3);
    for (const StrategySet strategies : {kNakedSingles, kBasicStrategies}) {
        for (const std::string_view mask : {samples::kLattice, samples::kCrosses, samples::kRosette}) {
            const CellSet pattern = samples::cells_of(mask);
            for (const int wanted : {1, 2, 16, 300}) {
                const auto cubes = cubes_of<3>(pattern, strategies, wanted);
                CHECK(std::set<Cube>(cubes.begin(), cubes.end()).size() == cubes.size());
                for (int i = 0; i < 20; ++i) {
                    const Grid9 puzzle = samples::puzzle_of(random_grids::solution(random), pattern);
                    const Cube firsts = first_cells(puzzle, strategies, cubes.front().size());
                    CHECK(std::count(cubes.begin(), cubes.end(), firsts) == 1);
                }
            }
        }
    }
}

TEST_CASE("one cube is the whole, and more cubes have more steps") {
    const CellSet pattern = samples::cells_of(samples::kCrosses);
    CHECK(cubes_of<3>(pattern, kBasicStrategies, 1) == std::vector<Cube>{Cube{}});
    CHECK(cubes_of<3>(pattern, kBasicStrategies, 16).size() == 81 - 23 + 1);
    CHECK(cubes_of<3>(pattern, kBasicStrategies, 100).size() > 59 * 50);
}

TEST_CASE("the labelled house has the most clues") {
    CellSet pattern;
    for (const int cell : {0, 1, 40, 41, 42, 43}) pattern.add(cell);
    CHECK(labelled_house<3>(clues_in_cells<3>(pattern)) == 9 + 4);
}
