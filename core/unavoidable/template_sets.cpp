// All ways to lay k templates over the cells of k digits, each template given to one of the digits. A digit keeps the
// cells that its template shares with those it has, and leaves and comes to the others: they are moved, and what the
// digits move together is a set. (That digits live on templates is folklore of the sudoku programmers' forum. To go
// through the combinations of digits is how Mladen Dobrichev's GridChecker looks for sets, see pseudo_puzzles.hpp.)
//
// Combinations of fewer digits come first, so that all sets of fewer digits are known. A way to lay templates is worth
// nothing if its set holds one of them, and that is watched while the templates are laid, on vectors with a bit for
// each of those sets:
//
//     hit        the sets that have a cell that keeps its digit     within[m]   the sets whose digits are among m
//
// As soon as the digits m have their templates, within[m] without `hit` are sets that lie in the result whatever comes.
// This leaves two or three ways for each minimal set; with a bound on cells, the moved cells so far prune as well. Ways
// where a digit keeps all its cells belong to fewer digits.
#include "unavoidable/template_sets.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "unavoidable/minimal.hpp"

namespace rookery {
namespace {

constexpr int kMaxDigits = 4;
constexpr int kMaxWays = 24;          // to give 4 templates to 4 digits
constexpr std::size_t kMarked = 128;  // smaller sets: those that fit into a vector
constexpr int kRows = 9;

constexpr std::array<V128, Geometry9::kCells> kCellBits = [] {
    std::array<V128, Geometry9::kCells> table{};
    for (std::size_t cell = 0; cell < table.size(); ++cell) {
        const std::uint64_t bit = std::uint64_t{1} << (cell & 63);
        table[cell] = cell < 64 ? V128::from_u64(bit, 0) : V128::from_u64(0, bit);
    }
    return table;
}();

// A template, and what becomes of digit i of the combination (i from 0) if it gets the template.
struct Template {
    CellSet cells;
    std::array<V128, kMaxDigits> hit;       // the watched sets with a cell of digit i that keeps it
    std::array<CellSet, kMaxDigits> moved;  // the cells that the digit leaves or comes to
    unsigned digits = 0;                    // bit i: digit i may get it, since it moves and not too many cells do
};

// Some templates given to as many digits.
struct Way {
    V128 hit;
    CellSet moved;
    unsigned digits = 0;  // bit i: digit i has its template
};

struct Ways {
    std::array<Way, kMaxWays> list;
    int size = 0;
};

class TemplateSearch {
  public:
    TemplateSearch(const Grid9& grid, int max_cells) : max_cells_{max_cells} {
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            const auto digit = static_cast<std::size_t>(grid[cell] - 1);
            cells_of_[digit].add(cell);
            column_of_[digit][static_cast<std::size_t>(Geometry9::row_of(cell))] = Geometry9::column_of(cell);
        }
    }

    // The minimal sets with exactly these digits; those of every part of them were asked for before.
    void find(unsigned digits);
    // All that were found.
    UnavoidableList take_all();

  private:
    void set_up_region(unsigned digits);
    void mark_smaller_sets();
    void grow_templates(int row, int first, unsigned columns, unsigned stacks, V128 cells);
    void add_template(std::size_t first, V128 cells);
    void lay(int level, CellSet used);
    bool give(const Way& way, const Template& laid, int digit, Way& next) const;
    void finish(const Ways& ways, CellSet last);
    void keep_minimal_found(unsigned digits);

    std::array<CellSet, 9> cells_of_{};                  // of each digit, from 0
    std::array<std::array<int, kRows>, 9> column_of_{};  // ... and its column in each row
    int max_cells_;
    int count_ = 0;                                // digits of the combination at hand
    std::array<std::size_t, kMaxDigits> digit_{};  // these digits
    std::array<UnavoidableList, 512> sets_of_{};   // what was found, by digits, bit d for digit d from 0

