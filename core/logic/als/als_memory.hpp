// Almost locked sets: n cells of one house with n + 1 candidate digits between them, and their links.
//
//   restricted common   a digit of two sets such that its places in one all see those in the other: at most one of the
//                       sets can have it, so the other becomes locked
//
// Holds all sets of a state, built once for the techniques that search it in turn. Sets are in HoDoKu's order: rows,
// columns, boxes; within a house, choices of cells in lexicographic order, each before its extensions. A set that is in
// two houses is listed once. A single cell with two digits is a set too; a set has at most eight cells.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "logic/als/set_rows.hpp"
#include "logic/state/state.hpp"

namespace rookery {

struct AlmostLockedSet {
    CellSet cells;
    DigitSet digits;
    std::array<CellSet, 9> places;  // by digit - 1: its cells that have the digit
    std::array<CellSet, 9> sees;    // by digit - 1: cells outside it with the digit that see all of these
    CellSet seen;                   // the union of `sees`

    const CellSet& places_of(int digit) const { return places[digit - 1]; }
    const CellSet& sees_of(int digit) const { return sees[digit - 1]; }
};

// Two sets with one or two restricted commons. `first` < `second`.
struct RestrictedCommon {
    std::uint16_t first;
    std::uint16_t second;
    Digit digit;
    Digit other;  // 0: only one

    DigitSet digits() const { return static_cast<DigitSet>(digit_bit(digit) | (other != 0 ? digit_bit(other) : 0)); }
};

// For each of several sets, the numbers of the items that belong to it.
class NumberLists {
  public:
    std::span<const std::uint32_t> of(std::size_t set) const {
        return std::span(numbers_).subspan(starts_[set], starts_[set + 1] - starts_[set]);
    }
    // key(i) < sets for i < count.
    template <class Key>
    void fill(std::size_t sets, std::size_t count, Key key) {
        starts_.assign(sets + 1, 0);
        for (std::size_t i = 0; i < count; ++i) ++starts_[key(i) + 1];
        for (std::size_t set = 0; set < sets; ++set) starts_[set + 1] += starts_[set];
        numbers_.resize(count);
        std::vector<std::uint32_t> next(starts_.begin(), starts_.end() - 1);
        for (std::size_t i = 0; i < count; ++i) numbers_[next[key(i)]++] = static_cast<std::uint32_t>(i);
    }

  private:
    std::vector<std::uint32_t> starts_{0};
    std::vector<std::uint32_t> numbers_;
};

// An earlier visit of a restricted common by a search for chains: the fewest cells, by the first link's digit, the use
// of this common, and the number of links. A mark identifies one start of one search. Kept small, because a search
// accesses many of these in random order.
struct CommonVisit {
    std::uint16_t mark = 0;
    std::uint16_t cells = 0;
};

class AlsMemory {
  public:
    // Whether sets of a step may overlap (outside their restricted common). Off by default, as in HoDoKu.
    void allow_overlap(bool allowed) { overlap_ = allowed; }
    bool allows_overlap() const { return overlap_; }

    // Builds everything for the state, unless it is already up to date.
    void prepare(const State& state);

    std::span<const AlmostLockedSet> sets() const { return sets_; }
    // In the order of the first set, then of the second.
    std::span<const RestrictedCommon> commons() const { return commons_; }
    // Commons whose first set, or whose second set, is this one.
    std::span<const std::uint32_t> commons_from(std::size_t set) const { return from_.of(set); }
    std::span<const std::uint32_t> commons_to(std::size_t set) const { return to_.of(set); }

    // The relations of a set, by digit. A digit has a row only if some cell outside the set sees all its places.
    std::size_t row_of(std::size_t set, int digit) const {
        const DigitSet before = static_cast<DigitSet>(seen_digits_[set] & (digit_bit(digit) - 1));
        return first_row_[set] + static_cast<std::size_t>(digit_count(before));
    }
    DigitSet seen_digits(std::size_t set) const { return seen_digits_[set]; }
    std::size_t row_count() const { return first_row_.back(); }
    // By row: the sets that share the digit with it as a restricted common.
    const SetRows& partners() const { return partners_; }
    // By row: the sets, including itself, for which one cell sees all places of the digit in both. Built on first use.
    const SetRows& sharers();
    // Sets each row of `united` to the union of `rows` for the same set's other digits.
    void unite_others(const SetRows& rows, SetRows& united) const;
    // If sets may not overlap: removes from each row the sets that overlap the row's set.
    void subtract_overlapping(SetRows& rows) const;

    // A single row: the sets that contain one of the cells.
    SetRows sets_with(CellSet cells) const;

    std::vector<CommonVisit>& visits(std::size_t count) {
        if (visits_.size() < count) visits_.resize(count);
        return visits_;
    }
    // A mark that no visit has.
    std::uint16_t new_mark() {
        if (++mark_ == 0) {
            std::fill(visits_.begin(), visits_.end(), CommonVisit{});
            mark_ = 1;
        }
        return mark_;
    }

  private:
    void collect(const State& state);
    void link();
    // Lists the commons of a set with its later partners among 64 sets, the first of which is `first`.
    void list_commons(std::size_t set, std::size_t first, std::uint64_t partners);
    void relate();
    static std::size_t seen_from(int digit, int cell) { return static_cast<std::size_t>(81 * (digit - 1) + cell); }

    bool overlap_ = false;
    bool prepared_ = false;
    bool linked_with_overlap_ = false;
    bool shares_are_known_ = false;
    State state_;
    std::vector<AlmostLockedSet> sets_;
    std::vector<RestrictedCommon> commons_;
    NumberLists from_;
    NumberLists to_;
    std::vector<DigitSet> seen_digits_;
    std::vector<std::uint32_t> first_row_;  // by set
    SetRows seen_from_;  // by digit and cell: the sets in which the cell sees all places of the digit
    SetRows at_cell_;
    SetRows overlapping_;
    SetRows partners_;
    SetRows sharers_;
    std::vector<CommonVisit> visits_;
    std::uint16_t mark_ = 0;
};

}  // namespace rookery
