// Table: the rows that a job yields, kept small and ready for up to a hundred thousand of them: sorted by any column,
// cut down by a filter, read one cell at a time. Nothing is formatted before it is shown.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/table/filter.hpp"

namespace rookery::shell {

// Ratings that are no number. They sort before and after all numbers.
inline constexpr int kNoRating = -1;
inline constexpr int kBeyondRating = 1000;

struct TableRow {
    std::int64_t line = 0;  // of the text it came from, or its number
    std::uint32_t text_at = 0;
    std::uint16_t puzzle_size = 0;    // characters: 16, 81 or 256, or 729 for candidates
    std::uint16_t solution_size = 0;  // 0 if there is none
    std::int32_t solutions = 0;
    std::uint16_t hardest = 0;   // index of a text that many rows share
    std::uint16_t symmetry = 0;  // the same
    std::int16_t clues = 0;
    std::int16_t steps = -1;                                      // of the path; -1: not known
    std::int16_t er = kNoRating, ep = kNoRating, ed = kNoRating;  // tenths
    std::int32_t wnef = -1;                                       // ten-thousandths; -1: not known
    std::int8_t minimal = -1;                                     // 1: it is, 0: it is not, -1: not known
    bool more_solutions = false;                                  // the count stopped at a limit
};

// The number that a row has in a column of numbers; ratings in tenths.
std::int64_t number_in(const TableRow& row, Column column);

class Table {
  public:
    void clear();
    // Tab-separated names; names that are not known are left out.
    void set_columns(std::string_view header);
    // For rows that come now; the columns of those before stay.
    void add_columns(std::string_view header);
    void add_rows(std::string_view rows);  // joined by line feeds

    const std::vector<Column>& columns() const { return columns_; }
    std::size_t size() const { return rows_.size(); }
    const TableRow& row(std::size_t index) const { return rows_[index]; }
    std::string_view puzzle(const TableRow& row) const;
    std::string_view solution(const TableRow& row) const;
    std::string_view hardest(const TableRow& row) const { return shared_texts_[row.hardest]; }
    std::string_view symmetry(const TableRow& row) const { return shared_texts_[row.symmetry]; }
    std::string cell_text(const TableRow& row, Column column) const;

    // Rows that pass the filter, in the order asked for: indexes for row(). Brought up to date when read.
    const std::vector<std::uint32_t>& order() const;
    void set_filter(Filter filter);
    void sort_by(Column column, bool descending);
    void sort_by_arrival();
    bool is_sorted_by(Column column) const { return sorted_ && sort_column_ == column; }
    bool is_descending() const { return descending_; }

    // The shown rows, or those of the given indexes: with a line of column names; the puzzles alone, one a line; and
    // those that are rated, as researchers write them: "PUZZLE ED=ER/EP/ED".
    std::string as_tsv() const { return as_tsv(order()); }
    std::string as_tsv(std::span<const std::uint32_t> indexes) const;
    std::string puzzles_as_text() const { return puzzles_as_text(order()); }
    std::string puzzles_as_text(std::span<const std::uint32_t> indexes) const;
    std::string as_rating_lines() const { return as_rating_lines(order()); }
    std::string as_rating_lines(std::span<const std::uint32_t> indexes) const;

    // A row on its way through sorting.
    struct Keyed {
        std::uint64_t key;
        std::uint32_t index;
    };

  private:
    void sort_by_text(std::span<Keyed> items, std::size_t chunk) const;
    std::string_view sort_text(std::uint32_t index) const;
    bool comes_before(std::uint32_t a, std::uint32_t b) const;
    void sort_all(std::vector<std::uint32_t>& indexes) const;
    void read_row(std::string_view text);
    std::uint16_t shared_text(std::string_view text);

    std::vector<Column> columns_;
    std::vector<int> places_;  // of each field of a row: index into all columns, or -1
    std::vector<TableRow> rows_;
    std::string texts_;  // puzzles and solutions, one after the other
    std::vector<std::string> shared_texts_ = {""};
    Filter filter_;
    bool sorted_ = false;
    bool descending_ = false;
    Column sort_column_ = Column::line;

    mutable std::vector<std::uint32_t> order_;
    mutable std::size_t ordered_ = 0;  // rows that order_ has dealt with
};

}  // namespace rookery::shell
