#include "textbook/combinatorics/square_matrix_text.hpp"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "text/entries.hpp"
#include "text/scan/lines.hpp"
#include "text/scan/problems.hpp"

namespace rookery {

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
    if (!matrix) return TextProblem{1, 1, "expected a square matrix, a row of whole numbers a line; found nothing"};
    if (rows < matrix->n) return problem_at_end(last, not_square(matrix->n) + std::to_string(rows));
    return *std::move(matrix);
}

}  // namespace rookery
