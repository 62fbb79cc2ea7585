#include "textbook/exactcover/cover_matrix.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "text/entries.hpp"
#include "text/scan/lines.hpp"

namespace rookery {

int CoverMatrix::add_column(std::string name, ColumnKind kind) {
    columns_.push_back({std::move(name), kind, -1});
    return columns() - 1;
}

bool CoverMatrix::add_row(std::span<const int> columns) {
    const auto is_there = [&](int column) { return 0 <= column && column < this->columns(); };
    if (!std::all_of(columns.begin(), columns.end(), is_there)) return false;
    const int row = rows();
    for (const int number : columns) {
        Column& column = columns_[static_cast<std::size_t>(number)];
        if (column.last_row == row) continue;
        column.last_row = row;
        ones_.push_back(number);
    }
    row_ends_.push_back(ones_.size());
    return true;
}

void CoverMatrix::reserve(std::size_t rows, std::size_t columns, std::size_t ones) {
    row_ends_.reserve(rows);
    columns_.reserve(columns);
    ones_.reserve(ones);
}

CoverMatrix transposed(const CoverMatrix& matrix) {
    std::vector<std::vector<int>> rows_of(static_cast<std::size_t>(matrix.columns()));
    CoverMatrix result;
    result.reserve(rows_of.size(), static_cast<std::size_t>(matrix.rows()), matrix.ones());
    for (int row = 0; row < matrix.rows(); ++row) {
        result.add_column(std::to_string(row + 1));
        for (const int column : matrix.row(row)) rows_of[static_cast<std::size_t>(column)].push_back(row);
    }
    for (const std::vector<int>& rows : rows_of) result.add_row(rows);
    return result;
}

using namespace reading;

namespace {

// Reads a sequence of 0 and 1 and calls what(column) for each 1. Returns its length.
template <class What>
std::variant<std::size_t, TextProblem> read_bits(const Line& line, What what) {
    Entries entries(line, Entries::Hash::ends_line);
    std::size_t width = 0;
    for (; !entries.at_end(); entries.skip_separators()) {
        const char32_t code = entries.code();
        if (code != U'0' && code != U'1') return entries.expected(entries.place(), "0 or 1");
        if (code == U'1') what(static_cast<int>(width));
        ++width;
        entries.next();
    }
    return width;
}

}  // namespace

std::variant<CoverMatrix, TextProblem> parse_cover_matrix(std::string_view text) {
    CoverMatrix matrix;
    std::optional<std::size_t> width;
    std::vector<int> ones;
    LineCutter lines(text);
    for (Line line; lines.next(line);) {
        if (!holds_entries(line)) continue;
        ones.clear();
        const auto read = read_bits(line, [&](int column) { ones.push_back(column); });
        if (const auto* problem = std::get_if<TextProblem>(&read)) return *problem;
        const std::size_t found = std::get<std::size_t>(read);
        if (!width) {
            width = found;
            for (std::size_t column = 1; column <= found; ++column) matrix.add_column(std::to_string(column));
        } else if (found != *width) {
            return problem_at_end(
                line, "expected " + entries_in_words(*width) + " as in the first row, found " + std::to_string(found));
        }
        matrix.add_row(ones);
    }
    if (!width) return TextProblem{1, 1, "expected a matrix, one row of 0 and 1 per line; found nothing"};
    return matrix;
}

}  // namespace rookery
