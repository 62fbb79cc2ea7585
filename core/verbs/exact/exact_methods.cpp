#include "verbs/exact/exact_methods.hpp"

#include <algorithm>

#include "exact/closure.hpp"
#include "exact/clue_search.hpp"
#include "exact/encoding/encoding.hpp"
#include "exact/encoding/state_encoding.hpp"
#include "exact/generate_and_test.hpp"

namespace rookery {
namespace {

template <int N>
class Methods {
  public:
    Methods(CellSet pattern, const ExactSpec& wanted, const ProgressCallback& progress, ProofSink* proof)
        : pattern_{pattern}, wanted_{wanted}, progress_{progress}, proof_{proof} {}

    // Search: ClueSearch or GenerateAndTest.
    template <class Search>
    Decision<N> by_search(const std::string& name) const {
        Random random(wanted_.seed);
        Search search(pattern_, wanted_.strategies, random);
        const std::uint64_t most = wanted_.limits().attempts;
        for (std::uint64_t done = 0; done < most && !progress_.stop_requested();) {
            const std::uint64_t now = std::min(most - done, kAttemptsAtOnce);
            Budget attempts(now);
            if (search.next(attempts, progress_.stop)) return clues(search.puzzle());
            done += now;
            report(search, done);
        }
        return undecided(name + " found no clues in " + std::to_string(most) + " attempts");
    }

    Decision<N> find() const {
        const int steps = wanted_.steps != 0 ? wanted_.steps : kFindSteps;
        // A proof would only show that this many steps are too few.
        return by_formula(encoding(steps, Purpose::find), nullptr, [&] {
            return undecided("no clues can be solved within " + std::to_string(steps) +
                             (steps == 1 ? " step" : " steps"));
        });
    }

    Decision<N> refute() const {
        if (wanted_.steps == 0) {
            return decide_in_cube<N>(pattern_, wanted_.strategies, {}, wanted_.limits().conflicts, progress_, proof_);
        }
        return by_formula(encoding(wanted_.steps, Purpose::refute), proof_, [&] { return impossible(wanted_.steps); });
    }

    Decision<N> states() const {
        if (!StateEncoding<N>::encodes(wanted_.strategies)) {
            return undecided("the method states supports only naked singles, hidden singles and locked candidates");
        }
        if (wanted_.steps != 0) {
            return by_formula(StateEncoding<N>(pattern_, wanted_.strategies, wanted_.steps, progress_.stop), proof_,
                              [&] { return impossible(wanted_.steps); });
        }
        return by_more_states();
    }

  private:
    Encoding<N> encoding(int steps, Purpose purpose) const {
        return {pattern_, wanted_.strategies, steps, purpose, 0, Positions::stated, progress_.stop};
    }

    void report(const ClueSearch<N>& search, std::uint64_t tries) const {
        report_search_odds(progress_, search, tries, search_advice<N>(pattern_, wanted_.strategies));
    }
    void report(const GenerateAndTest<N>&, std::uint64_t tries) const {
        report_odds(progress_, tries, Odds::kNothing, {}, search_advice<N>(pattern_, wanted_.strategies));
    }

    // The paper's algorithm 1: more and more steps, in one solver that keeps what it has learned.
    Decision<N> by_more_states() const {
        StateEncoding<N> encoding(pattern_, wanted_.strategies, kFirstStateSteps, progress_.stop);
        SatSolver solver(encoding.formula());
        const std::uint64_t conflicts = wanted_.limits().conflicts;
        for (;;) {
            const SatAnswer answer = solver.solve(conflicts, progress_);
            if (answer == SatAnswer::unknown) return not_decided(conflicts);
            if (answer == SatAnswer::unsatisfiable) break;
            const Grid<N> puzzle = encoding.clues_in(solver);
            if (Closure<N>(wanted_.strategies).solves(puzzle)) return clues(puzzle);
            encoding.grow(encoding.steps() + kMoreStateSteps, progress_.stop);
        }
        Decision<N> decision = impossible(encoding.steps());
        if (proof_ != nullptr) {
            encoding.explain();
            const SatAnswer answer = SatSolver(encoding.formula(), proof_).solve(conflicts, progress_);
            if (answer != SatAnswer::unsatisfiable) decision.why_no_proof = "the conflict limit was reached";
        }
        return decision;
    }

    Decision<N> clues(const Grid<N>& puzzle) const {
        Decision<N> decision;
        decision.answer = Answer::clues;
        decision.puzzle = puzzle;
        return decision;
    }
    Decision<N> undecided(const std::string& reason) const {
        Decision<N> decision;
        decision.reason = reason;
        return decision;
    }
    Decision<N> not_decided(std::uint64_t conflicts) const {
        return undecided("not decided after " + std::to_string(conflicts) + " conflicts");
    }
    Decision<N> impossible(int steps) const {
        Decision<N> decision;
        decision.answer = Answer::impossible;
        decision.reason = "all clues get stuck: refuted with K = " + std::to_string(steps);
        decision.steps = steps;
        return decision;
    }

    template <class Encoded, class F>  // Decision<N> f()
    Decision<N> by_formula(Encoded&& encoding, ProofSink* proof, F if_unsatisfiable) const {
        if (proof != nullptr) encoding.explain();
        SatSolver solver(encoding.formula(), proof);
        const std::uint64_t conflicts = wanted_.limits().conflicts;
        switch (solver.solve(conflicts, progress_)) {
            case SatAnswer::unsatisfiable:
                return if_unsatisfiable();
            case SatAnswer::unknown:
                return not_decided(conflicts);
            case SatAnswer::satisfiable:
                break;
        }
        const Grid<N> puzzle = encoding.clues_in(solver);
        if (Closure<N>(wanted_.strategies).solves(puzzle)) return clues(puzzle);
        return undecided(
            "some clues are not stuck before the last step of the formula, but not solved after it either");
    }

    CellSet pattern_;
    const ExactSpec& wanted_;
    const ProgressCallback& progress_;
    ProofSink* proof_;
};

}  // namespace

template <int N>
Decision<N> decide_by_method(CellSet pattern, const ExactSpec& wanted, const ProgressCallback& progress,
                             ProofSink* proof) {
    const Methods<N> methods(pattern, wanted, progress, proof);
    switch (wanted.method) {
        case ExactMethod::anneal:
            return methods.template by_search<ClueSearch<N>>("annealing");
        case ExactMethod::find:
            return methods.find();
        case ExactMethod::refute:
            return methods.refute();
        case ExactMethod::states:
            return methods.states();
        case ExactMethod::test:
            return methods.template by_search<GenerateAndTest<N>>("generate and test");
        case ExactMethod::portfolio:
        case ExactMethod::sat:  // never for one pattern
            break;
    }
    return decide<N>(pattern, wanted.strategies, wanted.limits(), wanted.seed, progress, proof);
}

template Decision<2> decide_by_method<2>(CellSet, const ExactSpec&, const ProgressCallback&, ProofSink*);
template Decision<3> decide_by_method<3>(CellSet, const ExactSpec&, const ProgressCallback&, ProofSink*);

}  // namespace rookery
