#include <doctest/doctest.h>

#include "exact/closure.hpp"
#include "support/closures.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

using samples::grid_of;

// Row 1 lacks 9 in r1c9; nothing else is known.
constexpr std::string_view kAlmostARow =
    "12345678.........................................................................";

int distance(const Grid9& puzzle, StrategySet strategies) {
    return Closure<3>(strategies).distance(puzzle);
}

}  // namespace

TEST_CASE("the initial state: digits are removed from their peers and their cell") {
    Grid9 puzzle;
    puzzle[40] = 5;
    const StrategyState<3> state = initial_state(puzzle);
    CHECK_FALSE(state.contradiction);
    CHECK_FALSE(state.solved());
    CHECK(state.placed == puzzle);
    for (int cell = 0; cell < 81; ++cell) {
        const DigitSet expected = cell == 40                  ? digit_bit(5)
                                  : Geometry9::sees(cell, 40) ? static_cast<DigitSet>(0x1FF & ~digit_bit(5))
                                                              : DigitSet{0x1FF};
        CHECK(state.candidates[cell] == expected);
    }
}

TEST_CASE("equal clues that see each other are a contradiction, for every set of strategies") {
    for (const int other : {1, 8, 10, 20, 72}) {
        Grid9 puzzle;
        puzzle[0] = puzzle[other] = 7;
        CHECK(initial_state(puzzle).contradiction);
        CHECK(next_state(initial_state(puzzle), kBasicStrategies) == initial_state(puzzle));
        for (unsigned number = 0; number < 32; ++number) {
            CHECK(distance(puzzle, samples::strategy_set(number)) == Closure<3>::kContradiction);
        }
    }
}

TEST_CASE("a cell or a house without a candidate is a contradiction") {
    // r1c9 sees 1 to 9.
    CHECK(distance(grid_of("12345678........9................................................................"),
                   {Strategy::naked_pairs}) == Closure<3>::kContradiction);
    // Row 1 has no place for 9, though each of its empty cells has candidates.
    CHECK(distance(grid_of("123456.....................................9........9..............9.............."),
                   {Strategy::naked_pairs}) == Closure<3>::kContradiction);
}

TEST_CASE("a step applies the allowed strategies once") {
    const StrategyState<3> begin = initial_state(grid_of(kAlmostARow));
    const StrategyState<3> naked = next_state(begin, kNakedSingles);
    CHECK(naked.placed[8] == 9);
    CHECK(naked.placed[80] == 0);
    CHECK_FALSE(has_digit(naked.candidates[80], 9));
    CHECK(next_state(naked, kNakedSingles) == naked);
    CHECK(next_state(begin, {Strategy::hidden_singles}).placed[8] == 9);
    CHECK(next_state(begin, {Strategy::locked_candidates}).placed[8] == 0);
    CHECK_FALSE(has_digit(next_state(begin, {Strategy::locked_candidates}).candidates[17], 9));
    CHECK(next_state(begin, {}) == begin);
}

TEST_CASE("pairs") {
    // r1c8 and r1c9 can only be 8 and 9, which leave the other cells of box 3.
    const Grid9 naked = grid_of("1234567..........................................................................");
    const DigitSet both = static_cast<DigitSet>(digit_bit(8) | digit_bit(9));
    CHECK((initial_state(naked).candidates[15] & both) == both);
    CHECK((samples::last_state(naked, {Strategy::naked_pairs}).candidates[15] & both) == 0);
    // 1 and 2 are in rows 2 and 3 and in column 7: r1c8 and r1c9 are their only places in box 3.
    const Grid9 hidden = grid_of(
        "........."
        "12......."
        "...12...."
        "......1.."
        "........."
        "........."
        "......2.."
        "........."
        ".........");
    const DigitSet pair = static_cast<DigitSet>(digit_bit(1) | digit_bit(2));
    CHECK(initial_state(hidden).candidates[7] == 0x1FF);
    const StrategyState<3> after = next_state(initial_state(hidden), {Strategy::hidden_pairs});
    CHECK(after.candidates[7] == pair);
    CHECK(after.candidates[8] == pair);
    CHECK(after.candidates[6] == static_cast<DigitSet>(0x1FF & ~pair));
}

TEST_CASE("the distance: an extra candidate, and an unplaced cell") {
    const int empty = 81 * 8;
    for (unsigned number = 0; number < 32; ++number) {
        CHECK(distance(Grid9{}, samples::strategy_set(number)) == empty);
        CHECK(Closure<2>(samples::strategy_set(number)).distance(Grid4{}) == 16 * 3);
    }
    // Without singles r1c9 stays open with one candidate, but its peers have still lost digits.
    const Grid9 puzzle = grid_of(kAlmostARow);
    int count = 0;
    for (int cell = 9; cell < 81; ++cell) count += digit_count(initial_state(puzzle).candidates[cell]) - 1;
    CHECK(distance(puzzle, {}) == count + 1);
}

TEST_CASE("a full board is solved, and a puzzle in steps") {
    const Grid9 board = grid_of(samples::kFullBoard);
    CHECK(initial_state(board).solved());
    Grid9 puzzle = board;
    for (const int cell : {0, 10, 20, 30, 40, 50, 60, 70, 80}) puzzle[cell] = 0;
    for (unsigned number = 0; number < 32; ++number) {
        const StrategySet strategies = samples::strategy_set(number);
        Closure<3> closure(strategies);
        CHECK(closure.solves(board));
        CHECK(closure.solves(puzzle) == strategies.places_digits());
        if (closure.solves(puzzle)) CHECK(closure.state().placed == board);
    }
}
