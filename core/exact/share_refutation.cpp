#include "exact/share_refutation.hpp"

#include <numeric>
#include <vector>

#include "exact/encoding/clue_counts.hpp"
#include "exact/encoding/legend.hpp"
#include "exact/encoding/seen_counts.hpp"
#include "exact/encoding/solve_steps.hpp"

namespace rookery {

template <int N>
ShareRefutation<N>::ShareRefutation(const ClueShares<N>& shares, StrategySet strategies)
    : shares_{shares},
      strategies_{strategies},
      clues_{new_clues()},
      solution_{add_solution<N>(clues_, formula_)},
      steps_{clues_, std::vector<int>(Geo::kCells, 1), strategies, true, solution_, formula_},
      closure_{strategies} {
    add_clue_counts<N>(shares, clues_, formula_);
    grow(kFirstSteps);
}

template <int N>
void ShareRefutation<N>::grow(int steps) {
    while (steps_.steps() < steps) {
        steps_.add_step();
        if (!strategies_.has(Strategy::hidden_singles)) add_seen_counts<N>(steps_.before(), steps_.now(), formula_);
    }
}

template <int N>
ClueLiterals<N> ShareRefutation<N>::new_clues() {
    ClueLiterals<N> clues;
    for (int cell = 0; cell < Geo::kCells; ++cell) clues[cell] = formula_.new_variable(says(Says::placed, 0, cell));
    return clues;
}

template <int N>
typename ShareRefutation<N>::State ShareRefutation<N>::advance(std::uint64_t conflicts,
                                                               const ProgressCallback& progress) {
    for (;;) {
        if (!solver_) solver_ = std::make_unique<SatSolver>(formula_);
        const SatAnswer answer = solve_steps(*solver_, steps(), conflicts, progress);
        if (answer == SatAnswer::unknown) return State::open;
        if (answer == SatAnswer::unsatisfiable) return State::impossible;
        puzzle_ = clues_found();
        if (closure_.solves(puzzle_)) return State::found;
        grow(steps() + kMoreSteps);
    }
}

template <int N>
Grid<N> ShareRefutation<N>::clues_found() const {
    Grid<N> puzzle{};
    for (int cell = 0; cell < Geo::kCells; ++cell) {
        if (!solver_->value(clues_[cell])) continue;
        for (int d = 0; d < Geo::kSize; ++d) {
            const Literal s = solution_[cell][d];
            if (s == kTrue || (s != kFalse && solver_->value(s))) puzzle[cell] = static_cast<Digit>(d + 1);
        }
    }
    return puzzle;
}

template <int N>
void ShareRefutation<N>::exclude(CellSet cells) {
    std::vector<Literal> clause;
    cells.for_each([&](int cell) { clause.push_back(-clues_[cell]); });
    formula_.add(clause);
    ++excluded_;
}

template <int N>
bool ShareRefutation<N>::prove(std::uint64_t conflicts, const ProgressCallback& progress, ProofSink& proof) const {
    Formula explained = formula_;
    explained.set_comments(comments());
    return SatSolver(explained, &proof).solve(conflicts, progress) == SatAnswer::unsatisfiable;
}

template <int N>
std::string ShareRefutation<N>::comments() const {
    const int clues = std::accumulate(shares_.begin(), shares_.end(), 0);
    std::string text =
        "Which " + std::to_string(clues) + " clues, in whatever cells, do " + list_of(strategies_) +
        " alone solve?\n"
        "Here each box has its share of them, box by box: " +
        text_of<N>(shares_) +
        "\n"
        "In each step the strategies do all that they can do at once, and each step is asked for "
        "something new until\n"
        "all cells are placed. Unsatisfiable: no such clues are ever solved, for all get stuck before "
        "the last step.\n"
        "What stands in the formula beside the rules of sudoku and of the strategies, and why no puzzle "
        "is lost by it:\n"
        "  what the strategies solve has one solution, so all digits but one are among its clues, no two "
        "rows of a band\n"
        "  are without clues, nor two columns of a stack, and no digits of two lines of a band or stack "
        "can change\n"
        "  places in two, three or four columns or rows without clues;\n"
        "  the symmetries below, of which one puzzle each is enough.\n"
        "symmetry boxes: bands can change places, stacks too, and rows can become columns: the shares "
        "are the\n"
        "  greatest that these make of them, read row by row; every other sharing is one of these or "
        "has a\n"
        "  formula of its own\n"
        "symmetry lines: rows of a band can change places, and columns of a stack: none has more clues "
        "than the one\n"
        "  before it\n";
    if (excluded_ > 0) {
        text += "excluded: clues that stand in " + std::to_string(excluded_) +
                " sets of cells, by clauses about these alone: puzzles there are known\n";
    }
    text += "strategies " + names_of(strategies_) + "\nsteps " + std::to_string(steps()) + '\n';
    return text + symmetry_text<N>(labelled_house<N>(clues_), {}) + known_digits<N>(solution_) + legend<N>(formula_);
}

template class ShareRefutation<2>;
template class ShareRefutation<3>;

}  // namespace rookery
