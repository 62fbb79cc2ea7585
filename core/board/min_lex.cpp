// The min-lex form, row by row.
//
// Breadth-first over rows: keeps all arrangements that give the least first row, then those among them that give the
// least second row, and so on. For one arrangement and one candidate for its next row, the nine positions are filled
// from the left, each with the least label that any order of the undecided columns allows. Where several choices give
// the same label the search branches; a branch ends as soon as it exceeds the best row known.
//
// Three things keep the number of arrangements small:
// - Columns are ordered lazily (ColumnPartition). Empty cells move to the front of their block and decide nothing else.
// - Cells with the same digit stay together: a different one between them would only raise the row. Different new
//   digits of a block get the next labels, but which digit gets which is left open: a digit's label is the one at its
//   column's final position in the row where the digit first appeared. It becomes definite when a later row needs the
//   least label possible.
// - Of lines whose exchange would not change the grid (equal rows of a band, equal bands, equal stacks) only one is
//   tried. Otherwise grids with few clues would have up to 2 * 6^8 tied arrangements.
//
// The search assumes nothing about the grid, so the form is exact even with conflicts. The arrangements kept at the
// end, counted with their equal lines and their undecided orders of columns, are the automorphisms.
#include "board/min_lex.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

#include "board/insertion_sort.hpp"
#include "contract/contract.hpp"

