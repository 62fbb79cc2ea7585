#include "exact/share_refutation.hpp"

#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

#include "exact/clue_shares.hpp"
#include "exact/encoding/legend.hpp"
#include "exact/encoding/solution_formula.hpp"
#include "exact/encoding/solve_steps.hpp"
#include "exact/encoding/step_formula.hpp"
#include "sat/formula.hpp"

namespace rookery {
namespace {

// Counts of true literals in unary, for formulas.
//
// Method: a totalizer (O. Bailleux and Y. Boufkhad, 2003): if bits i and j of two numbers are true, so is bit i + j + 1
// of their sum; if both are false, so is bit i + j.

// [j]: the number is more than j.
using Unary = std::vector<Literal>;

enum class Bounds : std::uint8_t {
    both,    // the sum is the number
    at_most  // the sum is at least the number: enough if only an upper bound has consequences
};

Unary sum_of(const Unary& a, const Unary& b, Bounds bounds, const VariableTag& tag, Formula& formula) {
    Unary sum;
    for (std::size_t i = 0; i < a.size() + b.size(); ++i) sum.push_back(formula.new_variable(tag));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (bounds == Bounds::both && i + j > 0) {
                formula.add({i == 0 ? kFalse : -a[i - 1], j == 0 ? kFalse : -b[j - 1], sum[i + j - 1]});
            }
            if (i + j < sum.size()) {
                formula.add({i == a.size() ? kFalse : a[i], j == b.size() ? kFalse : b[j], -sum[i + j]});
            }
        }
    }
    return sum;
}

// The same for a sum that may be empty because nothing has been added to it yet.
void add_to(Unary& sum, const Unary& more, Bounds bounds, const VariableTag& tag, Formula& formula) {
    sum = sum.empty() ? more : sum_of(sum, more, bounds, tag, formula);
}

// The requirements of naked singles on positions that are left open: a cell that a step places sees enough cells placed
// before, one for each other digit. The strategies' rules imply this, but a solver derives it only digit by digit.

// A cell that is not placed yet sees the placed cells of its box, of the rest of its row and of the rest of its column:
//
//     b b b | r r r | r r r      b: one sum for the nine cells of a box
//     b c b | ...                r: one for the three cells of a row in a box, and likewise for columns
//     b b b |

// Adds these requirements for the step from `before` to `now`.
template <int N>
void add_seen_counts(const StepLiterals<N>& before, const StepLiterals<N>& now, Formula& formula) {
    using Geo = Geometry<N>;
    constexpr int kSize = Geo::kSize;
    const VariableTag tag = says(Says::placed_count);
    const auto add = [&](Unary& sum, const Unary& more) { add_to(sum, more, Bounds::at_most, tag, formula); };
    // [line * N + chute across]
    std::vector<Unary> in_row(static_cast<std::size_t>(kSize) * N);
    std::vector<Unary> in_column(static_cast<std::size_t>(kSize) * N);
    for (int line = 0; line < kSize; ++line) {
        for (int i = 0; i < kSize; ++i) {
            add(in_row[line * N + i / N], {before.placed[Geo::cell_at(line, i)]});
            add(in_column[line * N + i / N], {before.placed[Geo::cell_at(i, line)]});
        }
    }
    const auto rest_of = [&](const std::vector<Unary>& minilines, int line, int chute) {
        Unary rest;
        for (int other = 0; other < N; ++other) {
            if (other != chute) add(rest, minilines[line * N + other]);
        }
        return rest;
    };
    for (int box = 0; box < kSize; ++box) {
        const int band = box / N;
        const int stack = box % N;
        Unary in_box;
        std::array<Unary, N> rest_of_row;
        std::array<Unary, N> rest_of_column;
        for (int i = 0; i < N; ++i) {
            add(in_box, in_row[(band * N + i) * N + stack]);
            rest_of_row[i] = rest_of(in_row, band * N + i, stack);
            rest_of_column[i] = rest_of(in_column, stack * N + i, band);
        }
        for (int i = 0; i < kSize; ++i) {
            const int cell = Geo::cell_at(band * N + i / N, stack * N + i % N);
            const Unary lines = sum_of(rest_of_row[i / N], rest_of_column[i % N], Bounds::at_most, tag, formula);
            for (int outside = 0; outside < kSize - 1; ++outside) {
                const std::size_t most = static_cast<std::size_t>(outside);
                formula.add({-now.placed[cell], before.placed[cell], most < lines.size() ? lines[most] : kFalse,
                             in_box[kSize - 2 - most]});
            }
        }
    }
}

