// The permanent of a square matrix: the sum, over all ways to choose one entry of each row and column, of the product
// of the entries. For a 0/1 matrix it is the number of ways to assign the columns to the rows.
//
// Method: H. Ryser's formula (1963), by inclusion and exclusion over the sets S of columns,
//
//     per A = sum over S of (-1)^(n - |S|) times the product over the rows of (the sum of the row's entries in S)
//
// where the sets are visited in Gray code order, so that one column is added or removed at each step: n 2^n additions
// and multiplications instead of n n!. The terms may exceed any bound on the permanent, but all arithmetic is modulo
// 2^64 or 2^128, which is exact if the permanent itself is known to be smaller. It never exceeds the product of the row
// sums, nor that of the column sums. (Glynn's formula takes half the sets, but ends in a division by 2^(n-1), which
// would cost as many bits.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "job/stop_token.hpp"
#include "text/text.hpp"

namespace rookery {

// Wide: whole numbers below 2^128, for counts that soon exceed 2^64. All compilers that build Rookery have this type,
// those for WebAssembly too.
using Wide = unsigned __int128;

// Empty if the product is 2^128 or more.
inline std::optional<Wide> product(Wide a, Wide b) {
    if (a != 0 && b > ~Wide{0} / a) return std::nullopt;
    return a * b;
}

inline std::string to_text(Wide number) {
    std::string digits;
    do {
        digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(number % 10)));
        number /= 10;
    } while (number != 0);
    return digits;
}

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

// Cheap lower and upper bounds on a permanent. Both are decimal logarithms, since the numbers themselves soon leave the
// range of a double; minus infinity means 0.

// log10 of n!; n >= 0.
double log10_factorial(int n);

// A lower bound. B. van der Waerden's conjecture (1926), proved by G. Egorychev and D. Falikman (1981): if all rows and
// columns add up to 1, the permanent is at least n! / n^n. So if they all add up to k, it is at least n! (k/n)^n, since
// dividing every entry by k divides the permanent by k^n. Empty for other matrices.
std::optional<double> van_der_waerden_log10(const SquareMatrix& matrix);

// An upper bound. H. Minc's conjecture (1963), proved by L. Bregman (1973): the permanent of a 0/1 matrix with row sums
// r is at most the product of (r!)^(1/r). A row of zeros makes it 0. Empty for other matrices.
std::optional<double> minc_bregman_log10(const SquareMatrix& matrix);

// Derangements: permutations without fixed points. Their number is the permanent of J - I.

// n! (1 - 1/1! + 1/2! - ... ± 1/n!), the case z = -1 of per(zI + J) = n! (1 + z/1! + z^2/2! + ... + z^n/n!), summed in
// whole numbers from the right: D(n) = n D(n-1) ± 1. n >= 0; empty for n > 34, where it exceeds 2^128.
inline std::optional<Wide> derangements(int n) {
    constexpr int kMax = 34;
    if (n > kMax) return std::nullopt;
    Wide count = 1;
    for (int i = 1; i <= n; ++i)
        count = i % 2 == 0 ? count * static_cast<Wide>(i) + 1 : count * static_cast<Wide>(i) - 1;
    return count;
}

// n!, under the same conditions: the permanent of J.
inline std::optional<Wide> factorial(int n) {
    constexpr int kMax = 34;
    if (n > kMax) return std::nullopt;
    Wide count = 1;
    for (int i = 2; i <= n; ++i) count *= static_cast<Wide>(i);
    return count;
}

// Square matrices as text: one row per line; blank lines and comments are skipped, and a # ends a line.
inline constexpr int kMaxMatrixRows = 200;

// Whole numbers from 0 to 2^64 - 1 separated by white space or commas. A row has as many as there are rows, at most
// kMaxMatrixRows.
std::variant<SquareMatrix, TextProblem> parse_square_matrix(std::string_view text);

}  // namespace rookery
