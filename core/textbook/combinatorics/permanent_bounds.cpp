#include "textbook/combinatorics/permanent_bounds.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rookery {
namespace {

constexpr double kLogOfZero = -std::numeric_limits<double>::infinity();

}  // namespace

double log10_factorial(int n) {
    double sum = 0;
    for (int i = 2; i <= n; ++i) sum += std::log10(i);
    return sum;
}

std::optional<double> van_der_waerden_log10(const SquareMatrix& matrix) {
    if (matrix.n == 0) return 0;
    const Wide k = matrix.row_sum(0);
    for (int i = 0; i < matrix.n; ++i) {
        if (matrix.row_sum(i) != k || matrix.column_sum(i) != k) return std::nullopt;
    }
    if (k == 0) return kLogOfZero;
    return log10_factorial(matrix.n) + matrix.n * (std::log10(static_cast<double>(k)) - std::log10(matrix.n));
}

std::optional<double> minc_bregman_log10(const SquareMatrix& matrix) {
    if (std::any_of(matrix.entries.begin(), matrix.entries.end(), [](std::uint64_t entry) { return entry > 1; })) {
        return std::nullopt;
    }
    double sum = 0;
    for (int row = 0; row < matrix.n; ++row) {
        const int ones = static_cast<int>(matrix.row_sum(row));
        sum += ones == 0 ? kLogOfZero : log10_factorial(ones) / ones;
    }
    return sum;
}

}  // namespace rookery
