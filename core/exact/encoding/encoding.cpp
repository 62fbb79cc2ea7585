#include "exact/encoding/encoding.hpp"

#include "exact/encoding/legend.hpp"
#include "exact/position_reasons.hpp"

namespace rookery {

namespace {

template <int N>
std::vector<int> first_steps_stated(CellSet pattern, StrategySet strategies, Positions positions) {
    if (positions == Positions::stated) return first_steps<N>(pattern, strategies);
    return std::vector<int>(Geometry<N>::kCells, 1);
}

}  // namespace

template <int N>
Encoding<N>::Encoding(CellSet pattern, StrategySet strategies, int steps, Purpose purpose, int divided_steps,
                      Positions positions, StopToken stop)
    : pattern_{pattern},
      strategies_{strategies},
      purpose_{purpose},
      divided_steps_{divided_steps},
      positions_{positions},
      solution_{add_solution<N>(clues_in_cells<N>(pattern), formula_)},
      steps_{clues_in_cells<N>(pattern),
             first_steps_stated<N>(pattern, strategies, positions),
             strategies,
             purpose == Purpose::refute,
             solution_,
             formula_} {
    broken_ = break_symmetries<N>(pattern, solution_, formula_);
    grow(purpose == Purpose::find ? steps - 1 : steps, stop);
    if (purpose == Purpose::find) steps_.add_last_step();
}

template <int N>
void Encoding<N>::grow(int steps, StopToken stop) {
    while (steps_.steps() < steps && !stop.stop_requested()) {
        steps_.add_step();
        if (steps_.steps() <= divided_steps_) first_placed_.push_back(steps_.add_first_placed());
    }
}

template <int N>
void Encoding<N>::demand(const Cube& cube) {
    for (std::size_t i = 0; i < cube.size(); ++i) formula_.add({first_placed_[i].says(cube[i])});
}

template <int N>
std::string Encoding<N>::comments(const Formula& formula, std::string_view foreword) const {
    const std::string strategies = list_of(strategies_);
    std::string text(foreword);
    text += "Which clues in the cells of the pattern can " + strategies + " alone solve?\n";
    if (purpose_ == Purpose::refute) {
        text +=
            "In each step the strategies do everything they can do at once, and each step must do something new until\n"
            "all cells are placed. Unsatisfiable: no clues there can be solved, because all get stuck before the last\n"
            "step, and what happens in the steps before it does not depend on how many steps there are.\n";
    } else {
        text += "Unsatisfiable: no clues there can be solved within that many steps.\n";
    }
    text +=
        "Constraints beyond the rules of sudoku and of the strategies, and why they lose no puzzle:\n"
        "  a puzzle that the strategies solve has one solution, so all digits but one are among its clues, and no\n"
        "  digits of two lines of a band or stack can be swapped in two, three or four clueless columns or rows;\n";
    if (positions_ == Positions::stated && !strategies_.has(Strategy::hidden_singles)) {
        text +=
            "  a naked single needs all digits but one in the cell's houses: a cell has no variable \"placed\" in the\n"
            "  steps before it can see that many placed cells, whatever their order;\n";
    }
    text += "  the symmetries below: one of the solutions that they make of each other is enough.\n";
    text += "pattern " + pattern_text<N>(pattern_) + "\nstrategies " + names_of(strategies_) + "\nsteps " +
            std::to_string(steps()) + '\n';
    return text + symmetry_text<N>(labelled_house<N>(clues_in_cells<N>(pattern_)), broken_) +
           known_digits<N>(solution_) + legend<N>(formula);
}

template <int N>
Grid<N> Encoding<N>::clues_in(const SatSolver& solver) const {
    Grid<N> clues{};
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (!pattern_.contains(cell)) continue;
        for (int d = 0; d < Geometry<N>::kSize; ++d) {
            if (solver.value(solution_[cell][d])) clues[cell] = static_cast<Digit>(d + 1);
        }
    }
    return clues;
}

template class Encoding<2>;
template class Encoding<3>;

}  // namespace rookery
