#include "exact/refutation.hpp"

namespace rookery {
namespace {

// Tells the news of the solver with the number of steps before it.
struct StepNews {
    const Watch& outer;
    int steps;
};

void tell_with_steps(void* context, std::string_view what) {
    const auto& news = *static_cast<const StepNews*>(context);
    news.outer.tell("K = " + std::to_string(news.steps) + " steps: " + std::string(what));
}

}  // namespace

template <int N>
Refutation<N>::Refutation(CellSet pattern, StrategySet strategies, const Cube& cube, ProofSink* proof)
    : encoding_{pattern, strategies, kFirstSteps, Purpose::refute, cube}, proof_{proof}, closure_{strategies} {}

template <int N>
typename Refutation<N>::State Refutation<N>::advance(std::uint64_t conflicts, const Watch& watch) {
    for (;;) {
        if (!solver_) solver_ = std::make_unique<SatSolver>(encoding_.formula(), proof_);
        StepNews news{watch, steps()};
        const Watch inner{watch.stop, watch.activity == nullptr ? nullptr : tell_with_steps, &news};
        const SatAnswer answer = solver_->solve(conflicts, inner);
        if (answer == SatAnswer::unknown) return State::open;
        if (answer == SatAnswer::unsatisfiable) return State::impossible;
        puzzle_ = encoding_.clues_in(*solver_);
        if (closure_.solves(puzzle_)) return State::found;
        if (proof_ != nullptr) solver_.reset();
        encoding_.grow(steps() + kMoreSteps);
    }
}

template class Refutation<2>;
template class Refutation<3>;

}  // namespace rookery
