// The formulas REFUTE and FIND compared with the steps as defined: with a puzzle's clues added, REFUTE with K steps is
// satisfiable if and only if the puzzle is not stuck before step K, and FIND if and only if it is solved by then.
#include <doctest/doctest.h>

#include <array>
#include <string>

#include "board/automorphisms.hpp"
#include "board/clue_cells.hpp"
#include "exact/closure.hpp"
#include "exact/encoding/encoding.hpp"
#include "solve/solve.hpp"
#include "support/environment.hpp"
#include "support/random/random_puzzles.hpp"
#include "text/text.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kConflicts = 1'000'000;

struct Run {
    int steps = 0;  // until it is solved, or nothing more follows
    bool solved = false;
};

Run run_of(const Grid9& puzzle, StrategySet strategies) {
    Run run;
    for (StrategyState<3> state = initial_state(puzzle);; ++run.steps) {
        run.solved = state.solved();
        const StrategyState<3> next = next_state(state, strategies);
        if (run.solved || next == state) return run;
        state = next;
    }
}

// With the digits relabelled as in the formula: the labelled house has 1 to 9 in order.
Grid9 relabelled_for(const Grid9& puzzle) {
    const Grid9 solution = solve(puzzle).first;
    std::array<Digit, 10> label{};
    Digit next = 0;
    for (const int cell : Geometry9::kHouseCells[labelled_house<3>(clues_in_cells<3>(clue_cells(puzzle)))])
        label[solution[cell]] = ++next;
    Grid9 result;
    for (int cell = 0; cell < 81; ++cell) result[cell] = label[puzzle[cell]];
    return result;
}

bool can_be_satisfied(const Grid9& puzzle, StrategySet strategies, int steps, Purpose purpose) {
    const Encoding<3> encoding(clue_cells(puzzle), strategies, steps, purpose);
    Formula formula = encoding.formula();
    clue_cells(puzzle).for_each(
        [&](int cell) { formula.add({encoding.solution()[cell][static_cast<std::size_t>(puzzle[cell] - 1)]}); });
    SatSolver solver(formula);
    const SatAnswer answer = solver.solve(kConflicts);
    REQUIRE(answer != SatAnswer::unknown);
    return answer == SatAnswer::satisfiable;
}

}  // namespace

TEST_CASE("with the clues given, the formulas follow the steps") {
    using S = Strategy;
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 7);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 2);
    Random random(seed);
    int solved = 0;
    int stuck = 0;
    for (const StrategySet strategies :
         {kNakedSingles, StrategySet{S::hidden_singles}, kBasicStrategies,
          StrategySet{S::naked_singles, S::naked_pairs}, StrategySet{S::hidden_singles, S::hidden_pairs},
          StrategySet{S::naked_singles, S::hidden_singles, S::locked_candidates, S::naked_pairs, S::hidden_pairs}}) {
        for (std::uint64_t i = 0; i < cases; ++i) {
            const int clues = i % 2 == 0 ? 0 : 34;
            const Grid9 puzzle = relabelled_for(samples::random_puzzle(random, clues));
            if (!automorphisms_of<3>(clue_cells(puzzle), 1).empty())
                continue;  // symmetry breaking may exclude it as the greater of two equivalent ones
            const Run run = run_of(puzzle, strategies);
            CAPTURE(seed);
            CAPTURE(to_line(puzzle));
            CAPTURE(list_of(strategies));
            CAPTURE(run.steps);
            CAPTURE(run.solved);
            (run.solved ? solved : stuck) += 1;
            if (run.steps > 0) CHECK(can_be_satisfied(puzzle, strategies, run.steps, Purpose::refute));
            CHECK(can_be_satisfied(puzzle, strategies, run.steps + 1, Purpose::refute) == run.solved);
            if (run.steps > 1) CHECK_FALSE(can_be_satisfied(puzzle, strategies, run.steps - 1, Purpose::find));
            if (run.steps > 0) CHECK(can_be_satisfied(puzzle, strategies, run.steps, Purpose::find) == run.solved);
        }
    }
    CHECK(solved > 0);
    CHECK(stuck > 0);
}
