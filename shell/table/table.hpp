// Table: the rows that a job yields, kept small and ready for a million of them: sorted by any column, cut down by a
// filter, read one cell at a time. Nothing is formatted before it is shown. A row takes 32 bytes (table_row.hpp), its
// puzzle and solution mostly 43 (packed_puzzle.hpp), its place in the order 4; both grow by blocks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/table/filter.hpp"
#include "shell/table/ordering.hpp"
#include "shell/table/puzzle_store.hpp"
#include "shell/table/table_row.hpp"

namespace rookery::shell {

class Table {
  public:
    void clear();
    // Tab-separated names; names that are not known are left out.
    void set_columns(std::string_view header);
    // For rows that come now; the columns of those before stay.
    void add_columns(std::string_view header);
    void add_rows(std::string_view rows);  // joined by line feeds

    const std::vector<Column>& columns() const { return columns_; }
    std::size_t size() const { return size_; }
    std::uint32_t highest_line() const { return highest_line_; }  // of all rows; 0: there are none
    const TableRow& row(std::size_t index) const { return blocks_[index / kBlockRows][index % kBlockRows]; }
    PackedPuzzle packed(const TableRow& row) const { return puzzles_.at(row.puzzle_at); }
    std::string puzzle(const TableRow& row) const;
    std::size_t puzzle_size(const TableRow& row) const { return packed(row).puzzle_size(); }  // characters
    std::string solution(const TableRow& row) const;                                          // empty: there is none
    std::string_view hardest(const TableRow& row) const { return shared_texts_[row.hardest]; }
    std::string_view hodoku_hardest(const TableRow& row) const { return shared_texts_[row.hodoku_hardest]; }
    std::string_view symmetry(const TableRow& row) const { return shared_texts_[row.symmetry]; }
    const std::vector<std::string>& shared_texts() const { return shared_texts_; }
    std::string cell_text(const TableRow& row, Column column) const;

    // Rows that pass the filter, in the order asked for: indexes for row(). Of a table of up to Ordering::kAtOnce rows,
    // it is brought up to date when it is read. Of a larger one, it is the former one until that has been done by
    // order_some().
    const std::vector<std::uint32_t>& order() const;
    // The same, brought up to date whatever its size.
    const std::vector<std::uint32_t>& whole_order() const;
    // Once a frame: as much as one has time for. Whether there is more to do.
    bool order_some();
    Ordering::Change change() const;  // what order() does not show yet of what has been set
    bool is_ordered() const;          // order() shows all rows that have come
    std::size_t hidden() const;       // rows that the filter does not let through, as order() shows it
    // How many of the rows in order() have which number; of a column of kCountedColumns.
    const NumberCounts& shown_counts(Column column) const;
    // The place of a row in order(); nothing: it is not shown.
    std::optional<std::size_t> place_of(std::uint32_t row) const;
    void set_filter(Filter filter) { ordering_.set_filter(std::move(filter)); }
    void sort_by(Column column, bool descending) { ordering_.sort({true, column, descending}); }
    void sort_by_arrival() { ordering_.sort({}); }
    bool is_sorted_by(Column column) const { return ordering_.sorting().on && ordering_.sorting().column == column; }
    bool is_descending() const { return ordering_.sorting().descending; }

    // The rows of whole_order(), or those of the given indexes: with a line of column names; the puzzles alone, one a
    // line; and those that are rated, as researchers write them: "PUZZLE ED=ER/EP/ED".
    std::string as_tsv() const { return as_tsv(whole_order()); }
    std::string as_tsv(std::span<const std::uint32_t> indexes) const;
    std::string puzzles_as_text() const { return puzzles_as_text(whole_order()); }
    std::string puzzles_as_text(std::span<const std::uint32_t> indexes) const;
    std::string as_rating_lines() const { return as_rating_lines(whole_order()); }
    std::string as_rating_lines(std::span<const std::uint32_t> indexes) const;

    std::size_t bytes() const;  // of memory that the rows take

  private:
    static constexpr std::size_t kBlockRows = 1024;
    void read_row(std::string_view text);
    std::uint16_t shared_text(std::string_view text);

    std::vector<Column> columns_;
    std::vector<int> places_;  // of each field of a row: index into all columns, or -1
    std::size_t size_ = 0;
    std::uint32_t highest_line_ = 0;
    using Block = std::vector<TableRow>;
    std::vector<Block> blocks_;
    PuzzleStore puzzles_;
    std::vector<std::string> shared_texts_ = {""};
    mutable Ordering ordering_;
};

}  // namespace rookery::shell
