#include "exact/exact.hpp"

#include <algorithm>
#include <array>

#include "exact/clue_search.hpp"
#include "exact/position_reasons.hpp"
#include "exact/refutation.hpp"
#include "generate/geometry/reasons.hpp"

namespace rookery {

std::string_view name_of(Answer answer) {
    constexpr std::array<std::string_view, kAllAnswers.size()> kNames{"clues", "impossible", "undecided"};
    return kNames[static_cast<std::size_t>(answer)];
}

std::optional<Answer> answer(std::string_view name) {
    for (const Answer one : kAllAnswers) {
        if (name_of(one) == name) return one;
    }
    return std::nullopt;
}

namespace {

template <int N>
Decision<N> clues_found(const Grid<N>& puzzle, StrategySet strategies) {
    Decision<N> decision;
    decision.answer = Answer::clues;
    decision.puzzle = puzzle;
    decision.steps = steps_to_solve(puzzle, strategies);
    return decision;
}

template <int N>
Decision<N> refuted(int steps, StrategySet strategies) {
    Decision<N> decision;
    decision.answer = Answer::impossible;
    decision.steps = steps;
    decision.reason =
        "whatever digits these cells hold, " + list_of(strategies) + " get stuck before step " + std::to_string(steps);
    return decision;
}

template <int N>
Decision<N> undecided(const ProgressCallback& progress, int steps) {
    Decision<N> decision;
    decision.reason = std::string(progress.stop_requested() ? "stopped" : "the limits were reached") +
                      " before clues were found or ruled out; the refutation had reached " + std::to_string(steps) +
                      " steps";
    return decision;
}

template <int N>
Decision<N> ruled_out(const PositionReason& reason) {
    Decision<N> decision;
    decision.answer = Answer::impossible;
    decision.reason = reason.sentence;
    decision.marked = reason.cells;
    return decision;
}

// Alternates annealing and refutation, each turn twice as long.
template <int N>
class Portfolio {
  public:
    Portfolio(CellSet pattern, StrategySet strategies, const ExactLimits& limits, std::uint64_t seed)
        : pattern_{pattern},
          strategies_{strategies},
          random_{seed},
          search_{pattern, strategies, random_},
          advice_{search_advice<N>(pattern, strategies)},
          attempts_left_{limits.attempts},
          conflicts_left_{limits.conflicts} {}

    // This is enough for most patterns.
    bool finds_at_once(const ProgressCallback& progress) { return anneals(kAtOnce, progress); }
    Decision<N> found() const { return clues_found(search_.puzzle(), strategies_); }

    Decision<N> run(const ProgressCallback& progress, ProofSink* proof) {
        using State = typename Refutation<N>::State;
        Refutation<N> refutation(pattern_, strategies_, {.proof = proof});
        for (int turn = 0; (attempts_left_ > 0 || conflicts_left_ > 0) && !progress.stop_requested(); ++turn) {
            if (anneals(slice(kFirstAttempts, turn), progress)) return found();
            if (conflicts_left_ == 0) continue;
            const State state = refutation.advance(take(conflicts_left_, slice(kFirstConflicts, turn)), progress);
            if (state == State::found) return clues_found(refutation.puzzle(), strategies_);
            if (state == State::impossible) return refuted<N>(refutation.steps(), strategies_);
        }
        return undecided<N>(progress, refutation.steps());
    }

  private:
    static constexpr std::uint64_t kAtOnce = 50'000;
    // A 4x4 board has few puzzles: if there is one, a few thousand attempts find it.
    static constexpr std::uint64_t kFirstAttempts = N == 2 ? 20'000 : 2'000'000;
    static constexpr std::uint64_t kFirstConflicts = 5'000;
    static constexpr std::uint64_t kBetweenReports = 200'000;  // attempts: a few tenths of a second

    // Twice as long each turn; a million times the first is effectively unlimited.
    static std::uint64_t slice(std::uint64_t first, int turn) { return first << std::min(turn, 20); }

    static std::uint64_t take(std::uint64_t& left, std::uint64_t wanted) {
        const std::uint64_t amount = std::min(left, wanted);
        left -= amount;
        return amount;
    }

    bool anneals(std::uint64_t attempts, const ProgressCallback& progress) {
        if (tried_ == 0 && attempts_left_ > 0) progress.report("annealing");
        for (std::uint64_t left = take(attempts_left_, attempts); left > 0 && !progress.stop_requested();) {
            const std::uint64_t now = std::min(left, kBetweenReports);
            Budget budget(now);
            const bool found = search_.next(budget, progress.stop);
            if (found) return true;
            left -= now;
            tried_ += now;
            report_search_odds(progress, search_, tried_, advice_);
        }
        return false;
    }

    CellSet pattern_;
    StrategySet strategies_;
    Random random_;
    ClueSearch<N> search_;
    std::string advice_;
    std::uint64_t tried_ = 0;
    std::uint64_t attempts_left_;
    std::uint64_t conflicts_left_;
};

}  // namespace

template <int N>
Decision<N> decide(CellSet pattern, StrategySet strategies, const ExactLimits& limits, std::uint64_t seed,
                   const ProgressCallback& progress, ProofSink* proof) {
    const auto rule_out = [&](const PositionReason& reason) {
        Decision<N> decision = ruled_out<N>(reason);
        if (proof != nullptr)
            decision.why_no_proof =
                prove_by_positions<N>(pattern, strategies, reason, limits.proof_conflicts, progress, *proof);
        return decision;
    };
    if (const auto reason = impossible_at_sight<N>(pattern, strategies)) return rule_out(*reason);
    Portfolio<N> portfolio(pattern, strategies, limits, seed);
    if (portfolio.finds_at_once(progress)) return portfolio.found();
    if (const auto reason = impossible_by_positions<N>(pattern, strategies, progress.stop)) return rule_out(*reason);
    return portfolio.run(progress, proof);
}

template <int N>
Decision<N> decide_in_cube(CellSet pattern, StrategySet strategies, const Cube& cube, std::uint64_t conflicts,
                           const ProgressCallback& progress, ProofSink* proof, const std::string& foreword) {
    Refutation<N> refutation(pattern, strategies, {.cube = cube, .proof = proof, .foreword = foreword});
    using State = typename Refutation<N>::State;
    const State state = refutation.advance(conflicts, progress);
    if (state == State::found) return clues_found(refutation.puzzle(), strategies);
    if (state == State::impossible) return refuted<N>(refutation.steps(), strategies);
    return undecided<N>(progress, refutation.steps());
}

template Decision<2> decide<2>(CellSet, StrategySet, const ExactLimits&, std::uint64_t, const ProgressCallback&,
                               ProofSink*);
template Decision<3> decide<3>(CellSet, StrategySet, const ExactLimits&, std::uint64_t, const ProgressCallback&,
                               ProofSink*);
template Decision<2> decide_in_cube<2>(CellSet, StrategySet, const Cube&, std::uint64_t, const ProgressCallback&,
                                       ProofSink*, const std::string&);
template Decision<3> decide_in_cube<3>(CellSet, StrategySet, const Cube&, std::uint64_t, const ProgressCallback&,
                                       ProofSink*, const std::string&);

}  // namespace rookery