    // Of the combination at hand.
    CellSet region_;                                           // the cells of its digits
    std::array<V128, Geometry9::kCells> holding_;              // the watched sets that hold the cell
    std::array<V128, 1 << kMaxDigits> within_;                 // the watched sets that have only digits of the mask
    std::array<Ways, kMaxDigits> ways_;                        // before each level of lay()
    std::array<std::vector<Template>, kMaxDigits> templates_;  // by which cell of the region's first row they take
    UnavoidableList unmarked_;                                 // the sets of fewer digits that did not fit
    UnavoidableList found_;
    std::array<unsigned, kRows> row_{};  // the region as columns, row by row
};

void TemplateSearch::find(unsigned digits) {
    set_up_region(digits);
    mark_smaller_sets();
    for (auto& list : templates_) list.clear();
    for (int first = 0; first < count_; ++first) grow_templates(0, first, 0, 0, V128());
    found_.clear();
    ways_[0].list[0] = Way{};
    ways_[0].size = 1;
    lay(0, CellSet());
    keep_minimal_found(digits);
}

void TemplateSearch::set_up_region(unsigned digits) {
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

void TemplateSearch::mark_smaller_sets() {
    holding_ = {};
    within_ = {};
    unmarked_.clear();
    std::size_t number = 0;
    for (unsigned mask = 1; mask + 1 < 1U << count_; ++mask) {
        unsigned part = 0;
        for (int i = 0; i < count_; ++i) part |= (mask >> i & 1U) << digit_[static_cast<std::size_t>(i)];
        for (const CellSet& set : sets_of_[part]) {
            if (number == kMarked) {
                unmarked_.push_back(set);
                continue;
            }
            const V128 bit = number < 64 ? V128::from_u64(std::uint64_t{1} << number, 0)
                                         : V128::from_u64(0, std::uint64_t{1} << (number - 64));
            ++number;
            set.for_each([&](int cell) { holding_[static_cast<std::size_t>(cell)] |= bit; });
            for (unsigned more = 1; more < 1U << count_; ++more) {
                if ((mask & ~more) == 0) within_[more] |= bit;
            }
        }
    }
}

// Row by row; `stacks` are those whose box in this band has its cell.
void TemplateSearch::grow_templates(int row, int first, unsigned columns, unsigned stacks, V128 cells) {
    if (row == kRows) {
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
                       cells | kCellBits[static_cast<std::size_t>(Geometry9::cell_at(row, column))]);
    }
}

void TemplateSearch::add_template(std::size_t first, V128 cells) {
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

// Gives one more digit its template; false if nothing can come of it.
bool TemplateSearch::give(const Way& way, const Template& laid, int digit, Way& next) const {
    const auto i = static_cast<std::size_t>(digit);
    next.digits = way.digits | 1U << digit;
    next.hit = way.hit | laid.hit[i];
    if (any(and_not(within_[next.digits], next.hit))) return false;
    next.moved = way.moved | laid.moved[i];
    return next.moved.size() <= max_cells_;
}

void TemplateSearch::lay(int level, CellSet used) {
    const auto at = static_cast<std::size_t>(level);
    const Ways& before = ways_[at];
    // (The other bound only tells g++, which unrolls the recursion, that there are no more levels than ways_ has.)
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

// What the other templates leave of the region is a template too: one cell in each house.
void TemplateSearch::finish(const Ways& ways, CellSet last) {
    const V128 all = within_[(1U << count_) - 1];
    for (int n = 0; n < ways.size; ++n) {
        const Way& way = ways.list[static_cast<std::size_t>(n)];
        const CellSet own = cells_of_[digit_[static_cast<std::size_t>(std::countr_one(way.digits))]];
        if (last == own) continue;
        const CellSet set = way.moved | (last ^ own);
        if (set.size() > max_cells_) continue;
        V128 hit = way.hit;
        (last & own).for_each([&](int cell) { hit |= holding_[static_cast<std::size_t>(cell)]; });
        if (!any(and_not(all, hit))) found_.push_back(set);
    }
}

void TemplateSearch::keep_minimal_found(unsigned digits) {
    sort_and_merge(found_);
    UnavoidableList& kept = sets_of_[digits];
    const auto holds_one_of = [](const UnavoidableList& list, const CellSet& set) {
        return std::any_of(list.begin(), list.end(), [&](const CellSet& part) { return (part - set).empty(); });
    };
    for (const CellSet& set : found_) {
        if (!holds_one_of(kept, set) && !holds_one_of(unmarked_, set)) kept.push_back(set);
    }
}

UnavoidableList TemplateSearch::take_all() {
    UnavoidableList all;
    for (const UnavoidableList& list : sets_of_) all.insert(all.end(), list.begin(), list.end());
    sort_and_merge(all);
    return all;
}

}  // namespace

UnavoidableList template_sets(const Grid9& grid, const TemplateSetsRequest& request) {
    ROOKERY_EXPECTS(is_solution(grid));
    ROOKERY_EXPECTS(1 <= request.digits && request.digits <= 4);
    TemplateSearch search(grid, request.max_cells);
    for (int count = 2; count <= std::min(request.digits, kMaxDigits); ++count) {
        for (unsigned digits = 0; digits < 512; ++digits) {
            if (std::popcount(digits) != count) continue;
            if (request.stop.stop_requested()) return {};
            search.find(digits);
        }
    }
    return search.take_all();
}

}  // namespace rookery
