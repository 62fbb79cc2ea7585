// TemplateSearch: all ways to place k templates over the cells of k digits and assign each to one of the digits. For
// use inside template_sets.cpp.
//
// A digit keeps those of its cells that its template contains, leaves its other cells, and enters the other cells of
// the template. The cells left and entered are moved, and together the moved cells form a set. (Placing digits by
// templates is folklore of the sudoku programmers' forum. Mladen Dobrichev's GridChecker also searches the combinations
// of digits, see pseudo_puzzles.hpp.)
//
// Combinations of fewer digits come first, so that all sets of fewer digits are known. A placement whose set contains
// one of them is useless. The search detects that while placing the templates, on vectors with a bit for each of those
// sets:
//
//     hit        the sets with a cell that keeps its digit          within[m]   the sets whose digits are all in m
//
// Once the digits m have their templates, within[m] without `hit` are the sets that the result contains in any case.
// This leaves two or three ways for each minimal set (two to six with five digits). With a bound on cells, the cells
// moved so far prune as well. Ways in which a digit keeps all its cells belong to fewer digits.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "board/grid.hpp"
#include "unavoidable/minimal.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

inline constexpr std::array<V128, Geometry9::kCells> kTemplateCellBits = [] {
    std::array<V128, Geometry9::kCells> table{};
    for (std::size_t cell = 0; cell < table.size(); ++cell) {
        const std::uint64_t bit = std::uint64_t{1} << (cell & 63);
        table[cell] = cell < 64 ? V128::from_u64(bit, 0) : V128::from_u64(0, bit);
    }
    return table;
}();

// The number of ways to assign `digits` templates to `digits` digits.
constexpr std::size_t template_ways(int digits) {
    return digits < 2 ? 1 : static_cast<std::size_t>(digits) * template_ways(digits - 1);
}

// A bit for each marked set.
template <std::size_t kVectors>
class MarkedSets {
  public:
    static constexpr std::size_t kBits = 128 * kVectors;

    void add(std::size_t number) {
        const std::uint64_t bit = std::uint64_t{1} << (number % 64);
        vectors_[number / 128] |= number % 128 < 64 ? V128::from_u64(bit, 0) : V128::from_u64(0, bit);
    }
    MarkedSets& operator|=(const MarkedSets& more) {
        for (std::size_t i = 0; i < kVectors; ++i) vectors_[i] |= more.vectors_[i];
        return *this;
    }
    // Whether one of these is not in `others`.
    bool has_other_than(const MarkedSets& others) const {
        V128 left;
        for (std::size_t i = 0; i < kVectors; ++i) left |= and_not(vectors_[i], others.vectors_[i]);
        return any(left);
    }

  private:
    std::array<V128, kVectors> vectors_;
};

// For at most kMaxDigits digits. Marks as many smaller sets as fit into the vectors, those with the fewest digits
// first.
template <int kMaxDigits, std::size_t kVectors>
class TemplateSearch {
  public:
    TemplateSearch(const Grid9& grid, int max_cells) : max_cells_{max_cells} {
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            const auto digit = static_cast<std::size_t>(grid[cell] - 1);
            cells_of_[digit].add(cell);
            column_of_[digit][static_cast<std::size_t>(Geometry9::row_of(cell))] = Geometry9::column_of(cell);
        }
    }

    // Finds the minimal sets with exactly these digits; call it for every proper subset of them first. Visits at most
    // `most` ways that contain no marked set.
    void find(unsigned digits, std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
    // For the last combination: whether that was all of them. If not, the sets found contain none of fewer digits, but
    // need not be minimal.
    bool complete() const { return complete_; }
    // The number of ways visited for it.
    std::uint64_t ways() const { return ways_found_; }
    // The sets found for these digits, sorted; they are removed.
    UnavoidableList take(unsigned digits) { return std::exchange(sets_of_[digits], {}); }
    // All that were found and not yet taken, sorted.
    UnavoidableList all() const;

  private:
    using Marked = MarkedSets<kVectors>;

    // A template, and its effect on digit i of the combination (from 0) if it is assigned to that digit.
    struct Template {
        CellSet cells;
        std::array<Marked, kMaxDigits> hit;     // the marked sets with a cell of digit i that it keeps
        std::array<CellSet, kMaxDigits> moved;  // the cells that the digit leaves or enters
        unsigned digits = 0;                    // bit i: possible for digit i, which moves in few enough cells
    };

    // Some templates, each assigned to a digit.
    struct Way {
        Marked hit;
        CellSet moved;
        unsigned digits = 0;  // bit i: digit i has its template
    };

    struct Ways {
        std::array<Way, template_ways(kMaxDigits)> list;
        int size = 0;
    };

    void set_up_region(unsigned digits);
    void mark_smaller_sets();
    void mark(unsigned mask);
    void grow_templates(int row, int first, unsigned columns, unsigned stacks, V128 cells);
    void add_template(std::size_t first, V128 cells);
    void lay(int level, CellSet used);
    bool give(const Way& way, const Template& laid, int digit, Way& next) const;
    void finish(const Ways& ways, CellSet last);
    void keep_minimal_found(unsigned digits);
    void keep_minimal_of_few(UnavoidableList& kept) const;
    void keep_minimal_of_many(UnavoidableList& kept) const;

    std::array<CellSet, 9> cells_of_{};                             // of each digit, from 0
    std::array<std::array<int, Geometry9::kSize>, 9> column_of_{};  // ... and its column in each row
    int max_cells_;
    int count_ = 0;                                // in the current combination
    std::array<std::size_t, kMaxDigits> digit_{};  // these digits
    std::array<UnavoidableList, 512> sets_of_{};   // found so far, by digits, bit d for digit d from 0

    // Of the current combination.
    CellSet region_;                                           // the cells of its digits
    std::size_t marked_ = 0;                                   // number of marked sets
    std::array<Marked, Geometry9::kCells> holding_;            // the marked sets that contain the cell
    std::array<Marked, 1 << kMaxDigits> within_;               // the marked sets that have only digits of the mask
    std::array<Ways, kMaxDigits> ways_;                        // before each level of lay()
    std::array<std::vector<Template>, kMaxDigits> templates_;  // by the cell that they take in the region's first row
    UnavoidableList unmarked_;                                 // the sets of fewer digits that did not fit
    UnavoidableList found_;
    std::uint64_t most_ = 0;
    std::uint64_t ways_found_ = 0;
    bool complete_ = true;
    std::array<unsigned, Geometry9::kSize> row_{};  // the region as columns, row by row
};