namespace rookery {
namespace {

constexpr int kSide = Geometry9::kSize;
constexpr int kBitsPerCell = 4;
constexpr std::uint64_t kAboveEveryRow = ~std::uint64_t{0};

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

unsigned rows_of_band(int band) {
    return 7U << (3 * band);
}

// Calls f(line, n) for one line of each class of equal lines in the set `lines`; n is the size of the class within
// `lines`.
template <std::size_t N, class F>
void for_each_class(const std::array<std::uint8_t, N>& equal, unsigned lines, F f) {
    for (unsigned rest = lines; rest != 0;) {
        const int line = std::countr_zero(rest);
        std::uint32_t members = 0;
        for (unsigned i = 0; i < N; ++i) {
            if (((rest >> i) & 1U) == 0 || equal[i] != equal[at(line)]) continue;
            rest &= ~(1U << i);
            ++members;
        }
        f(line, members);
    }
}

}  // namespace

MinLexSearch::Side MinLexSearch::side_of(const Grid9& grid, bool transpose) {
    Side side{};
    for (int r = 0; r < kSide; ++r) {
        for (int c = 0; c < kSide; ++c) {
            side.rows[at(r)][at(c)] = grid[transpose ? Geometry9::cell_at(c, r) : Geometry9::cell_at(r, c)];
        }
    }
    std::array<std::array<Row, 3>, 3> bands;  // with the rows sorted
    for (int r = 0; r < kSide; ++r) {
        const int first = r / 3 * 3;
        int equal = first;
        while (side.rows[at(equal)] != side.rows[at(r)]) ++equal;
        side.equal_row[at(r)] = static_cast<std::uint8_t>(equal);
        bands[at(r / 3)][at(r - first)] = side.rows[at(r)];
    }
    for (int b = 0; b < 3; ++b) {
        insertion_sort(bands[at(b)]);
        int equal = 0;
        while (bands[at(equal)] != bands[at(b)]) ++equal;
        side.equal_band[at(b)] = static_cast<std::uint8_t>(equal);
    }
    return side;
}

MinLexSearch::MinLexSearch(const Grid9& grid) : sides_{side_of(grid, false), side_of(grid, true)} {
    sides_[0].equal_stack = sides_[1].equal_band;
    sides_[1].equal_stack = sides_[0].equal_band;
    kept_.resize(2);
    kept_[1].transpose = true;
    for (place_ = 0; place_ < kSide; ++place_) place_row();
}

void MinLexSearch::place_row() {
    best_ = kAboveEveryRow;
    next_.clear();
    for (const Arrangement& before : kept_) {
        side_ = &sides_[before.transpose ? 1 : 0];
        unsigned used_rows = 0;
        for (int i = 0; i < place_; ++i) used_rows |= 1U << before.rows[at(i)];
        if (place_ % 3 != 0) {
            const int band = before.rows[at(place_ - 1)] / 3;
            for_each_class(side_->equal_row, rows_of_band(band) & ~used_rows,
                           [&](int row, std::uint32_t multiplicity) { try_row(before, row, multiplicity); });
            continue;
        }
        unsigned free_bands = 0;
        for (int band = 0; band < 3; ++band) free_bands |= (used_rows & rows_of_band(band)) == 0 ? 1U << band : 0U;
        for_each_class(side_->equal_band, free_bands, [&](int band, std::uint32_t equal_bands) {
            for_each_class(side_->equal_row, rows_of_band(band), [&](int row, std::uint32_t multiplicity) {
                try_row(before, row, multiplicity * equal_bands);
            });
        });
    }
    for (int p = 0; p < kSide; ++p) {
        form_[Geometry9::cell_at(place_, p)] = static_cast<Digit>((best_ >> (kBitsPerCell * (kSide - 1 - p))) & 15U);
    }
    kept_.swap(next_);
}

void MinLexSearch::try_row(const Arrangement& before, int row, std::uint32_t multiplicity) {
    Arrangement arrangement = before;
    arrangement.rows[at(place_)] = static_cast<std::uint8_t>(row);
    arrangement.multiplicity *= multiplicity;
    row_ = &side_->rows[at(row)];
    fill(arrangement, 0, 0);
}

// Fills the current row from `position` on, in every way that may be the least. `key` contains the labels before
// `position`.
void MinLexSearch::fill(Arrangement& arrangement, int position, std::uint64_t key) {
    ColumnPartition& columns = arrangement.columns;
    while (key <= best_ >> (kBitsPerCell * (kSide - position))) {
        if (position == kSide) {
            if (key < best_) next_.clear();
            best_ = key;
            next_.push_back(arrangement);
            return;
        }
        if (position % 3 == 0 && columns.stack_block_end(position / 3) > position / 3 + 1) {
            const int stacks = gather_empty_stacks(columns, position / 3);
            if (stacks == 0) return branch_on_stacks(arrangement, position, key);
            write(position, 3 * stacks, 0, key);
            position += 3 * stacks;
            continue;
        }
        const int end = columns.block_end(position);
        const int empty = columns.gather(position, end, [&](int column) { return (*row_)[at(column)] == 0; });
        if (empty > 0) {
            columns.split_before(position + empty);
            write(position, empty, 0, key);
            position += empty;
            continue;
        }
        const DigitSet digits = next_digits(arrangement, position);
        if (digits == 0) {
            number_new_digits(arrangement, position, key);
            position = end;
        } else if (without_lowest(digits) != 0) {
            return branch_on_digits(arrangement, position, key, digits);
        } else {
            position += put_digit(arrangement, position, lowest_digit(digits), key);
        }
    }
}

// Moves the stacks of the block at `slot` that are empty in this row to the front. Returns their number.
int MinLexSearch::gather_empty_stacks(ColumnPartition& columns, int slot) const {
    const int end = columns.stack_block_end(slot);
    int front = slot;
    for (int s = slot; s < end; ++s) {
        const bool empty = content(columns, 3 * s) + content(columns, 3 * s + 1) + content(columns, 3 * s + 2) == 0;
        if (empty) columns.swap_stacks(front++, s);
    }
    if (front > slot) columns.split_stacks_before(front);
    return front - slot;
}

// For stacks that may change places, none of them empty: one branch for each with the most empty cells, put first.
void MinLexSearch::branch_on_stacks(const Arrangement& arrangement, int position, std::uint64_t key) {
    const ColumnPartition& columns = arrangement.columns;
    const int slot = position / 3;
    unsigned candidates = 0;
    int fewest = 4;
    for (int s = slot; s < columns.stack_block_end(slot); ++s) {
        int clues = 0;
        for (int i = 0; i < 3; ++i) clues += content(columns, 3 * s + i) != 0;
        if (clues < fewest) candidates = 0;
        fewest = std::min(fewest, clues);
        if (clues == fewest) candidates |= 1U << (columns.column_at(3 * s) / 3);
    }
    for_each_class(side_->equal_stack, candidates, [&](int stack, std::uint32_t multiplicity) {
        Arrangement branch = arrangement;
        branch.columns.swap_stacks(slot, branch.columns.position_of(3 * stack) / 3);
        branch.columns.split_stacks_before(slot + 1);
        branch.multiplicity *= multiplicity;
        fill(branch, position, key);
    });
}

void MinLexSearch::branch_on_digits(const Arrangement& arrangement, int position, std::uint64_t key, DigitSet digits) {
    for (; digits != 0; digits = without_lowest(digits)) {
        Arrangement branch = arrangement;
        std::uint64_t branch_key = key;
        const int count = put_digit(branch, position, lowest_digit(digits), branch_key);
        fill(branch, position + count, branch_key);
    }
}

// The digits in the block at `position` (which has no empty cell) that can have the least label there. None if all are
// new and different: then the block can stay as it is.
DigitSet MinLexSearch::next_digits(const Arrangement& arrangement, int position) const {
    const int end = arrangement.columns.block_end(position);
    DigitSet least = 0;
    DigitSet all = 0;
    int least_value = arrangement.labels + 1;
    for (int p = position; p < end; ++p) {
        const int digit = content(arrangement.columns, p);
        if (has_digit(all, digit)) continue;
        all |= digit_bit(digit);
        const int value = least_label(arrangement, position, digit);
        if (value < least_value) least = 0;
        least_value = std::min(least_value, value);
        if (value == least_value) least |= digit_bit(digit);
    }
    const bool all_new_and_different = least_value > arrangement.labels && digit_count(all) == end - position;
    return all_new_and_different ? DigitSet{0} : least;
}

// The least label that `digit` can have if its cells in the block at `position` are placed there.
Digit MinLexSearch::least_label(const Arrangement& arrangement, int position, int digit) const {
    if (arrangement.first_row[at(digit)] == 0) return static_cast<Digit>(arrangement.labels + 1);
    const ColumnPartition& columns = arrangement.columns;
    const int column = arrangement.first_column[at(digit)];
    int front = columns.block_begin(columns.position_of(column));
    if (front == position && (*row_)[at(column)] != digit) {
        // The column that showed the digit first is in the same block, after the cells being placed.
        for (int p = position; p < columns.block_end(position); ++p) front += content(columns, p) == digit;
    }
    return form_[Geometry9::cell_at(arrangement.first_row[at(digit)] - 1, front)];
}

// A block of different new digits gets the next labels; its columns stay undecided.
void MinLexSearch::number_new_digits(Arrangement& arrangement, int position, std::uint64_t& key) {
    const int end = arrangement.columns.block_end(position);
    for (int p = position; p < end; ++p) {
        const int digit = content(arrangement.columns, p);
        arrangement.first_row[at(digit)] = static_cast<std::uint8_t>(place_ + 1);
        arrangement.first_column[at(digit)] = static_cast<std::uint8_t>(arrangement.columns.column_at(p));
        write(p, 1, ++arrangement.labels, key);
    }
}

// Moves all cells with `digit` to the front of the block at `position`, with the least label. Returns their number.
int MinLexSearch::put_digit(Arrangement& arrangement, int position, int digit, std::uint64_t& key) {
    ColumnPartition& columns = arrangement.columns;
    const int count =
        columns.gather(position, columns.block_end(position), [&](int column) { return (*row_)[at(column)] == digit; });
    columns.split_before(position + count);
    if (arrangement.first_row[at(digit)] == 0) {
        arrangement.first_row[at(digit)] = static_cast<std::uint8_t>(place_ + 1);
        arrangement.first_column[at(digit)] = static_cast<std::uint8_t>(columns.column_at(position));
        write(position, count, ++arrangement.labels, key);
        return count;
    }
    // The label is already definite if the column's whole block has the same label in the row that showed the digit
    // first.
    const int column = arrangement.first_column[at(digit)];
    const int front = columns.block_begin(columns.position_of(column));
    const int back = columns.block_end(front) - 1;
    const int row = arrangement.first_row[at(digit)] - 1;
    const Digit label = form_[Geometry9::cell_at(row, front)];
    if (label != form_[Geometry9::cell_at(row, back)]) columns.bring_to_front(column);
    write(position, count, label, key);
    return count;
}

void MinLexSearch::write(int position, int count, int label, std::uint64_t& key) {
    for (int p = position; p < position + count; ++p) {
        form_[Geometry9::cell_at(place_, p)] = static_cast<Digit>(label);
        key = key << kBitsPerCell | static_cast<unsigned>(label);
    }
}

}  // namespace rookery