// Fixes the number of clues in each box but leaves their cells open. Of the puzzles that differ only by an exchange of
// lines, it keeps those with their lines in order.

template <int N>
class ClueCounts {
  public:
    using Geo = Geometry<N>;
    static constexpr int kSize = Geo::kSize;

    ClueCounts(const ClueLiterals<N>& clues, Formula& formula) : clues_{clues}, formula_{formula} {}

    void add(const ClueShares<N>& shares) {
        const auto minirow = [](int row, int stack, int i) { return Geo::cell_at(row, stack * N + i); };
        const auto minicolumn = [](int column, int band, int i) { return Geo::cell_at(band * N + i, column); };
        const std::vector<Unary> minirows = minilines(minirow);
        const std::vector<Unary> minicolumns = minilines(minicolumn);
        for (int box = 0; box < kSize; ++box) {
            Unary sum;
            for (int i = 0; i < N; ++i) add_to(sum, minirows[(box / N * N + i) * N + box % N]);
            const int share = shares[box];
            if (share > 0) formula_.add({sum[share - 1]});
            if (share < kSize) formula_.add({-sum[share]});
        }
        put_in_order(minirows);
        put_in_order(minicolumns);
    }

  private:
    // The number of clues in each miniline, at [line * N + chute]. cell(line, chute, i) is the i-th cell of a miniline.
    template <class F>
    std::vector<Unary> minilines(F cell) {
        std::vector<Unary> counts(static_cast<std::size_t>(kSize) * N);
        for (int line = 0; line < kSize; ++line) {
            for (int chute = 0; chute < N; ++chute) {
                for (int i = 0; i < N; ++i) add_to(counts[line * N + chute], {clues_[cell(line, chute, i)]});
            }
        }
        return counts;
    }

    void add_to(Unary& sum, const Unary& more) {
        rookery::add_to(sum, more, Bounds::both, says(Says::clue_count), formula_);
    }

    void put_in_order(const std::vector<Unary>& minilines) {
        Unary last;
        for (int line = 0; line < kSize; ++line) {
            Unary sum;
            for (int chute = 0; chute < N; ++chute) add_to(sum, minilines[line * N + chute]);
            if (line % N > 0) {
                for (int j = 0; j < kSize; ++j) formula_.add({-sum[j], last[j]});
            }
            if (line % N == N - 2) formula_.add({sum[0]});
            last = std::move(sum);
        }
    }

    const ClueLiterals<N>& clues_;
    Formula& formula_;
};

// Adds that each box has its share, that in every band no row has more clues than the row above, and likewise for the
// columns of a stack. Also, at most one row of a band has no clue, since two could change places; likewise for the
// columns of a stack.
template <int N>
void add_clue_counts(const ClueShares<N>& shares, const ClueLiterals<N>& clues, Formula& formula) {
    ClueCounts<N>(clues, formula).add(shares);
}

}  // namespace

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
        "Which " + std::to_string(clues) + " clues, in any cells, can " + list_of(strategies_) +
        " alone solve?\n"
        "Here each box has a fixed share of them, box by box: " +
        text_of<N>(shares_) +
        "\n"
        "In each step the strategies do everything they can do at once, and each step must do something new until\n"
        "all cells are placed. Unsatisfiable: no such clues can be solved, because all get stuck before the last\n"
        "step.\n"
        "Constraints beyond the rules of sudoku and of the strategies, and why they lose no puzzle:\n"
        "  a puzzle that the strategies solve has one solution, so all digits but one are among its clues, no two\n"
        "  rows of a band or columns of a stack are without clues, and no digits of two lines of a band or stack can\n"
        "  be swapped in two, three or four columns or rows without clues;\n"
        "  the symmetries below: one of the puzzles that they make of each other is enough.\n"
        "symmetry boxes: bands can be swapped, stacks too, and rows can become columns: the shares are the greatest\n"
        "  that these make of them, read row by row; every other sharing is one of these or has a formula of its own\n"
        "symmetry lines: rows of a band can be swapped, and columns of a stack: none has more clues than the one\n"
        "  before it\n";
    if (excluded_ > 0) {
        text += "excluded: clues in " + std::to_string(excluded_) +
                " sets of cells that have known puzzles, each by a clause about these cells alone\n";
    }
    text += "strategies " + names_of(strategies_) + "\nsteps " + std::to_string(steps()) + '\n';
    return text + symmetry_text<N>(labelled_house<N>(clues_), {}) + known_digits<N>(solution_) + legend<N>(formula_);
}

template class ShareRefutation<2>;
template class ShareRefutation<3>;

}  // namespace rookery