template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::find(unsigned digits, std::uint64_t most) {
    set_up_region(digits);
    mark_smaller_sets();
    for (auto& list : templates_) list.clear();
    for (int first = 0; first < count_; ++first) grow_templates(0, first, 0, 0, V128());
    most_ = most;
    found_.clear();
    complete_ = true;
    ways_[0].list[0] = Way{};
    ways_[0].size = 1;
    lay(0, CellSet());
    ways_found_ = found_.size();
    keep_minimal_found(digits);
}

template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::set_up_region(unsigned digits) {
    count_ = 0;
    region_ = CellSet();
    row_ = {};
    for (std::size_t digit = 0; digit < cells_of_.size(); ++digit) {
        if ((digits >> digit & 1U) == 0) continue;
        digit_[static_cast<std::size_t>(count_++)] = digit;
        region_ |= cells_of_[digit];
        for (std::size_t row = 0; row < row_.size(); ++row) row_[row] |= 1U << column_of_[digit][row];
    }
}

template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::mark_smaller_sets() {
    holding_ = {};
    within_ = {};
    marked_ = 0;
    unmarked_.clear();
    for (int size = 2; size < count_; ++size) {
        for (unsigned mask = 1; mask + 1 < 1U << count_; ++mask) {
            if (std::popcount(mask) == size) mark(mask);
        }
    }
}

// Marks the sets that have exactly the digits of the mask.
template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::mark(unsigned mask) {
    unsigned part = 0;
    for (int i = 0; i < count_; ++i) part |= (mask >> i & 1U) << digit_[static_cast<std::size_t>(i)];
    for (const CellSet& set : sets_of_[part]) {
        if (marked_ == Marked::kBits) {
            unmarked_.push_back(set);
            continue;
        }
        set.for_each([&](int cell) { holding_[static_cast<std::size_t>(cell)].add(marked_); });
        for (unsigned more = 1; more < 1U << count_; ++more) {
            if ((mask & ~more) == 0) within_[more].add(marked_);
        }
        ++marked_;
    }
}

// Row by row; `stacks` are those whose box in this band already has its cell.
template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::grow_templates(int row, int first, unsigned columns, unsigned stacks,
                                                          V128 cells) {
    if (row == Geometry9::kSize) {
        add_template(static_cast<std::size_t>(first), cells);
        return;
    }
    if (row % 3 == 0) stacks = 0;
    unsigned open = row_[static_cast<std::size_t>(row)] & ~columns;
    if (row == 0) {
        for (int i = 0; i < first; ++i) open &= open - 1;
        open &= 0 - open;
    }
    for (; open != 0; open &= open - 1) {
        const int column = std::countr_zero(open);
        const unsigned stack = 1U << column / 3;
        if ((stacks & stack) != 0) continue;
        grow_templates(row + 1, first, columns | 1U << column, stacks | stack,
                       cells | kTemplateCellBits[static_cast<std::size_t>(Geometry9::cell_at(row, column))]);
    }
}

