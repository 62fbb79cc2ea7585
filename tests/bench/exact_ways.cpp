#include "bench/exact_ways.hpp"

#include <cstdio>
#include <limits>
#include <string>

#include "bench/deadline.hpp"
#include "exact/closure.hpp"
#include "exact/encoding/state_encoding.hpp"
#include "exact/generate_and_test.hpp"

namespace rookery::bench {
namespace {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max() / 2;

// Clues returned by a way must be on the pattern and must be solved by the strategies.
Answer answer_with(const Grid9& puzzle, CellSet pattern, StrategySet strategies) {
    bool good = Closure<3>(strategies).solves(puzzle);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) good = good && (puzzle[cell] != 0) == pattern.contains(cell);
    return good ? Answer::clues : Answer::undecided;
}

Answer decide_by_portfolio(CellSet pattern, StrategySet strategies, std::uint64_t seed,
                           const ProgressCallback& progress) {
    ExactLimits limits;
    limits.attempts = limits.conflicts = kUnlimited;
    const Decision<3> decision = decide<3>(pattern, strategies, limits, seed, progress);
    if (decision.answer != Answer::clues) return decision.answer;
    return answer_with(decision.puzzle, pattern, strategies);
}

Answer decide_by_states(CellSet pattern, StrategySet strategies, const ProgressCallback& progress) {
    const StateEncoding<3> encoding(pattern, strategies);
    SatSolver solver(encoding.formula());
    const SatAnswer answer = solver.solve(kUnlimited, progress);
    if (answer == SatAnswer::unknown) return Answer::undecided;
    if (answer == SatAnswer::unsatisfiable) return Answer::impossible;
    return answer_with(encoding.clues_in(solver), pattern, strategies);
}

Answer decide_by_testing(CellSet pattern, StrategySet strategies, std::uint64_t seed,
                         const ProgressCallback& progress) {
    Random random(seed);
    GenerateAndTest<3> search(pattern, strategies, random);
    Budget attempts(kUnlimited);
    if (!search.next(attempts, progress.stop)) return Answer::undecided;
    return answer_with(search.puzzle(), pattern, strategies);
}

}  // namespace

std::string_view name_of(Way way) {
    switch (way) {
        case Way::portfolio:
            return "portfolio";
        case Way::states:
            return "the paper's encoding";
        case Way::generate_and_test:
            break;
    }
    return "generate and test";
}

Trial run(Way way, CellSet pattern, StrategySet strategies, std::uint64_t seed, double most_seconds) {
    Trial trial;
    const Deadline deadline(most_seconds);
    ProgressCallback progress;
    progress.stop = deadline.flag();
    switch (way) {
        case Way::portfolio:
            trial.answer = decide_by_portfolio(pattern, strategies, seed, progress);
            break;
        case Way::states:
            trial.answer = decide_by_states(pattern, strategies, progress);
            break;
        case Way::generate_and_test:
            trial.answer = decide_by_testing(pattern, strategies, seed, progress);
            break;
    }
    trial.seconds = deadline.seconds();
    return trial;
}

}  // namespace rookery::bench
