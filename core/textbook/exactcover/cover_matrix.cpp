#include "textbook/exactcover/cover_matrix.hpp"

#include <algorithm>
#include <utility>

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

}  // namespace rookery
