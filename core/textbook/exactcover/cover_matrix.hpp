// CoverMatrix: a 0/1 matrix, stored as the columns in which each row has a 1.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/text.hpp"

namespace rookery {

enum class ColumnKind : std::uint8_t {
    primary,   // must be met exactly once
    optional,  // must be met at most once
};

// Rows and columns are numbered from 0, in the order in which they were added.
class CoverMatrix {
  public:
    int add_column(std::string name, ColumnKind kind = ColumnKind::primary);
    // Returns false and adds nothing if one of the columns does not exist. A column that is listed twice counts once.
    bool add_row(std::span<const int> columns);
    // Reserves memory, if the sizes are known in advance.
    void reserve(std::size_t rows, std::size_t columns, std::size_t ones);

    int columns() const { return static_cast<int>(columns_.size()); }
    int rows() const { return static_cast<int>(row_ends_.size()); }
    std::size_t ones() const { return ones_.size(); }
    // The columns of a row, in the order in which they were given.
    std::span<const int> row(int row) const {
        const std::size_t begin = row == 0 ? 0 : row_ends_[static_cast<std::size_t>(row) - 1];
        return std::span<const int>(ones_).subspan(begin, row_ends_[static_cast<std::size_t>(row)] - begin);
    }
    const std::string& name(int column) const { return columns_[static_cast<std::size_t>(column)].name; }
    ColumnKind kind(int column) const { return columns_[static_cast<std::size_t>(column)].kind; }

  private:
    struct Column {
        std::string name;
        ColumnKind kind;
        int last_row;  // the last row with a 1 here; -1: none yet
    };

    std::vector<Column> columns_;
    std::vector<int> ones_;              // row by row
    std::vector<std::size_t> row_ends_;  // in ones_
};

// Rows become columns, all of them primary and named by their numbers from 1.
CoverMatrix transposed(const CoverMatrix& matrix);

// Matrices of 0 and 1 as text: one row per line; blank lines and comments are skipped, and a # ends a line.
//
// Rows have equal lengths; entries may be separated by white space and commas: "1010" or "1, 0, 1, 0". The columns are
// named by their numbers from 1.
std::variant<CoverMatrix, TextProblem> parse_cover_matrix(std::string_view text);

}  // namespace rookery
