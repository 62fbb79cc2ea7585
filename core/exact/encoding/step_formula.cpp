#include "exact/encoding/step_formula.hpp"

#include <utility>

#include "board/geometry.hpp"
#include "exact/encoding/legend.hpp"

namespace rookery {
namespace {

// The cells of one house that are not in the other.
template <int N>
std::vector<int> cells_outside(int house, int other) {
    using Geo = Geometry<N>;
    const HouseKind kind = Geo::kind_of_house(other);
    std::vector<int> cells;
    cells.reserve(Geo::kSize);
    for (const int cell : Geo::kHouseCells[house]) {
        if (Geo::house_of(cell, kind) != other) cells.push_back(cell);
    }
    return cells;
}

}  // namespace

template <int N>
StepFormula<N>::StepFormula(const ClueLiterals<N>& clues, std::vector<int> first_steps, StrategySet strategies,
                            bool maximal, const SolutionLiterals<N>& solution, Formula& formula)
    : clues_{clues},
      first_step_{std::move(first_steps)},
      strategies_{strategies},
      maximal_{maximal},
      solution_{solution},
      formula_{formula},
      reasons_(static_cast<std::size_t>(kCells) * kSize) {
    add_variables(false);
    add_candidates();
}

template <int N>
void StepFormula<N>::add_step() {
    add_conclusions(false);
    add_candidates();
    if (maximal_) add_progress();
}

template <int N>
FirstPlaced<N> StepFormula<N>::add_first_placed() {
    FirstPlaced<N> first;
    const auto add = [&](std::initializer_list<Literal> clause) {
        formula_.add(clause);
        return formula_.clauses();
    };
    for (int cell = 0; cell < kCells; ++cell) {
        first.is[cell] = kFalse;
        const Literal now = now_.placed[cell];
        const Literal before = before_.placed[cell];
        if (is_clue(cell) || now == kFalse) continue;
        const Literal is_first = formula_.new_variable(says(Says::first, number_, cell));
        const Literal up_to_here = formula_.new_variable(says(Says::new_up_to, number_, cell));
        const Literal earlier = first.any;  // kFalse for the first cell that can be
        first.placed[cell] = add({-is_first, now});
        first.was_not[cell] = add({-is_first, -before});
        if (earlier != kFalse) formula_.add({-is_first, -earlier});
        formula_.add({-now, before, up_to_here});
        if (earlier != kFalse) formula_.add({-earlier, up_to_here});
        first.chain[cell] = add({-up_to_here, earlier, is_first});
        first.stays[cell] = add({-before, now});
        first.is[cell] = is_first;
        first.any = up_to_here;
    }
    return first;
}

template <int N>
void StepFormula<N>::add_last_step() {
    add_conclusions(true);
}

template <int N>
void StepFormula<N>::add_conclusions(bool last) {
    ++number_;
    before_ = now_;
    for (auto& reasons : reasons_) reasons.clear();
    add_variables(last);
    add_monotony();
    if (strategies_.has(Strategy::locked_candidates)) add_locked_candidates();
    if (strategies_.has(Strategy::naked_pairs)) add_naked_pairs();
    if (strategies_.has(Strategy::hidden_pairs)) add_hidden_pairs();
    add_placements();
}

template <int N>
void StepFormula<N>::add_variables(bool last) {
    for (int cell = 0; cell < kCells; ++cell) {
        const bool known = is_clue(cell) || last;
        now_.placed[cell] = known                 ? kTrue
                            : number_ == 0        ? clues_[cell]
                            : can_be_placed(cell) ? formula_.new_variable(says(Says::placed, number_, cell))
                                                  : kFalse;
        for (int d = 0; d < kSize; ++d) {
            const Literal s = solution_[cell][d];
            now_.gone[cell][d] = known || s == kTrue ? -s : formula_.new_variable(says(Says::gone, number_, cell, d));
        }
    }
    for (int house = 0; house < kHouses; ++house) {
        for (int d = 0; d < kSize; ++d) {
            const Literal digit_placed =
                last ? kTrue : formula_.new_variable(says(Says::digit_placed, number_, house, d));
            now_.digit_placed[house][d] = digit_placed;
            for (const int cell : Geo::kHouseCells[house]) {
                formula_.add({-digit_placed, -solution_[cell][d], now_.placed[cell]});
                formula_.add({digit_placed, -solution_[cell][d], -now_.placed[cell]});
            }
        }
    }
}

// Placed digits stay placed, and removed candidates stay removed.
template <int N>
void StepFormula<N>::add_monotony() {
    for (int house = 0; house < kHouses; ++house) {
        for (int d = 0; d < kSize; ++d) formula_.add({-before_.digit_placed[house][d], now_.digit_placed[house][d]});
    }
    for (int cell = 0; cell < kCells; ++cell) {
        if (is_clue(cell)) continue;
        formula_.add({-before_.placed[cell], now_.placed[cell]});
        for (int d = 0; d < kSize; ++d) formula_.add({-before_.gone[cell][d], now_.gone[cell][d]});
    }
}

// The possible reasons for a removed candidate; and that each has its effect.
template <int N>
void StepFormula<N>::add_candidates() {
    std::vector<Literal> clause;
    for (int cell = 0; cell < kCells; ++cell) {
        if (is_clue(cell)) continue;
        for (int d = 0; d < kSize; ++d) {
            const Literal s = solution_[cell][d];
            const Literal gone = now_.gone[cell][d];
            if (s == kTrue) continue;
            formula_.add({-gone, -s});
            formula_.add({gone, -now_.placed[cell], s});
            clause.assign({-gone, now_.placed[cell]});
            if (number_ > 0) clause.push_back(before_.gone[cell][d]);
            for (const HouseKind kind : kHouseKinds) {
                const Literal digit_placed = now_.digit_placed[Geo::house_of(cell, kind)][d];
                formula_.add({gone, -digit_placed, s});
                clause.push_back(digit_placed);
            }
            for (const Literal reason : reasons_[cell * kSize + d]) {
                if (maximal_) formula_.add({gone, -reason});
                clause.push_back(reason);
            }
            formula_.add(clause);
        }
    }
}

template <int N>
void StepFormula<N>::add_placements() {
    const bool hidden_singles = strategies_.has(Strategy::hidden_singles);
    std::array<std::array<Literal, kSize>, kHouses> hidden{};
    if (hidden_singles) {
        for (int house = 0; house < kHouses; ++house) {
            for (int d = 0; d < kSize; ++d) hidden[house][d] = add_hidden_single(house, d);
        }
    }
    std::vector<Literal> clause;
    for (int cell = 0; cell < kCells; ++cell) {
        if (is_clue(cell)) continue;
        const Literal naked = add_naked_single(cell);
        if (!hidden_singles) {
            formula_.add({-now_.placed[cell], before_.placed[cell], naked});
            continue;
        }
        for (int d = 0; d < kSize; ++d) {
            clause.assign({-now_.placed[cell], -solution_[cell][d], before_.placed[cell], naked});
            for (const HouseKind kind : kHouseKinds) clause.push_back(hidden[Geo::house_of(cell, kind)][d]);
            formula_.add(clause);
        }
    }
}

template <int N>
Literal StepFormula<N>::add_naked_single(int cell) {
    if (!strategies_.has(Strategy::naked_singles) || !can_be_placed(cell)) return kFalse;
    const Literal naked = formula_.new_variable(says(Says::naked_single, number_, cell));
    std::vector<Literal> clause;
    for (int d = 0; d < kSize; ++d) {
        formula_.add({-naked, before_.gone[cell][d], solution_[cell][d]});
        if (!maximal_) continue;
        clause.assign({now_.placed[cell]});
        for (int other = 0; other < kSize; ++other) {
            if (other != d) clause.push_back(-before_.gone[cell][other]);
        }
        formula_.add(clause);
    }
    return naked;
}

template <int N>
Literal StepFormula<N>::add_hidden_single(int house, int d) {
    const Literal hidden = formula_.new_variable(says(Says::hidden_single, number_, house, d));
    std::vector<Literal> clause;
    for (const int cell : Geo::kHouseCells[house]) {
        formula_.add({-hidden, before_.gone[cell][d], solution_[cell][d]});
        if (!maximal_) continue;
        clause.assign({now_.digit_placed[house][d]});
        for (const int other : Geo::kHouseCells[house]) {
            if (other != cell) clause.push_back(-before_.gone[other][d]);
        }
        formula_.add(clause);
    }
    return hidden;
}

template <int N>
void StepFormula<N>::add_locked_candidates() {
    for (int line = kSize; line < kHouses; ++line) {
        for (int box = 0; box < kSize; ++box) {
            const std::vector<int> line_rest = cells_outside<N>(line, box);
            if (static_cast<int>(line_rest.size()) == kSize) continue;  // they do not cross
            const std::vector<int> box_rest = cells_outside<N>(box, line);
            add_locked_candidates(line, box, line_rest, box_rest);
            add_locked_candidates(box, line, box_rest, line_rest);
        }
    }
}

// A digit that is gone from all of `from`, the cells of house `a` outside house `b`, is removed from all of `to`, those
// of `b` outside `a`.
template <int N>
void StepFormula<N>::add_locked_candidates(int a, int b, const std::vector<int>& from, const std::vector<int>& to) {
    std::vector<Literal> clause;
    for (int d = 0; d < kSize; ++d) {
        const Literal locked = formula_.new_variable(says(Says::locked, number_, a, b, d));
        clause.assign({locked});
        for (const int cell : from) {
            formula_.add({-locked, before_.gone[cell][d]});
            clause.push_back(-before_.gone[cell][d]);
        }
        if (maximal_) formula_.add(clause);
        for (const int cell : to) reasons_[cell * kSize + d].push_back(locked);
    }
}

template <int N>
void StepFormula<N>::add_naked_pairs() {
    for (int a = 0; a < kCells; ++a) {
        for (const int b : Geo::kPeerCells[a]) {
            if (a < b && !is_clue(a) && !is_clue(b)) add_naked_pair(a, b);
        }
    }
}

// Two cells with no candidates but the same two digits: these are removed from the other cells of their houses.
template <int N>
void StepFormula<N>::add_naked_pair(int a, int b) {
    const auto& s = solution_;
    const Literal pair = formula_.new_variable(says(Says::naked_pair, number_, a, b));
    for (int d = 0; d < kSize; ++d) {
        formula_.add({-pair, before_.gone[a][d], s[a][d], s[b][d]});
        formula_.add({-pair, before_.gone[b][d], s[a][d], s[b][d]});
    }
    if (maximal_) {
        std::vector<Literal> clause;
        for (int d = 0; d < kSize; ++d) {
            for (int e = 0; e < kSize; ++e) {
                if (d == e) continue;
                clause.assign({pair, -s[a][d], -s[b][e]});
                for (int other = 0; other < kSize; ++other) {
                    if (other == d || other == e) continue;
                    clause.push_back(-before_.gone[a][other]);
                    clause.push_back(-before_.gone[b][other]);
                }
                formula_.add(clause);
            }
        }
    }
    for (int d = 0; d < kSize; ++d) {
        const Literal of_pair = formula_.new_variable(
            says(Says::naked_pair_digit, number_, a, b, d));  // the pair, and d is one of its digits
        formula_.add({-of_pair, pair});
        formula_.add({-of_pair, s[a][d], s[b][d]});
        formula_.add({of_pair, -pair, -s[a][d]});
        formula_.add({of_pair, -pair, -s[b][d]});
        CellSet others;
        for (const HouseKind kind : kHouseKinds) {
            const int house = Geo::house_of(a, kind);
            if (Geo::house_of(b, kind) != house) continue;
            for (const int cell : Geo::kHouseCells[house]) others.add(cell);
        }
        others.remove(a);
        others.remove(b);
        others.for_each([&](int cell) { reasons_[cell * kSize + d].push_back(of_pair); });
    }
}

template <int N>
void StepFormula<N>::add_hidden_pairs() {
    for (int house = 0; house < kHouses; ++house) {
        for (int d = 0; d < kSize; ++d) {
            for (int e = d + 1; e < kSize; ++e) add_hidden_pair(house, d, e);
        }
    }
}

// Two digits with no place in a house but the same two cells: other digits are removed from these.
template <int N>
void StepFormula<N>::add_hidden_pair(int house, int d, int e) {
    const auto& s = solution_;
    const auto& cells = Geo::kHouseCells[house];
    const Literal pair = formula_.new_variable(says(Says::hidden_pair, number_, house, d, e));
    for (const int cell : cells) {
        formula_.add({-pair, before_.gone[cell][d], s[cell][d], s[cell][e]});
        formula_.add({-pair, before_.gone[cell][e], s[cell][d], s[cell][e]});
    }
    if (maximal_) {
        std::vector<Literal> clause;
        for (const int a : cells) {
            for (const int b : cells) {
                if (a == b) continue;
                clause.assign({pair, -s[a][d], -s[b][e]});
                for (const int other : cells) {
                    if (other == a || other == b) continue;
                    clause.push_back(-before_.gone[other][d]);
                    clause.push_back(-before_.gone[other][e]);
                }
                formula_.add(clause);
            }
        }
    }
    for (const int cell : cells) {
        const Literal of_pair = formula_.new_variable(
            says(Says::hidden_pair_cell, number_, house, d, e, cell));  // the pair, and this is one of its cells
        formula_.add({-of_pair, pair});
        formula_.add({-of_pair, s[cell][d], s[cell][e]});
        formula_.add({of_pair, -pair, -s[cell][d]});
        formula_.add({of_pair, -pair, -s[cell][e]});
        for (int other = 0; other < kSize; ++other) {
            if (other != d && other != e) reasons_[cell * kSize + other].push_back(of_pair);
        }
    }
}

// Something is new in this step, or everything was placed before.
template <int N>
void StepFormula<N>::add_progress() {
    std::vector<Literal> clause;
    const auto add_new = [&](Literal now, Literal before, const VariableTag& tag) {
        if (now == kFalse || now == before) return;
        const Literal is_new = formula_.new_variable(tag);
        formula_.add({-is_new, now});
        formula_.add({-is_new, -before});
        clause.push_back(is_new);
    };
    const bool removals = strategies_.has(Strategy::locked_candidates) || strategies_.has(Strategy::naked_pairs) ||
                          strategies_.has(Strategy::hidden_pairs);
    for (int cell = 0; cell < kCells; ++cell) {
        if (is_clue(cell)) continue;
        add_new(now_.placed[cell], before_.placed[cell], says(Says::new_place, number_, cell));
        if (!removals) continue;
        for (int d = 0; d < kSize; ++d)
            add_new(now_.gone[cell][d], before_.gone[cell][d], says(Says::new_removal, number_, cell, d));
    }
    const Literal complete = formula_.new_variable(says(Says::complete, number_));
    for (int cell = 0; cell < kCells; ++cell) formula_.add({-complete, before_.placed[cell]});
    clause.push_back(complete);
    formula_.add(clause);
}

template class StepFormula<2>;
template class StepFormula<3>;

}  // namespace rookery
