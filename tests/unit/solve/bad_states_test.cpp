// Bad states: boards that break the rules, boards without a solution that take long to refute, and searches that must
// be aborted. The answer must be right, and come at once or within the limits.
#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "solve/any_order.hpp"
#include "solve/solve.hpp"
#include "support/random/random_pseudo_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;
using samples::candidates_of;

namespace {

// 15 clues without a conflict and without a solution, found by hill climbing towards longer and longer searches: tens
// of thousands of guesses for solvers that know hidden singles, and not many fewer for those that know locked
// candidates.
constexpr std::string_view kLongContradiction =
    "9.8.7.4...............12...............6.....3........7....16....3..7.......2.1..";
constexpr std::uint64_t kGuesses = 1'000;

SolveLimits limited_to(std::uint64_t solutions, std::uint64_t guesses = 100'000) {
    SolveLimits limits;
    limits.solutions = solutions;
    limits.guesses = guesses;
    return limits;
}

// No solution, found without a guess; the same from candidates.
void check_refuted_at_once(const Grid9& puzzle) {
    for (const SolveResult& result : {solve(puzzle, limited_to(100)), solve(candidates_of(puzzle), limited_to(100))}) {
        REQUIRE(result.solutions == 0);
        REQUIRE(result.end == SolveEnd::complete);
        REQUIRE(result.guesses == 0);
        REQUIRE(result.first == Grid9{});
    }
}

}  // namespace

TEST_CASE("bad states: one conflict in a house of any kind is noticed without a guess") {
    constexpr std::uint64_t kSeed = 11;
    Random random(kSeed);
    for (const pseudo::Kind kind :
         {pseudo::Kind::conflict_in_box, pseudo::Kind::conflict_in_row, pseudo::Kind::conflict_in_column}) {
        for (int i = 0; i < 300; ++i) {
            const Grid9 puzzle = pseudo::puzzle(kind, random);
            INFO("seed ", kSeed, ": ", samples::line_of(puzzle));
            check_refuted_at_once(puzzle);
        }
    }
}

TEST_CASE("bad states: a cell that sees all digits and a digit without a place are noticed without a guess") {
    constexpr std::uint64_t kSeed = 12;
    Random random(kSeed);
    for (const pseudo::Kind kind : {pseudo::Kind::cell_without_digit, pseudo::Kind::digit_without_place}) {
        for (int i = 0; i < 300; ++i) {
            const Grid9 puzzle = pseudo::puzzle(kind, random);
            INFO("seed ", kSeed, ": ", samples::line_of(puzzle));
            check_refuted_at_once(puzzle);
        }
    }
}

TEST_CASE("bad states: two digits whose only place in a box is the same cell") {
    // Digits 3 and 7 of box 6, in r4c7. A solver that misses them searches the open rest of the board for a long time.
    const SolveLimits limits = limited_to(2, 100);
    const Grid9 puzzle =
        samples::grid_of(".....2.6....8...75.......3.........41..73....73..1........4.6..................41");
    const SolveResult result = solve(puzzle, limits);
    CHECK(result.solutions == 0);
    CHECK(result.end == SolveEnd::complete);
}

TEST_CASE("bad states: full boards with a wrong swap, a wrong row, or random digits") {
    Random random(13);
    const Grid9 full = pseudo::full_board(random);
    for (int a = 0; a < 81; ++a) {
        for (int b = a + 1; b < 81; ++b) {
            if (full[a] == full[b]) continue;
            Grid9 swapped = full;
            std::swap(swapped[a], swapped[b]);
            check_refuted_at_once(swapped);
        }
    }
    for (int row = 0; row < 9; ++row) {
        Grid9 turned = full;     // the row is right; boxes and columns are wrong
        Grid9 repeated = full;   // a row repeated
        Grid9 exchanged = full;  // two rows of different bands: only boxes are wrong
        for (int column = 0; column < 9; ++column) {
            const int cell = Geometry9::cell_at(row, column);
            turned[cell] = full[Geometry9::cell_at(row, (column + 1) % 9)];
            repeated[cell] = full[Geometry9::cell_at((row + 1) % 9, column)];
            std::swap(exchanged[cell], exchanged[Geometry9::cell_at((row + 3) % 9, column)]);
        }
        check_refuted_at_once(turned);
        check_refuted_at_once(repeated);
        check_refuted_at_once(exchanged);
    }
    for (Digit digit = 1; digit <= 9; ++digit) {
        Grid9 same;
        same.digits.fill(digit);
        check_refuted_at_once(same);
    }
}

