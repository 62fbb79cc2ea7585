#include "exact/encoding.hpp"

#include "exact/symmetry_breaking.hpp"

namespace rookery {

template <int N>
Encoding<N>::Encoding(CellSet pattern, StrategySet strategies, int steps, Purpose purpose, const Cube& cube)
    : pattern_{pattern},
      cube_{cube},
      solution_{add_solution<N>(pattern, formula_)},
      steps_{pattern, strategies, purpose == Purpose::refute, solution_, formula_} {
    break_symmetries<N>(pattern, solution_, formula_);
    grow(purpose == Purpose::find ? steps - 1 : steps);
    if (purpose == Purpose::find) steps_.add_last_step();
}

template <int N>
void Encoding<N>::grow(int steps) {
    while (steps_.steps() < steps) {
        const auto step = static_cast<std::size_t>(steps_.steps());
        steps_.add_step();
        if (step < cube_.size()) steps_.demand_first(cube_[step]);
    }
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
