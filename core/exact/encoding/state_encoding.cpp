#include "exact/encoding/state_encoding.hpp"

#include <array>
#include <vector>

#include "board/geometry.hpp"
#include "exact/encoding/legend.hpp"

namespace rookery {
template <int N>
class StateEncoding<N>::States {
  public:
    using Geo = Geometry<N>;
    static constexpr int kCells = Geo::kCells;
    static constexpr int kSize = Geo::kSize;

    // After one step. Digits are 1..kSize here; placed[c][0]: no digit.
    struct State {
        std::array<std::array<Literal, kSize + 1>, kCells> placed{};
        std::array<std::array<Literal, kSize + 1>, kCells> candidate{};
    };

    States(CellSet pattern, StrategySet strategies, Formula& formula)
        : pattern_{pattern}, strategies_{strategies}, formula_{formula} {}

    const State& now() const { return now_; }

    void add_initial_state() {
        for (int cell = 0; cell < kCells; ++cell) {
            if (pattern_.contains(cell)) {
                add_value(cell);
                formula_.add({-now_.placed[cell][0]});  // formula 1
            } else {
                now_.placed[cell].fill(kFalse);
                now_.placed[cell][0] = kTrue;  // formula 2
            }
            for (int n = 1; n <= kSize; ++n) now_.candidate[cell][n] = new_candidate(cell, n);
        }
        for (int cell = 0; cell < kCells; ++cell) {
            for (int n = 1; n <= kSize; ++n) {
                reasons_.clear();
                add_rule_reasons(cell, n);
                equals_any(-now_.candidate[cell][n], reasons_);  // formula 5
            }
            add_some_candidate(cell);
        }
    }

    // The state after now().
    void add_step() {
        before_ = now_;
        ++step_;
        for (int cell = 0; cell < kCells; ++cell) {
            if (pattern_.contains(cell)) continue;
            add_value(cell);
            for (int n = 1; n <= kSize; ++n) now_.candidate[cell][n] = new_candidate(cell, n);
        }
        add_locked_candidates();
        for (int cell = 0; cell < kCells; ++cell) {
            if (pattern_.contains(cell)) continue;
            for (int n = 1; n <= kSize; ++n) {
                add_placement(cell, n);
                add_removal(cell, n);
            }
            add_some_candidate(cell);
        }
        add_progress();
    }

  private:
    Literal new_candidate(int cell, int n) { return formula_.new_variable(says(Says::candidate, step_, cell, n)); }

