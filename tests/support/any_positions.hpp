// Whether any clues at all, wherever they stand, are solved by the strategies, if they are no more
// than so many: the steps' formula with the positions of the clues left open, and a bound on their
// number (the paper's formulas 14 and 15, with a sequential counter after C. Sinz, 2005). In
// seconds for order 2; for order 3 nobody has seen the end of it.
#pragma once

#include <vector>

#include "exact/closure.hpp"
#include "exact/encoding/step_formula.hpp"
#include "exact/exact.hpp"

namespace rookery::tests {

// No more than `most` of the literals are true.
//
//   sum[i][j]: of the literals up to the i-th, more than j are true
inline void add_at_most(const std::vector<Literal>& literals, int most, Formula& formula) {
    std::vector<Literal> sum(static_cast<std::size_t>(most), kFalse);
    for (const Literal literal : literals) {
        std::vector<Literal> next(sum.size());
        for (std::size_t j = 0; j < sum.size(); ++j) {
            next[j] = formula.new_variable();
            formula.add({-sum[j], next[j]});
            formula.add({-literal, j == 0 ? kFalse : -sum[j - 1], next[j]});
        }
        formula.add({-literal, most == 0 ? kFalse : -sum.back()});
        sum = std::move(next);
    }
}

template <int N>
Decision<N> decide_any_positions(int most_clues, StrategySet strategies, std::uint64_t conflicts,
                                 const ProgressCallback& progress = {}, ProofSink* proof = nullptr) {
    using Geo = Geometry<N>;
    Decision<N> decision;
    CellSet everywhere;
    for (int cell = 0; cell < Geo::kCells; ++cell) everywhere.add(cell);
    for (int steps = Geo::kSize;; ++steps) {
        Formula formula;
        std::vector<Literal> is_clue;
        is_clue.reserve(Geo::kCells);
        for (int cell = 0; cell < Geo::kCells; ++cell) is_clue.push_back(formula.new_variable());
        add_at_most(is_clue, most_clues, formula);
        // With clues wherever they may be, no more is said of the solution than the rules.
        const SolutionLiterals<N> solution = add_solution<N>(everywhere, formula);
        StepFormula<N> step_formula(is_clue, strategies, true, solution, formula);
        while (step_formula.steps() < steps) step_formula.add_step();
        SatSolver solver(formula, proof);
        decision.steps = steps;
        const SatAnswer answer = solver.solve(conflicts, progress);
        if (answer == SatAnswer::unknown) {
            decision.reason = "the limits were reached at " + std::to_string(steps) + " steps";
            return decision;
        }
        if (answer == SatAnswer::unsatisfiable) {
            decision.answer = Answer::impossible;
            decision.reason = "no " + std::to_string(most_clues) +
                              " clues or fewer, wherever they stand, are solved by " + list_of(strategies) +
                              ": all get stuck before step " + std::to_string(steps);
            return decision;
        }
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (!solver.value(is_clue[static_cast<std::size_t>(cell)])) continue;
            for (int d = 0; d < Geo::kSize; ++d) {
                if (solver.value(solution[cell][d])) decision.puzzle[cell] = static_cast<Digit>(d + 1);
            }
        }
        if (Closure<N>(strategies).solves(decision.puzzle)) {
            decision.answer = Answer::clues;
            return decision;
        }
        decision.puzzle = {};
    }
}

}  // namespace rookery::tests
