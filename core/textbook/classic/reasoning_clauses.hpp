// The negative view of a run of reasoning: the candidates excluded at the start, and each step in clauses.
//
// A step is shown after it was made. It removes nothing from the cells of a naked set, nor the digits of a hidden set
// or an intersection from their places, so the clauses are still those that it followed from.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "textbook/classic/clause_steps.hpp"
#include "textbook/classic/house_sets.hpp"
#include "textbook/classic/reasoning_state.hpp"

namespace rookery {

template <int N>
class ReasoningClauses {
  public:
    using Geo = Geometry<N>;

    // Both must outlive this. Steps may be added only if are_wanted().
    ReasoningClauses(Trace& trace, const ReasoningState<N>& state, bool wanted) : state_{state} {
        if (!wanted || !trace.wants_events()) return;
        show_negatives(trace);
        table_.emplace(trace, Geo::kSize);
    }

    bool are_wanted() const { return table_.has_value(); }

    // The cell has no other candidate.
    void add_naked_single(std::uint64_t number, int cell, int digit) {
        ClauseStep step{{}, {{{cell, digit}}}, {{cell, digit}}, {}};
        for (int other = 1; other <= Geo::kSize; ++other) {
            if (other != digit) step.known.push_back({cell, other});
        }
        add(number, step);
    }
    // The digit has no other place in the house.
    void add_hidden_single(std::uint64_t number, int house, int cell, int digit) {
        ClauseStep step{{}, {{{cell, digit}}}, {{cell, digit}}, {}};
        for (const int other : Geo::kHouseCells[house]) {
            if (other != cell) step.known.push_back({other, digit});
        }
        add(number, step);
    }
    // These cells have only these digits.
    void add_naked_set(std::uint64_t number, const std::vector<int>& cells, const std::vector<Removal>& removals) {
        ClauseStep step;
        for (const int cell : cells) {
            step.clauses.emplace_back();
            for (int digit = 1; digit <= Geo::kSize; ++digit) put(step, cell, digit);
        }
        add(number, step, removals);
    }
    // These digits have places only in the cells of the step's set; an intersection has one digit.
    void add_places(std::uint64_t number, int house, DigitSet digits, const std::vector<Removal>& removals) {
        ClauseStep step;
        for (; digits != 0; digits = without_lowest(digits)) {
            step.clauses.emplace_back();
            for (const int cell : Geo::kHouseCells[house]) put(step, cell, lowest_digit(digits));
        }
        add(number, step, removals);
    }

  private:
    // One row per row of the board: the digits that each cell cannot have, or "=5" if it is filled.
    void show_negatives(Trace& trace) const {
        std::vector<std::string> columns{""};
        for (int column = 1; column <= Geo::kSize; ++column) columns.push_back("c" + std::to_string(column));
        const std::size_t table = trace.table("negative candidates", columns);
        for (int row = 0; row < Geo::kSize; ++row) {
            std::vector<std::string> texts{"r" + std::to_string(row + 1)};
            for (int column = 0; column < Geo::kSize; ++column) {
                const int cell = Geo::cell_at(row, column);
                const auto negative = static_cast<DigitSet>(all_digits(Geo::kSize) & ~state_.candidates(cell));
                if (!state_.is_open(cell)) {
                    texts.push_back("=" + std::to_string(state_.placed()[cell]));
                } else {
                    texts.push_back(negative == 0 ? "-" : names_of_digits(negative));
                }
            }
            trace.row(table, texts);
        }
    }

    // Adds the variable to the last clause, or to the known ones.
    void put(ClauseStep& step, int cell, int digit) const {
        const bool possible = (state_.candidates(cell) & digit_bit(digit)) != 0;
        (possible ? step.clauses.back() : step.known).push_back({cell, digit});
    }

    void add(std::uint64_t number, ClauseStep& step, const std::vector<Removal>& removals = {}) {
        for (const auto& [cell, digits] : removals) {
            for (DigitSet left = digits; left != 0; left = without_lowest(left)) {
                step.removed.push_back({cell, lowest_digit(left)});
            }
        }
        table_->add(number, step, [this](const Variable& one, const Variable& other) {
            if (one.cell == other.cell) return one.digit != other.digit;
            return one.digit == other.digit && (state_.houses_of(one.cell) & state_.houses_of(other.cell)) != 0;
        });
    }

    const ReasoningState<N>& state_;
    std::optional<ClauseTable> table_;
};

}  // namespace rookery
