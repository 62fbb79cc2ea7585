// ColumnPartition: how much of the order of the nine columns is decided while a min-lex form grows row by row.
//
//   position        0   1   2 | 3   4   5 | 6   7   8
//   column_at       4   3   5 | 0   1   2 | 6   7   8       one order consistent with every decision so far
//   blocks         [4] [3   5]|[0   1   2]|[6   7   8]      columns of one block may still change places
//   stack blocks   [         ]|[                     ]      stacks of one stack block may still change places
//
// The stacks of a stack block of two or three are still undecided: each is one block of three columns. For the rows
// done so far, all orders that respect the blocks give the same result.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "contract/contract.hpp"

namespace rookery {

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

}  // namespace rookery
