#include "exact/refutation.hpp"

#include <utility>

#include "exact/encoding/cube_cover.hpp"
#include "exact/encoding/legend.hpp"
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

namespace {

template <int N>
CellSet whole_board() {
    CellSet cells;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) cells.add(cell);
    return cells;
}

template <int N>
std::string foreword_for(CellSet pattern, CellSet open, const std::string& sentence) {
    return "The pattern in question is\n  " + pattern_text<N>(pattern) +
           "\nIt is impossible by its positions: " + sentence +
           ".\nThe formula allows clues in all cells but these, none of which holds a clue:\n  " + cells_text<N>(open) +
           "\nAdding a clue never stops a strategy from working, so if clues in all other cells are not enough,\n"
           "clues in the cells of the pattern are not enough either.\n";
}

}  // namespace

template <int N>
std::string prove_by_positions(CellSet pattern, StrategySet strategies, const PositionReason& reason,
                               std::uint64_t conflicts, const ProgressCallback& progress, ProofSink& proof) {
    CellSet clues = pattern;
    RefutationPlan plan;
    plan.proof = &proof;
    if (const auto about = impossible_for_any_number<N>(pattern, strategies, progress.stop)) {
        const CellSet open = about->cells - pattern;
        clues = whole_board<N>() - open;
        plan.foreword = foreword_for<N>(pattern, open, about->sentence);
        plan.positions = Positions::kept_out;
        // If only naked singles place digits, it is enough to refute one cell that sees enough others.
        if (!strategies.has(Strategy::hidden_singles)) plan.first_steps = 1;
    }
    Refutation<N> refutation(clues, strategies, plan);
    switch (refutation.advance(conflicts, progress)) {
        case Refutation<N>::State::impossible:
            return {};
        case Refutation<N>::State::found:
            return "clues in more cells can be solved, which contradicts the argument from positions";
        case Refutation<N>::State::open:
            break;
    }
    return progress.stop_requested()
               ? "it was stopped before a refutation was found"
               : "no refutation was found in " + std::to_string(conflicts) +
                     " conflicts of the SAT solver; the answer rests on the argument: " + reason.sentence;
}

template std::string prove_by_positions<2>(CellSet, StrategySet, const PositionReason&, std::uint64_t,
                                           const ProgressCallback&, ProofSink&);
template std::string prove_by_positions<3>(CellSet, StrategySet, const PositionReason&, std::uint64_t,
                                           const ProgressCallback&, ProofSink&);

}  // namespace rookery