template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::add_template(std::size_t first, V128 cells) {
    Template& made = templates_[first].emplace_back();
    made.cells = CellSet(cells);
    for (std::size_t i = 0; i < static_cast<std::size_t>(count_); ++i) {
        made.moved[i] = made.cells ^ cells_of_[digit_[i]];
        if (made.moved[i].empty() || made.moved[i].size() > max_cells_) continue;
        made.digits |= 1U << i;
        (made.cells - made.moved[i]).for_each([&](int cell) {
            made.hit[i] |= holding_[static_cast<std::size_t>(cell)];
        });
    }
    if (made.digits == 0) templates_[first].pop_back();
}

// Assigns a template to one more digit; false if that cannot give a new set.
template <int kMaxDigits, std::size_t kVectors>
bool TemplateSearch<kMaxDigits, kVectors>::give(const Way& way, const Template& laid, int digit, Way& next) const {
    const auto i = static_cast<std::size_t>(digit);
    next.digits = way.digits | 1U << digit;
    next.hit = way.hit;
    next.hit |= laid.hit[i];
    if (within_[next.digits].has_other_than(next.hit)) return false;
    next.moved = way.moved | laid.moved[i];
    return next.moved.size() <= max_cells_;
}

template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::lay(int level, CellSet used) {
    if (!complete_) return;
    const auto at = static_cast<std::size_t>(level);
    const Ways& before = ways_[at];
    // (The second bound only tells g++, which unrolls the recursion, that ways_ has no more levels.)
    if (level + 1 == count_ || level + 1 == kMaxDigits) {
        finish(before, region_ - used);
        return;
    }
    Ways& next = ways_[at + 1];
    for (const Template& laid : templates_[at]) {
        if (!(laid.cells & used).empty()) continue;
        next.size = 0;
        for (int n = 0; n < before.size; ++n) {
            const Way& way = before.list[static_cast<std::size_t>(n)];
            for (unsigned open = laid.digits & ~way.digits; open != 0; open &= open - 1) {
                Way& more = next.list[static_cast<std::size_t>(next.size)];
                if (give(way, laid, std::countr_zero(open), more)) ++next.size;
            }
        }
        if (next.size != 0) lay(level + 1, used | laid.cells);
    }
}

// The cells of the region that the other templates leave are a template too: one in each house.
template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::finish(const Ways& ways, CellSet last) {
    const Marked& all = within_[(1U << count_) - 1];
    for (int n = 0; n < ways.size; ++n) {
        const Way& way = ways.list[static_cast<std::size_t>(n)];
        const CellSet own = cells_of_[digit_[static_cast<std::size_t>(std::countr_one(way.digits))]];
        if (last == own) continue;
        const CellSet set = way.moved | (last ^ own);
        if (set.size() > max_cells_) continue;
        Marked hit = way.hit;
        (last & own).for_each([&](int cell) { hit |= holding_[static_cast<std::size_t>(cell)]; });
        if (all.has_other_than(hit)) continue;
        if (found_.size() == most_) {
            complete_ = false;
            return;
        }
        found_.push_back(set);
    }
}

template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::keep_minimal_found(unsigned digits) {
    constexpr std::size_t kLong = 2000;  // an index does not pay for a shorter list
    sort_and_merge(found_);
    if (found_.size() < kLong) {
        keep_minimal_of_few(sets_of_[digits]);
    } else {
        keep_minimal_of_many(sets_of_[digits]);
    }
}

template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::keep_minimal_of_few(UnavoidableList& kept) const {
    const auto holds_one_of = [](const UnavoidableList& list, const CellSet& set) {
        return std::any_of(list.begin(), list.end(), [&](const CellSet& part) { return (part - set).empty(); });
    };
    for (const CellSet& set : found_) {
        if (!holds_one_of(kept, set) && !holds_one_of(unmarked_, set)) kept.push_back(set);
    }
}

template <int kMaxDigits, std::size_t kVectors>
void TemplateSearch<kMaxDigits, kVectors>::keep_minimal_of_many(UnavoidableList& kept) const {
    SubsetIndex parts;
    for (const CellSet& set : unmarked_) parts.add(set);
    for (const CellSet& set : found_) {
        if (parts.part_of(set) != nullptr) continue;
        parts.add(set);
        kept.push_back(set);
    }
}

template <int kMaxDigits, std::size_t kVectors>
UnavoidableList TemplateSearch<kMaxDigits, kVectors>::all() const {
    UnavoidableList all;
    for (const UnavoidableList& list : sets_of_) all.insert(all.end(), list.begin(), list.end());
    sort_and_merge(all);
    return all;
}

}  // namespace rookery
