#include "textbook/combinatorics/permanent.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "text/entries.hpp"
#include "text/scan/lines.hpp"

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

using namespace reading;

namespace {

std::string not_square(int n) {
    return "expected as many rows as the first has entries, " + std::to_string(n) + "; found ";
}

std::variant<std::vector<std::uint64_t>, TextProblem> read_numbers(const Line& line) {
    std::vector<std::uint64_t> numbers;
    Entries entries(line, Entries::Hash::ends_line);
    for (; !entries.at_end(); entries.skip_separators()) {
        const std::size_t begin = entries.place();
        std::string digits;
        for (; entries.at_digit(); entries.next()) digits += static_cast<char>('0' + (entries.code() - U'0'));
        const bool is_entry = entries.at_end() || entries.at_separator();
        if (digits.empty() || !is_entry) return entries.expected(entries.place(), "a whole number, 0 or more");
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc{}) {
            return entries.problem(begin, "expected a number below 2^64, found " + excerpt(digits));
        }
        numbers.push_back(value);
    }
    return numbers;
}

}  // namespace

std::variant<SquareMatrix, TextProblem> parse_square_matrix(std::string_view text) {
    std::optional<SquareMatrix> matrix;
    int rows = 0;
    Line last;
    LineCutter lines(text);
    for (Line line; lines.next(line);) {
        if (!holds_entries(line)) continue;
        const auto read = read_numbers(line);
        if (const auto* problem = std::get_if<TextProblem>(&read)) return *problem;
        const auto& numbers = std::get<std::vector<std::uint64_t>>(read);
        const std::string found = std::to_string(numbers.size());
        if (!matrix) {
            if (numbers.size() > kMaxMatrixRows) {
                return problem_at_start(
                    line, "expected at most " + std::to_string(kMaxMatrixRows) + " numbers in a row, found " + found);
            }
            matrix.emplace(static_cast<int>(numbers.size()));
        }
        const auto numbers_in_row = static_cast<std::size_t>(matrix->n);
        if (numbers.size() != numbers_in_row) {
            return problem_at_end(
                line, "expected " + entries_in_words(numbers_in_row) + " as in the first row, found " + found);
        }
        if (rows == matrix->n) {
            return problem_at_start(line, not_square(matrix->n) + "more");
        }
        for (int column = 0; column < matrix->n; ++column) {
            matrix->at(rows, column) = numbers[static_cast<std::size_t>(column)];
        }
        ++rows;
        last = line;
    }
    if (!matrix) return TextProblem{1, 1, "expected a square matrix, one row of whole numbers per line; found nothing"};
    if (rows < matrix->n) return problem_at_end(last, not_square(matrix->n) + std::to_string(rows));
    return *std::move(matrix);
}

}  // namespace rookery
