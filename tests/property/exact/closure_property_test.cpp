// The three closures agree: the fast one, the paper's steps, and the tests' plain one.
#include <doctest/doctest.h>

#include <algorithm>

#include "exact/clue_moves.hpp"
#include "solve/solve.hpp"
#include "support/closures.hpp"
#include "support/random/random_puzzles.hpp"

using namespace rookery;

namespace {

// Some clues of a full board; in a third of the cases one of them is changed, mostly into a contradiction.
template <int N>
Grid<N> some_clues(int clues, Random& random) {
    Grid<N> puzzle = random_board<N>(random);
    std::array<int, Geometry<N>::kCells> cells{};
    for (int i = 0; i < Geometry<N>::kCells; ++i) cells[static_cast<std::size_t>(i)] = i;
    random.shuffle(cells);
    for (std::size_t i = static_cast<std::size_t>(clues); i < cells.size(); ++i) puzzle[cells[i]] = 0;
    if (clues > 0 && random.below(3) == 0) {
        puzzle[cells[0]] = static_cast<Digit>(1 + random.below(static_cast<std::uint32_t>(Geometry<N>::kSize)));
    }
    return puzzle;
}

template <int N>
int distance_of(const StrategyState<N>& state) {
    if (state.contradiction) return Closure<N>::kContradiction;
    int distance = 0;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (state.placed[cell] == 0) distance += std::max(1, digit_count(state.candidates[cell]) - 1);
    }
    return distance;
}

// Returns whether the puzzle is solved, so that the caller can count.
template <int N>
bool check_closures(const Grid<N>& puzzle, StrategySet strategies) {
    const StrategyState<N> plain = samples::state_of<N>(plain::Closure(N, puzzle.digits, samples::plainly(strategies)));
    const StrategyState<N> stepwise = samples::last_state(puzzle, strategies);
    Closure<N> closure(strategies);
    REQUIRE(stepwise.contradiction == plain.contradiction);
    REQUIRE(closure.distance(puzzle) == distance_of(plain));
    if (plain.contradiction) return false;
    REQUIRE(stepwise == plain);
    REQUIRE(closure.state() == plain);
    return plain.solved();
}

template <int N>
void check_one_digit_more(const Grid<N>& puzzle, StrategySet strategies, int cell) {
    Closure<N> closure(strategies);
    if (puzzle[cell] != 0 || closure.distance(puzzle) == Closure<N>::kContradiction) return;
    for (int digit = 1; digit <= Geometry<N>::kSize; ++digit) {
        Grid<N> more = puzzle;
        more[cell] = static_cast<Digit>(digit);
        Closure<N> anew(strategies);
        CHECK(closure.distance_with(cell, static_cast<Digit>(digit)) == anew.distance(more));
    }
}

}  // namespace

TEST_CASE("the closures of random 9x9 puzzles agree, for every set of strategies") {
    Random random(2020);
    int solved = 0;
    for (unsigned number = 0; number < 32; ++number) {
        for (int i = 0; i < 3; ++i) {
            const Grid9 puzzle = some_clues<3>(static_cast<int>(10 + random.below(35)), random);
            CAPTURE(number);
            CAPTURE(i);
            solved += check_closures(puzzle, samples::strategy_set(number));
        }
    }
    CHECK(solved > 2);
}

TEST_CASE("the closures of random 9x9 puzzles with one solution agree, for sets with singles") {
    Random random(2021);
    for (int i = 0; i < 60; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 24);
        CAPTURE(i);
        check_closures(puzzle, samples::strategy_set(random.below(32) | 1U << random.below(2)));
    }
}

TEST_CASE("the closures of random 4x4 puzzles agree, for every set of strategies") {
    Random random(2022);
    for (unsigned number = 0; number < 32; ++number) {
        for (int i = 0; i < 20; ++i) {
            const Grid4 puzzle = some_clues<2>(static_cast<int>(random.below(9)), random);
            CAPTURE(number);
            CAPTURE(i);
            check_closures(puzzle, samples::strategy_set(number));
            check_one_digit_more(puzzle, samples::strategy_set(number), static_cast<int>(random.below(16)));
        }
    }
}

TEST_CASE("the fast closure ends where the paper's steps end") {
    Random random(2023);
    for (int i = 0; i < 1500; ++i) {
        const unsigned number = random.below(32);
        const StrategySet strategies = samples::strategy_set(number);
        const Grid9 puzzle = some_clues<3>(static_cast<int>(14 + random.below(25)), random);
        CAPTURE(number);
        CAPTURE(i);
        const StrategyState<3> last = samples::last_state(puzzle, strategies);
        Closure<3> closure(strategies);
        REQUIRE(closure.distance(puzzle) == distance_of(last));
        if (!last.contradiction) REQUIRE(closure.state() == last);
    }
}

TEST_CASE("one more digit: the closure continues from the current state") {
    Random random(2024);
    for (int i = 0; i < 400; ++i) {
        const Grid9 puzzle = some_clues<3>(static_cast<int>(17 + random.below(15)), random);
        CAPTURE(i);
        check_one_digit_more(puzzle, samples::strategy_set(random.below(32)), static_cast<int>(random.below(81)));
    }
}

TEST_CASE("no strategy removes a digit of the solution") {
    Random random(2025);
    for (int i = 0; i < 150; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 0);
        const Grid9 solution = solve(puzzle).first;
        for (unsigned number = 0; number < 32; ++number) {
            Closure<3> closure(samples::strategy_set(number));
            REQUIRE(closure.distance(puzzle) != Closure<3>::kContradiction);
            const StrategyState<3> state = closure.state();
            for (int cell = 0; cell < Geometry9::kCells; ++cell) {
                REQUIRE(has_digit(state.candidates[cell], solution[cell]));
                REQUIRE((state.placed[cell] == 0 || state.placed[cell] == solution[cell]));
            }
        }
    }
}

TEST_CASE("a step undoes nothing, and a larger set of strategies gets at least as far") {
    Random random(2026);
    for (int i = 0; i < 100; ++i) {
        const Grid9 puzzle = some_clues<3>(26, random);
        const unsigned number = random.below(32);
        const unsigned larger = number | random.below(32);
        StrategyState<3> state = initial_state(puzzle);
        while (!state.contradiction) {
            const StrategyState<3> next = next_state(state, samples::strategy_set(number));
            if (next == state) break;
            for (int cell = 0; cell < Geometry9::kCells; ++cell) {
                REQUIRE((next.candidates[cell] & ~state.candidates[cell]) == 0);
                REQUIRE((state.placed[cell] == 0 || next.placed[cell] == state.placed[cell] || next.contradiction));
            }
            state = next;
        }
        const StrategyState<3> further = samples::last_state(puzzle, samples::strategy_set(larger));
        if (state.contradiction) CHECK(further.contradiction);
        for (int cell = 0; cell < Geometry9::kCells && !further.contradiction; ++cell) {
            CHECK((further.candidates[cell] & ~state.candidates[cell]) == 0);
        }
    }
}
