// The state of a person who solves on paper: digits placed, and the candidates of the open cells; and the table of
// steps.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "board/names.hpp"
#include "textbook/classic/classic.hpp"
#include "textbook/classic/house_sets.hpp"
#include "textbook/classic/houses.hpp"
#include "textbook/classic/trace.hpp"

namespace rookery {

template <int N>
class ReasoningState {
  public:
    using Geo = Geometry<N>;
    using Houses = std::uint64_t;  // a bit each, at most 50

    // The givens must not conflict.
    explicit ReasoningState(const ClassicPuzzle<N>& puzzle)
        : house_count_{house_count<N>(puzzle.variant)}, peers_{peers_of_cells<N>(puzzle.variant)} {
        candidates_.sets.fill(all_digits(Geo::kSize));
        for (int house = 0; house < house_count_; ++house) {
            for (const int cell : Geo::kHouseCells[house]) houses_[cell] |= Houses{1} << house;
        }
        for (int cell = 0; cell < Geo::kCells; ++cell) {
            if (puzzle.givens[cell] != 0) place(cell, puzzle.givens[cell]);
        }
    }

    int houses() const { return house_count_; }
    Houses houses_of(int cell) const { return houses_[cell]; }
    const Grid<N>& placed() const { return placed_; }
    int placed_count() const { return placed_count_; }
    bool is_open(int cell) const { return placed_[cell] == 0; }
    DigitSet candidates(int cell) const { return candidates_[cell]; }  // none in a filled cell
    DigitSet open_digits(int house) const { return static_cast<DigitSet>(all_digits(Geo::kSize) & ~used_[house]); }

    HouseCandidates house(int number) const {
        HouseCandidates result{};
        for (int i = 0; i < Geo::kSize; ++i) result[i] = candidates_[Geo::kHouseCells[number][i]];
        return result;
    }

    void place(int cell, Digit digit) {
        placed_[cell] = digit;
        ++placed_count_;
        candidates_[cell] = 0;
        for (const int peer : peers_[cell]) remove(peer, digit_bit(digit));
        for (int house = 0; house < house_count_; ++house) {
            if ((houses_[cell] >> house & 1) != 0) used_[house] |= digit_bit(digit);
        }
    }
    void remove(int cell, DigitSet digits) { candidates_[cell] &= static_cast<DigitSet>(~digits); }

  private:
    int house_count_;
    std::vector<std::vector<std::uint8_t>> peers_;
    std::array<Houses, Geo::kCells> houses_{};
    Grid<N> placed_;
    int placed_count_ = 0;
    Candidates<N> candidates_;
    std::array<DigitSet, Geo::kAllHouses> used_{};  // the digits placed in each house
};

// The table of a run of reasoning: one row per step.

// "3", "3 12"
std::string names_of_digits(DigitSet digits);

struct Removal {
    int cell;
    DigitSet digits;
};

struct ReasoningStep {
    int level;
    std::string strategy;
    int house = -1;  // -1: the step concerns a cell
    std::vector<int> cells;
    DigitSet digits = 0;
    std::vector<Removal> removed;
    std::string dual;
};

template <int N>
class ReasoningSteps {
  public:
    explicit ReasoningSteps(Trace& trace) : trace_{trace} {
        if (!trace.wants_events()) return;
        table_ = trace.table("steps", {"Step", "Level", "Strategy", "House", "Cells", "Digits", "Removed", "Dual"});
    }
    // Whether rows should be made.
    bool are_wanted() const { return table_.has_value(); }
    std::uint64_t count() const { return steps_; }

    void add(const ReasoningStep& step) {
        std::string removed;
        for (const auto& [cell, digits] : step.removed) {
            for (DigitSet left = digits; left != 0; left = without_lowest(left)) {
                removed += (removed.empty() ? "" : ", ") + cell_name(cell, Geometry<N>::kSize) + "<>" +
                           std::to_string(lowest_digit(left));
            }
        }
        trace_.row(*table_, {std::to_string(++steps_), std::to_string(step.level), step.strategy,
                             step.house < 0 ? "-" : house_name(step.house, Geometry<N>::kSize), names_of(step.cells),
                             names_of_digits(step.digits), removed.empty() ? "-" : removed,
                             step.dual.empty() ? "-" : step.dual});
    }

    // "naked set r1c1 r1c4: 2 5"
    static std::string text_of(const char* kind, int house, const HouseSet& set) {
        return std::string(kind) + " set " + names_of(cells_of(house, set.cells)) + ": " + names_of_digits(set.digits);
    }
    static std::vector<int> cells_of(int house, HousePlaces places) {
        std::vector<int> cells;
        for (; places != 0; places &= static_cast<HousePlaces>(places - 1)) {
            cells.push_back(Geometry<N>::kHouseCells[house][std::countr_zero(places)]);
        }
        return cells;
    }

  private:
    static std::string names_of(const std::vector<int>& cells) {
        std::string text;
        for (const int cell : cells) text += (text.empty() ? "" : " ") + cell_name(cell, Geometry<N>::kSize);
        return text;
    }

    Trace& trace_;
    std::optional<std::size_t> table_;
    std::uint64_t steps_ = 0;
};

inline std::string names_of_digits(DigitSet digits) {
    std::string text;
    for (; digits != 0; digits = without_lowest(digits)) {
        text += (text.empty() ? "" : " ") + std::to_string(lowest_digit(digits));
    }
    return text;
}

}  // namespace rookery