TEST_CASE("bad states: the full board from candidates, correct, and with one cell emptied or wrong") {
    Random random(14);
    const Grid9 full = pseudo::full_board(random);
    const SolveResult right = solve(candidates_of(full), limited_to(100));
    CHECK(right.unique());
    CHECK(right.guesses == 0);
    CHECK(right.first == full);
    for (int cell = 0; cell < 81; ++cell) {
        Candidates9 candidates = candidates_of(full);
        const DigitSet others = static_cast<DigitSet>(all_digits(9) ^ candidates[cell]);
        for (const DigitSet set : {DigitSet{0}, others}) {
            candidates[cell] = set;
            const SolveResult result = solve(candidates, limited_to(100));
            REQUIRE(result.solutions == 0);
            REQUIRE(result.end == SolveEnd::complete);
            REQUIRE(result.guesses == 0);
        }
        candidates[cell] = all_digits(9);
        REQUIRE(solve(candidates, limited_to(100)).unique());
    }
}

TEST_CASE("bad states: 729 candidates are the empty board; its first 10,000 solutions are distinct and correct") {
    Candidates9 all;
    all.sets.fill(all_digits(9));
    const SolveResult result = solve(all, limited_to(10'000));
    CHECK(result.solutions == 10'000);
    CHECK(result.end == SolveEnd::solution_limit);

    std::vector<Grid9> solutions;
    const SolveResult empty = for_each_solution(Grid9{}, limited_to(10'000), [&](const Grid9& solution) {
        solutions.push_back(solution);
        return true;
    });
    CHECK(empty.solutions == result.solutions);
    CHECK(empty.guesses == result.guesses);
    CHECK(empty.first == result.first);
    REQUIRE(solutions.size() == 10'000);
    CHECK(std::all_of(solutions.begin(), solutions.end(), [](const Grid9& grid) { return is_solution(grid); }));
    std::sort(solutions.begin(), solutions.end());
    CHECK(std::adjacent_find(solutions.begin(), solutions.end()) == solutions.end());
}

TEST_CASE("bad states: a long fruitless search ends at the guess limit in every call") {
    const Grid9 puzzle = samples::grid_of(kLongContradiction);
    const auto check_broken_off = [](const SolveResult& result, std::uint64_t guesses) {
        CHECK(result.solutions == 0);
        CHECK(result.end == SolveEnd::guess_limit);
        CHECK(result.guesses == guesses);
        CHECK_FALSE(result.unique());
    };
    for (const std::uint64_t guesses : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{77}, kGuesses}) {
        const SolveLimits limits = limited_to(2, guesses);
        check_broken_off(solve(puzzle, limits), guesses);
        check_broken_off(solve(candidates_of(puzzle), limits), guesses);
        bool visited = false;
        check_broken_off(for_each_solution(puzzle, limits,
                                           [&](const Grid9&) {
                                               visited = true;
                                               return true;
                                           }),
                         guesses);
        CHECK_FALSE(visited);
        Random random(15);
        Grid9 solution;
        CHECK_FALSE(random_solution(puzzle, random, solution, guesses));
        CHECK(solution == Grid9{});
    }
    CHECK(solve_any_order(puzzle, limited_to(2, kGuesses)).end == SolveEnd::guess_limit);
    const SolveResult whole = solve(puzzle, limited_to(2, 10'000'000));  // refuted in the end
    CHECK(whole.solutions == 0);
    CHECK(whole.end == SolveEnd::complete);
    CHECK(whole.guesses > kGuesses);
}

TEST_CASE("bad states: a stop flag set before the search ends it soon; an answer without a guess is still given") {
    const std::atomic<bool> stop{true};
    SolveLimits limits = limited_to(2);
    limits.stop = &stop;
    const Grid9 puzzle = samples::grid_of(kLongContradiction);
    for (const SolveResult& result : {solve(puzzle, limits), solve(candidates_of(puzzle), limits),
                                      for_each_solution(puzzle, limits, [](const Grid9&) { return true; })}) {
        CHECK(result.end == SolveEnd::stopped);
        CHECK(result.solutions == 0);
        CHECK(result.guesses < kGuesses);
    }
    Random random(16);
    CHECK(solve(pseudo::full_board(random), limits).unique());
    Grid9 conflict;
    conflict[0] = conflict[1] = 1;
    CHECK(solve(conflict, limits).end == SolveEnd::complete);
}

TEST_CASE("bad states: a visitor that ends the search at the last solution still counts as stopping it") {
    const Grid9 puzzle = samples::grid_of(samples::k17Clues[0]);
    const SolveResult result = for_each_solution(puzzle, limited_to(100), [](const Grid9&) { return false; });
    CHECK(result.solutions == 1);
    CHECK(result.end == SolveEnd::stopped);
    CHECK_FALSE(result.unique());
}

TEST_CASE("bad states: no clue of a puzzle without a solution is redundant") {
    CHECK(redundant_clues(samples::grid_of(kLongContradiction)).empty());
    Random random(17);
    Grid9 full = pseudo::full_board(random);
    CHECK(redundant_clues(full) == CellSet::all());
    std::swap(full[0], full[1]);
    CHECK(redundant_clues(full).empty());
}
