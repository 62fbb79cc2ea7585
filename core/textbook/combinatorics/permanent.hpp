// The permanent of a square matrix: the sum, over all ways to choose one entry of each row and column, of the product
// of the entries. For a 0/1 matrix it is the number of ways to assign the columns to the rows.
//
// Method: H. Ryser's formula (1963), by inclusion and exclusion over the sets S of columns,
//
//     per A = sum over S of (-1)^(n - |S|) times the product over the rows of (the sum of the row's entries in S)
//
// where the sets follow one another in Gray code, so that one column joins or leaves at each step: n 2^n additions and
// multiplications instead of n n!. The terms may exceed any bound on the permanent, but all arithmetic is modulo 2^64
// or 2^128, which is exact if the permanent itself is known to be smaller. It never exceeds the product of the row
// sums, nor that of the column sums. (Glynn's formula takes half the sets, but ends in a division by 2^(n-1), which
// would cost as many bits.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "job/stop_token.hpp"
#include "textbook/combinatorics/wide.hpp"

namespace rookery {

struct SquareMatrix {
    explicit SquareMatrix(int n) : n{n}, entries(static_cast<std::size_t>(n) * static_cast<std::size_t>(n)) {}

    std::uint64_t& at(int row, int column) { return entries[place(row, column)]; }
    std::uint64_t at(int row, int column) const { return entries[place(row, column)]; }
    Wide row_sum(int row) const;
    Wide column_sum(int column) const;

    int n;
    std::vector<std::uint64_t> entries;  // row by row

  private:
    std::size_t place(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(n) + static_cast<std::size_t>(column);
    }
};

SquareMatrix all_ones(int n);               // J
SquareMatrix ones_off_the_diagonal(int n);  // J - I: its permanent is the number of derangements

// 2^24 sets take about a second.
inline constexpr int kWidestPermanent = 24;

struct Permanent {
    enum class End : std::uint8_t {
        known,
        too_wide,   // n > kWidestPermanent
        too_great,  // both products of sums are 2^128 or more, so the permanent may be too
        stopped,    // by the stop token
    };
    End end = End::known;
    Wide value = 0;  // if known
};

// `stop` may be null.
Permanent permanent(const SquareMatrix& matrix, StopToken stop = {});

}  // namespace rookery
