// "Another solution than this grid": checked against counting and for internal consistency.
#include "solve/other_solution.hpp"

#include <doctest/doctest.h>

#include "solve/solve.hpp"
#include "support/environment.hpp"
#include "support/masks.hpp"
#include "support/plain/plain_solver.hpp"
#include "support/random/random_pseudo_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

CellSet random_cells(Random& random, int size) {
    CellSet cells;
    while (cells.size() < size) cells.add(pseudo::random_cell(random));
    return cells;
}

void check_found(const OtherSolution& other, const Grid9& known, const CellSet& clues) {
    REQUIRE(other.complete);
    REQUIRE(is_solution(other.solution));
    REQUIRE(!other.differing.empty());
    REQUIRE((other.differing & clues).empty());
    for (int cell = 0; cell < 81; ++cell) {
        REQUIRE(other.differing.contains(cell) == (other.solution[cell] != known[cell]));
    }
}

}  // namespace

TEST_CASE("another solution is found exactly when counting finds two") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    Random random(seed, 5);
    int unique = 0;
    for (int i = 0; i < 1'000; ++i) {
        const pseudo::SolvedPuzzle sample = pseudo::solved_puzzle(random);
        const KnownGrid known(sample.solution);
        CellSet clues = random_cells(random, 20 + static_cast<int>(random.below(50)));
        if (random.coin()) {
            for (int cell = 0; cell < 81; ++cell) {
                if (sample.puzzle[cell] != 0) clues.add(cell);
            }
        }
        const bool several = plain::solve(samples::puzzle_of(sample.solution, clues).digits).solutions > 1;
        unique += !several;
        INFO("seed ", seed, ", case ", i);
        const OtherSolution other = known.other(clues);
        REQUIRE(other.found == several);
        if (other.found) {
            check_found(other, sample.solution, clues);
        } else {
            REQUIRE(other.complete);
            REQUIRE(other.differing.empty());
        }
    }
    CHECK(unique > 100);
    CHECK(unique < 900);
}

TEST_CASE("another solution that differs in a cell is found exactly when the cell can have another digit") {
    Random random(6);
    for (int i = 0; i < 300; ++i) {
        const pseudo::SolvedPuzzle sample = pseudo::solved_puzzle(random);
        const CellSet clues = random_cells(random, 30 + static_cast<int>(random.below(30)));
        const Grid9 puzzle = samples::puzzle_of(sample.solution, clues);
        const int cell = pseudo::random_cell(random);
        if (clues.contains(cell)) continue;
        bool possible = false;
        for (int digit = 1; digit <= 9; ++digit) {
            Grid9 with = puzzle;
            with[cell] = static_cast<Digit>(digit);
            possible = possible || (digit != sample.solution[cell] && plain::solve(with.digits, 1).solutions != 0);
        }
        INFO("case ", i);
        const OtherSolution other = KnownGrid(sample.solution).other_at(clues, cell);
        REQUIRE(other.found == possible);
        if (other.found) {
            check_found(other, sample.solution, clues);
            REQUIRE(other.differing.contains(cell));
        }
    }
}

TEST_CASE("all cells given: no other solution; none given: there is one") {
    const Grid9 solution = solve(samples::grid_of(samples::kMinimal[0])).first;
    const KnownGrid known(solution);
    CHECK(known.solution() == solution);
    CHECK_FALSE(known.other(CellSet::all()).found);
    const OtherSolution any = known.other(CellSet());
    REQUIRE(any.found);
    check_found(any, solution, CellSet());
}

TEST_CASE("the search for another solution can be limited and stopped") {
    // Hard enough for a few guesses, with only one solution.
    const Grid9 puzzle = samples::grid_of(samples::kHardest[0]);
    const KnownGrid known(solve(puzzle).first);
    CellSet clues;
    for (int cell = 0; cell < 81; ++cell) {
        if (puzzle[cell] != 0) clues.add(cell);
    }
    const OtherSolution whole = known.other(clues);
    CHECK_FALSE(whole.found);
    CHECK(whole.complete);
    REQUIRE(whole.guesses > 1);
    SolveLimits limits;
    limits.guesses = whole.guesses - 1;
    CHECK_FALSE(known.other(clues, limits).complete);
    const std::atomic<bool> stop{true};
    limits = {};
    limits.stop = &stop;
    CHECK_FALSE(known.other(clues, limits).complete);
}
