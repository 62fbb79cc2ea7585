#include "exact/refutation.hpp"

#include <utility>

#include "exact/encoding/cube_cover.hpp"
#include "exact/encoding/solve_steps.hpp"

namespace rookery {

template <int N>
Refutation<N>::Refutation(CellSet pattern, StrategySet strategies, RefutationPlan plan)
    : plan_{std::move(plan)},
      encoding_{pattern,        strategies, plan_.first_steps, Purpose::refute, static_cast<int>(plan_.cube.size()),
                plan_.positions},
      closure_{strategies} {
    if (plan_.proof == nullptr) encoding_.demand(plan_.cube);
}

template <int N>
void Refutation<N>::make_solver() {
    if (plan_.proof == nullptr) {
        solver_ = std::make_unique<SatSolver>(encoding_.formula());
        return;
    }
    with_comments_ = encoding_.formula();
    if (!plan_.cube.empty()) add_part<N>(encoding_, plan_.cube, with_comments_);
    with_comments_.set_comments(encoding_.comments(with_comments_, plan_.foreword));
    solver_ = std::make_unique<SatSolver>(with_comments_, plan_.proof);
}

template <int N>
typename Refutation<N>::State Refutation<N>::advance(std::uint64_t conflicts, const ProgressCallback& progress) {
    for (;;) {
        if (!solver_) make_solver();
        const SatAnswer answer = solve_steps(*solver_, steps(), conflicts, progress);
        if (answer == SatAnswer::unknown) return State::open;
        if (answer == SatAnswer::unsatisfiable) return State::impossible;
        puzzle_ = encoding_.clues_in(*solver_);
        if (closure_.solves(puzzle_)) return State::found;
        if (plan_.proof != nullptr) solver_.reset();
        encoding_.grow(steps() + kMoreSteps, progress.stop);
    }
}

template class Refutation<2>;
template class Refutation<3>;

}  // namespace rookery
