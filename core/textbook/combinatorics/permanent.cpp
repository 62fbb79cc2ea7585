#include "textbook/combinatorics/permanent.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace rookery {
namespace {

// The product of all row sums or of all column sums; empty if it is too great.
template <class Sum>
std::optional<Wide> product_of_sums(int n, Sum sum) {
    // A zero anywhere makes the whole product zero, even if the part before it would overflow.
    for (int i = 0; i < n; ++i) {
        if (sum(i) == 0) return Wide{0};
    }
    std::optional<Wide> result = 1;
    for (int i = 0; i < n && result; ++i) result = product(*result, sum(i));
    return result;
}

std::optional<Wide> bound_by_sums(const SquareMatrix& matrix) {
    const auto by_rows = product_of_sums(matrix.n, [&](int row) { return matrix.row_sum(row); });
    const auto by_columns = product_of_sums(matrix.n, [&](int column) { return matrix.column_sum(column); });
    if (by_rows && by_columns) return std::min(*by_rows, *by_columns);
    return by_rows ? by_rows : by_columns;
}

// Modulo the range of Word. Empty if it was stopped.
template <class Word>
std::optional<Word> ryser(const SquareMatrix& matrix, StopToken stop) {
    constexpr std::uint32_t kSetsBetweenLooks = 1U << 16;
    const int n = matrix.n;
    std::vector<Word> sums(static_cast<std::size_t>(n));  // of each row, over the columns in the set
    std::uint32_t set = 0;
    Word total = 0;  // the empty set's product is 0, as n >= 1
    for (std::uint32_t step = 1; step < (1U << n); ++step) {
        if (step % kSetsBetweenLooks == 0 && stop.stop_requested()) return {};
        const int column = std::countr_zero(step);
        set ^= 1U << column;
        const bool joins = (set >> column & 1U) != 0;
        for (int row = 0; row < n; ++row) {
            const auto entry = static_cast<Word>(matrix.at(row, column));
            sums[row] = joins ? sums[row] + entry : sums[row] - entry;
        }
        Word term = 1;
        for (int row = 0; row < n && term != 0; ++row) term *= sums[row];
        const bool adds = (n - std::popcount(set)) % 2 == 0;
        total = adds ? total + term : total - term;
    }
    return total;
}

}  // namespace

Wide SquareMatrix::row_sum(int row) const {
    Wide sum = 0;
    for (int column = 0; column < n; ++column) sum += at(row, column);
    return sum;
}

Wide SquareMatrix::column_sum(int column) const {
    Wide sum = 0;
    for (int row = 0; row < n; ++row) sum += at(row, column);
    return sum;
}

SquareMatrix all_ones(int n) {
    SquareMatrix matrix(n);
    std::fill(matrix.entries.begin(), matrix.entries.end(), 1);
    return matrix;
}

SquareMatrix ones_off_the_diagonal(int n) {
    SquareMatrix matrix = all_ones(n);
    for (int i = 0; i < n; ++i) matrix.at(i, i) = 0;
    return matrix;
}

Permanent permanent(const SquareMatrix& matrix, StopToken stop) {
    using End = Permanent::End;
    if (matrix.n > kWidestPermanent) return {End::too_wide, 0};
    const std::optional<Wide> bound = bound_by_sums(matrix);
    if (!bound) return {End::too_great, 0};
    if (*bound == 0) return {End::known, 0};
    if (matrix.n == 0) return {End::known, 1};  // there is one way to choose nothing
    if (*bound <= ~std::uint64_t{0}) {
        const auto value = ryser<std::uint64_t>(matrix, stop);
        return value ? Permanent{End::known, *value} : Permanent{End::stopped, 0};
    }
    const auto value = ryser<Wide>(matrix, stop);
    return value ? Permanent{End::known, *value} : Permanent{End::stopped, 0};
}

}  // namespace rookery