    // X of a cell has exactly one value.
    void add_value(int cell) {
        auto& values = now_.placed[cell];
        for (std::size_t n = 0; n < values.size(); ++n) {
            values[n] = formula_.new_variable(says(Says::value, step_, cell, static_cast<int>(n)));
        }
        formula_.add(values);
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) formula_.add({-values[i], -values[j]});
        }
    }

    // Formula 10.
    void add_some_candidate(int cell) {
        std::vector<Literal> clause(now_.candidate[cell].begin() + 1, now_.candidate[cell].end());
        formula_.add(clause);
    }

    // Formula 3: with formulas 4, 8 and 9 for its reasons.
    void add_placement(int cell, int n) {
        reasons_.assign({before_.placed[cell][n]});
        if (strategies_.has(Strategy::naked_singles)) {
            std::vector<Literal> gone;
            for (int other = 1; other <= kSize; ++other) {
                if (other != n) gone.push_back(-before_.candidate[cell][other]);
            }
            reasons_.push_back(all_of(gone));
        }
        if (strategies_.has(Strategy::hidden_singles)) {
            for (const HouseKind kind : kHouseKinds) {
                std::vector<Literal> gone;
                for (const int other : Geo::kHouseCells[Geo::house_of(cell, kind)]) {
                    if (other != cell) gone.push_back(-before_.candidate[other][n]);
                }
                reasons_.push_back(all_of(gone));
            }
        }
        equals_any(now_.placed[cell][n], reasons_);
    }

    // Formula 5: with formulas 6, 11, 12 and 13 for its reasons.
    void add_removal(int cell, int n) {
        reasons_ = locked_[cell][n];
        reasons_.push_back(-before_.candidate[cell][n]);
        add_rule_reasons(cell, n);
        equals_any(-now_.candidate[cell][n], reasons_);
    }

    // Formulas 11 and 12: another digit in the cell, the same digit in another cell of a house.
    void add_rule_reasons(int cell, int n) {
        std::vector<Literal> others;
        for (int other = 1; other <= kSize; ++other) {
            if (other != n) others.push_back(now_.placed[cell][other]);
        }
        reasons_.push_back(any_of(others));
        for (const HouseKind kind : kHouseKinds) {
            others.clear();
            for (const int other : Geo::kHouseCells[Geo::house_of(cell, kind)]) {
                if (other != cell) others.push_back(now_.placed[other][n]);
            }
            reasons_.push_back(any_of(others));
        }
    }

    // Formula 13, for each box and line that cross, both ways round: one Z for all cells of B\A.
    void add_locked_candidates() {
        for (auto& of_cell : locked_) of_cell.fill({});
        if (!strategies_.has(Strategy::locked_candidates)) return;
        for (int box = 0; box < kSize; ++box) {
            for (int line = kSize; line < Geo::kHouses; ++line) {
                const HouseKind kind = Geo::kind_of_house(line);
                std::vector<int> box_rest;
                std::vector<int> line_rest;
                for (const int cell : Geo::kHouseCells[box]) {
                    if (Geo::house_of(cell, kind) != line) box_rest.push_back(cell);
                }
                for (const int cell : Geo::kHouseCells[line]) {
                    if (Geo::box_of(cell) != box) line_rest.push_back(cell);
                }
                if (static_cast<int>(box_rest.size()) == kSize) continue;
                add_locked_candidates(box_rest, line_rest);
                add_locked_candidates(line_rest, box_rest);
            }
        }
    }
    void add_locked_candidates(const std::vector<int>& from, const std::vector<int>& to) {
        for (int n = 1; n <= kSize; ++n) {
            std::vector<Literal> gone;
            gone.reserve(from.size());
            for (const int cell : from) gone.push_back(-before_.candidate[cell][n]);
            const Literal locked = all_of(gone);
            for (const int cell : to) locked_[cell][n].push_back(locked);
        }
    }

    // Formula 7: a step removes no candidate only if all cells are placed.
    void add_progress() {
        const Literal removed_nothing = formula_.new_variable(says(Says::removed_nothing, step_));
        std::vector<Literal> clause{removed_nothing};
        for (int cell = 0; cell < kCells; ++cell) {
            if (pattern_.contains(cell)) continue;
            for (int n = 1; n <= kSize; ++n) {
                clause.push_back(all_of({before_.candidate[cell][n], -now_.candidate[cell][n]}));
            }
            formula_.add({-removed_nothing, -now_.placed[cell][0]});
        }
        formula_.add(clause);
    }

    // literal <-> one of them
    void equals_any(Literal literal, const std::vector<Literal>& reasons) {
        std::vector<Literal> clause{-literal};
        for (const Literal reason : reasons) {
            formula_.add({literal, -reason});
            clause.push_back(reason);
        }
        formula_.add(clause);
    }
    // A literal that is true if and only if one of them is; below, if and only if all are.
    Literal any_of(const std::vector<Literal>& literals) {
        const Literal z = formula_.new_variable(says(Says::reason, step_));
        equals_any(z, literals);
        return z;
    }
    Literal all_of(std::vector<Literal> literals) {
        for (Literal& literal : literals) literal = -literal;
        return -any_of(literals);
    }

    CellSet pattern_;
    StrategySet strategies_;
    Formula& formula_;
    int step_ = 0;
    State before_;
    State now_;
    std::vector<Literal> reasons_;
    std::array<std::array<std::vector<Literal>, kSize + 1>, kCells> locked_;  // reasons of this step, by cell and digit
};

template <int N>
StateEncoding<N>::StateEncoding(CellSet pattern, StrategySet strategies, int steps, StopToken stop)
    : pattern_{pattern}, strategies_{strategies}, states_{std::make_unique<States>(pattern, strategies, formula_)} {
    states_->add_initial_state();
    first_ = states_->now().placed;
    grow(steps, stop);
}

template <int N>
StateEncoding<N>::~StateEncoding() = default;

template <int N>
void StateEncoding<N>::grow(int steps, StopToken stop) {
    for (; steps_ < steps && !stop.stop_requested(); ++steps_) states_->add_step();
}

template <int N>
void StateEncoding<N>::explain() {
    formula_.set_comments(
        "Which clues in the cells of a pattern do strategies alone solve? The formula of K. Nishikawa and T. Toda,\n"
        "\"Exact Method for Generating Strategy-Solvable Sudoku Clues\" (2020): every state in full.\n"
        "Unsatisfiable: all clues there get stuck before the last step, so the strategies solve none of them.\n"
        "pattern " +
        pattern_text<N>(pattern_) + "\nstrategies " + names_of(strategies_) + "\nsteps " + std::to_string(steps_) +
        "\nsymmetry: none is broken\n" + legend<N>(formula_));
}

template <int N>
bool StateEncoding<N>::encodes(StrategySet strategies) {
    for (const Strategy one : {Strategy::naked_singles, Strategy::hidden_singles, Strategy::locked_candidates}) {
        strategies.remove(one);
    }
    return strategies.empty();
}

template <int N>
Grid<N> StateEncoding<N>::clues_in(const SatSolver& solver) const {
    Grid<N> clues{};
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (!pattern_.contains(cell)) continue;
        for (int n = 1; n <= kSize; ++n) {
            if (solver.value(first_[cell][n])) clues[cell] = static_cast<Digit>(n);
        }
    }
    return clues;
}

template class StateEncoding<2>;
template class StateEncoding<3>;

}  // namespace rookery
