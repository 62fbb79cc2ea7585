// The answers of the paper's encoding on boards of order 3, compared with the steps of closure.hpp: the clues that it
// finds make progress in every step before K, and if K is enough they are solved.
#include "exact/encoding/state_encoding.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "board/random.hpp"
#include "exact/closure.hpp"
#include "support/checkers/lrat_checker.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kSeed = 17;
constexpr std::uint64_t kStateConflicts = 1'000'000;

CellSet random_clues(int clues, Random& random) {
    CellSet pattern;
    while (pattern.size() < clues) pattern.add(static_cast<int>(random.below(Geometry9::kCells)));
    return pattern;
}

// There is no contradiction before step K, and each step up to it removes a candidate or leaves a full board. (A house
// without a place for a digit is no contradiction for naked singles, nor for the encoding; there the steps here end.)
bool gets_on(const Grid9& puzzle, StrategySet strategies, int steps) {
    StrategyState<3> state = initial_state(puzzle);
    for (int k = 1; k <= steps; ++k) {
        if (state.contradiction) {
            const auto& sets = state.candidates.sets;
            return !strategies.has(Strategy::hidden_singles) && std::find(sets.begin(), sets.end(), 0) == sets.end();
        }
        const StrategyState<3> next = next_state(state, strategies);
        if (next.candidates == state.candidates && !next.solved()) return false;
        state = next;
    }
    return true;
}

}  // namespace

TEST_CASE("clues from the paper's encoding make progress in every step before K") {
    Random random(kSeed);
    for (const int clues : {28, 44}) {
        for (const StrategySet strategies : {kNakedSingles, kBasicStrategies}) {
            for (const int steps : {1, 3}) {
                const CellSet pattern = random_clues(clues, random);
                const StateEncoding<3> encoding(pattern, strategies, steps);
                SatSolver solver(encoding.formula());
                INFO("seed ", kSeed, ", ", clues, " clues, K = ", steps, ": ", list_of(strategies));
                REQUIRE(solver.solve(kStateConflicts) == SatAnswer::satisfiable);
                const Grid9 puzzle = encoding.clues_in(solver);
                CHECK(puzzle.clue_count() == clues);
                CHECK(gets_on(puzzle, strategies, steps));
            }
        }
    }
}

TEST_CASE("given enough steps, clues from the paper's encoding are solved") {
    Random random(kSeed, 1);
    const CellSet pattern = random_clues(65, random);
    constexpr int kEnough = 10;
    const StateEncoding<3> encoding(pattern, kBasicStrategies, kEnough);
    SatSolver solver(encoding.formula());
    REQUIRE(solver.solve(kStateConflicts) == SatAnswer::satisfiable);
    CHECK(Closure<3>(kBasicStrategies).solves(encoding.clues_in(solver)));
}

TEST_CASE("the paper's encoding refutes clues in one band and gives a proof") {
    CellSet pattern;
    for (int cell = 0; cell < 27; ++cell) pattern.add(cell);
    const StateEncoding<3> encoding(pattern, kNakedSingles, 1);
    LratChecker checker;
    SatSolver solver(encoding.formula(), &checker);
    REQUIRE(solver.solve(kStateConflicts) == SatAnswer::unsatisfiable);
    CHECK(checker.result() == "verified");
}
