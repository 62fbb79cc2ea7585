#include "verbs/exact/exact_row.hpp"

#include "board/clue_cells.hpp"
#include "exact/closure.hpp"
#include "exact/strategies.hpp"
#include "logic/path.hpp"
#include "rate/se_scale.hpp"
#include "solve/any_order.hpp"
#include "solve/solve.hpp"
#include "text/text.hpp"

namespace rookery {
namespace {

bool has_one_solution(const Grid4& puzzle) {
    return solve_any_order(puzzle).unique();
}
bool has_one_solution(const Grid9& puzzle) {
    return solve(puzzle).unique();
}

bool logic_solves(const Grid4&, StrategySet) {
    return true;  // core/logic knows 9x9 boards only
}
bool logic_solves(const Grid9& puzzle, StrategySet strategies) {
    if (!techniques_see_as_much(strategies)) return true;  // then only the steps, as defined, can verify it
    State state(puzzle);
    PathOptions options{kSeScale};
    options.techniques = techniques_of(strategies);
    const auto go_on = [](const Step&, const State&) { return true; };
    return walk_path(state, options, go_on) == PathEnd::solved;
}

template <int N>
ExactRow begun_row(CellSet pattern, StrategySet strategies, Answer answer) {
    std::string drawn(Geometry<N>::kCells, '.');
    pattern.for_each([&](int cell) { drawn[static_cast<std::size_t>(cell)] = 'x'; });
    return {drawn, pattern.size(), names_of(strategies), name_of(answer)};
}

}  // namespace

template <int N>
std::string error_in(const Grid<N>& puzzle, CellSet pattern, StrategySet strategies) {
    const std::string found = "a puzzle was found but failed its check: ";
    if (clue_cells(puzzle) != pattern) return found + "its clues are in the wrong cells: " + to_line(puzzle);
    if (!has_one_solution(puzzle)) return found + "it does not have one solution: " + to_line(puzzle);
    if (steps_to_solve(puzzle, strategies) < 0) return found + "the strategies do not solve it: " + to_line(puzzle);
    if (!logic_solves(puzzle, strategies)) return found + "the solve path does not solve it: " + to_line(puzzle);
    return {};
}

template <int N>
ExactRow exact_row(CellSet pattern, StrategySet strategies, const Decision<N>& decision) {
    ExactRow row = begun_row<N>(pattern, strategies, decision.answer);
    if (decision.answer == Answer::clues) {
        row.puzzle = to_line(decision.puzzle);
        row.steps = steps_to_solve(decision.puzzle, strategies);
    } else {
        if (decision.steps != 0) row.steps = decision.steps;
        row.reason = decision.reason;
    }
    decision.marked.for_each([&](int cell) { row.marked.push_back(cell); });
    return row;
}

template <int N>
ExactRow exact_row_without_puzzle(CellSet pattern, StrategySet strategies, Answer answer, const std::string& reason,
                                  int refuted) {
    ExactRow row = begun_row<N>(pattern, strategies, answer);
    row.reason = reason;
    row.refuted = refuted;
    return row;
}

template std::string error_in<2>(const Grid4&, CellSet, StrategySet);
template std::string error_in<3>(const Grid9&, CellSet, StrategySet);
template ExactRow exact_row<2>(CellSet, StrategySet, const Decision<2>&);
template ExactRow exact_row<3>(CellSet, StrategySet, const Decision<3>&);
template ExactRow exact_row_without_puzzle<2>(CellSet, StrategySet, Answer, const std::string&, int);
template ExactRow exact_row_without_puzzle<3>(CellSet, StrategySet, Answer, const std::string&, int);

}  // namespace rookery
