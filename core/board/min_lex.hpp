// MinLexSearch: every way to bring a grid to its min-lex form. Implements canonical.hpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "board/grid.hpp"
#include "contract/contract.hpp"

namespace rookery {

// ColumnPartition: how much of the order of the nine columns is decided while a min-lex form grows row by row.
//
//   position        0   1   2 | 3   4   5 | 6   7   8
//   column_at       4   3   5 | 0   1   2 | 6   7   8       one order consistent with every decision so far
//   blocks         [4] [3   5]|[0   1   2]|[6   7   8]      columns of one block may still change places
//   stack blocks   [         ]|[                     ]      stacks of one stack block may still change places
//
// The stacks of a stack block of two or three are still undecided: each is one block of three columns. For the rows
// done so far, all orders that respect the blocks give the same result.
class ColumnPartition {
  public:
    int column_at(int position) const { return at_[static_cast<std::size_t>(position)]; }
    int position_of(int column) const { return position_[static_cast<std::size_t>(column)]; }

    int block_begin(int position) const { return begin_in(starts_, position); }
    int block_end(int position) const { return end_in(starts_, position); }
    int stack_block_end(int slot) const { return end_in(stack_starts_, slot); }

    // A new block begins at `position` (or a new stack block at `slot`); the end of the board is allowed.
    void split_before(int position) { starts_ |= 1U << position; }
    void split_stacks_before(int slot) { stack_starts_ |= 1U << slot; }

    void swap_stacks(int slot, int other) {
        for (int i = 0; i < 3; ++i) swap_positions(3 * slot + i, 3 * other + i);
    }
    // Moves the columns that f accepts to the front of [begin, end), a part of one block. Returns their number.
    template <class F>
    int gather(int begin, int end, F f) {
        ROOKERY_EXPECTS(0 <= begin && begin <= end && end <= block_end(begin));
        int front = begin;
        for (int p = begin; p < end; ++p) {
            if (f(column_at(p))) swap_positions(front++, p);
        }
        return front - begin;
    }
    // Decides that `column` is the first of its block.
    void bring_to_front(int column) {
        const int front = block_begin(position_of(column));
        swap_positions(front, position_of(column));
        split_before(front + 1);
    }

  private:
    // `starts` has a bit for the first position of each block, and one for the end.
    static int begin_in(unsigned starts, int position) {
        return static_cast<int>(std::bit_width(starts & ((2U << position) - 1))) - 1;
    }
    static int end_in(unsigned starts, int position) {
        return position + 1 + std::countr_zero(starts >> (position + 1));
    }
    void swap_positions(int p, int q) {
        std::swap(at_[static_cast<std::size_t>(p)], at_[static_cast<std::size_t>(q)]);
        position_[at_[static_cast<std::size_t>(p)]] = static_cast<std::uint8_t>(p);
        position_[at_[static_cast<std::size_t>(q)]] = static_cast<std::uint8_t>(q);
    }

    std::array<std::uint8_t, 9> at_{0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::array<std::uint8_t, 9> position_{0, 1, 2, 3, 4, 5, 6, 7, 8};
    unsigned starts_ = 0b1'001'001'001;
    unsigned stack_starts_ = 0b1'001;
};

class MinLexSearch {
  public:
    using Row = std::array<Digit, 9>;

    // A partial arrangement: the rows placed so far, and what they decided about columns and labels.
    struct Arrangement {
        ColumnPartition columns;
        bool transpose = false;
        std::uint8_t labels = 0;                   // digits seen so far; they have the labels 1..labels
        std::array<std::uint8_t, 9> rows{};        // source row of each place filled so far
        std::array<std::uint8_t, 10> first_row{};  // where digit d was first seen: 1 + place of the row (0: not yet),
        std::array<std::uint8_t, 10> first_column{};  // and column of the source
        std::uint32_t multiplicity = 1;               // arrangements that it represents because of identical lines
    };

    explicit MinLexSearch(const Grid9& grid);

    const Grid9& form() const { return form_; }
    // All complete arrangements that give the form, up to equal lines and to orders of the columns that the partition
    // leaves open.
    const std::vector<Arrangement>& arrangements() const { return kept_; }

  private:
    // The grid or its transpose. Two lines are equal if exchanging them does not change the grid; each line is
    // identified by the number of the first line equal to it.
    struct Side {
        std::array<Row, 9> rows;
        std::array<std::uint8_t, 9> equal_row;
        std::array<std::uint8_t, 3> equal_band;
        std::array<std::uint8_t, 3> equal_stack;
    };

    static Side side_of(const Grid9& grid, bool transpose);
    void place_row();
    void try_row(const Arrangement& before, int row, std::uint32_t multiplicity);
    void fill(Arrangement& arrangement, int position, std::uint64_t key);
    int gather_empty_stacks(ColumnPartition& columns, int slot) const;
    void branch_on_stacks(const Arrangement& arrangement, int position, std::uint64_t key);
    void branch_on_digits(const Arrangement& arrangement, int position, std::uint64_t key, DigitSet digits);
    DigitSet next_digits(const Arrangement& arrangement, int position) const;
    Digit least_label(const Arrangement& arrangement, int position, int digit) const;
    void number_new_digits(Arrangement& arrangement, int position, std::uint64_t& key);
    int put_digit(Arrangement& arrangement, int position, int digit, std::uint64_t& key);
    void write(int position, int count, int label, std::uint64_t& key);
    Digit content(const ColumnPartition& columns, int position) const {
        return (*row_)[static_cast<std::size_t>(columns.column_at(position))];
    }

    std::array<Side, 2> sides_;
    Grid9 form_;                     // rows done, and the current row
    std::vector<Arrangement> kept_;  // all that give the rows done
    std::vector<Arrangement> next_;  // all that give the best next row found so far
    std::uint64_t best_ = 0;         // that row, four bits a cell
    int place_ = 0;                  // the current row: its place in the form,
    const Side* side_ = nullptr;     // the side it comes from,
    const Row* row_ = nullptr;       // and its contents there
};

}  // namespace rookery
