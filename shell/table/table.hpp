// Table: the rows of a job's results, compact enough for a million of them. They can be sorted by any column, filtered,
// and read one cell at a time. Nothing is formatted before it is shown. A row takes 32 bytes (table_row.hpp), its
// puzzle and solution usually 43 (puzzle_store.hpp), its index in the order 4; both grow by blocks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "shell/table/filter.hpp"
#include "shell/table/ordering.hpp"
#include "shell/table/puzzle_store.hpp"
#include "shell/table/table_row.hpp"
#include "text/text.hpp"

namespace rookery::shell {

// The ratings of a row that has all three; otherwise nullopt.
std::optional<SerateRatings> ratings_of(const TableRow& row);

class Table {
  public:
    void clear();
    // Tab-separated names; unknown names are skipped.
    void set_columns(std::string_view header);
    // For the rows that follow; the columns of earlier rows remain.
    void add_columns(std::string_view header);
    void add_rows(std::string_view rows);  // separated by line feeds

    const std::vector<Column>& columns() const { return columns_; }
    std::size_t size() const { return size_; }
    std::uint32_t highest_line() const { return highest_line_; }  // of all rows; 0: there are none
    const TableRow& row(std::size_t index) const { return blocks_[index / kBlockRows][index % kBlockRows]; }
    PackedPuzzle packed(const TableRow& row) const { return puzzles_.at(row.puzzle_at); }
    std::string puzzle(const TableRow& row) const;
    std::size_t puzzle_size(const TableRow& row) const { return packed(row).puzzle_size(); }  // characters
    std::string solution(const TableRow& row) const;                                          // empty: none
    // A cell in a column of shared texts.
    std::string_view shared_text(const TableRow& row, Column column) const {
        return shared_texts_[static_cast<std::size_t>(number_in(row, column))];
    }
    const std::vector<std::string>& shared_texts() const { return shared_texts_; }
    // A cell as verbs write it, and as the page shows it in its language.
    std::string cell_text(const TableRow& row, Column column) const;
    std::string shown_text(const TableRow& row, Column column) const;

    // Rows that pass the filter, in the chosen order: indices for row(). For a table of up to Ordering::kAtOnce rows,
    // reading it brings it up to date. For a larger one, it is the former order until order_some() has finished the new
    // one.
    const std::vector<std::uint32_t>& order() const;
    // The same, brought up to date for a table of any size.
    const std::vector<std::uint32_t>& whole_order() const;
    // Call once per frame: does as much as a frame has time for. Returns whether there is more to do.
    bool order_some();
    Ordering::Change change() const;  // what was set but order() does not show yet
    bool is_ordered() const;          // order() shows all rows that have arrived
    std::size_t hidden() const;       // rows excluded by the filter in order()
    // How many of the rows in order() have each number; for a column with a histogram.
    const NumberCounts& shown_counts(Column column) const;
    // The position of a row in order(); nullopt: it is not shown.
    std::optional<std::size_t> place_of(std::uint32_t row) const;
    void set_filter(Filter filter) { ordering_.set_filter(std::move(filter)); }
    void sort_by(Column column, bool descending) { ordering_.sort({true, column, descending}); }
    void sort_by_arrival() { ordering_.sort({}); }
    bool is_sorted_by(Column column) const { return ordering_.sorting().on && ordering_.sorting().column == column; }
    bool is_descending() const { return ordering_.sorting().descending; }

    // The rows of whole_order(), or those of the given indices. as_tsv() begins with a line of column names,
    // puzzles_as_text() has one puzzle per line, and as_rating_lines() has the rated ones as researchers write them:
    // "PUZZLE ED=ER/EP/ED".
    std::string as_tsv() const { return as_tsv(whole_order()); }
    std::string as_tsv(std::span<const std::uint32_t> indexes) const;
    std::string puzzles_as_text() const { return puzzles_as_text(whole_order()); }
    std::string puzzles_as_text(std::span<const std::uint32_t> indexes) const;
    std::string as_rating_lines() const { return as_rating_lines(whole_order()); }
    std::string as_rating_lines(std::span<const std::uint32_t> indexes) const;

    std::size_t bytes() const;  // of memory for the rows

  private:
    static constexpr std::size_t kBlockRows = 1024;
    void read_row(std::string_view text);
    void set_cell(TableRow& row, Column column, std::string_view value);  // neither a puzzle nor a solution
    std::int64_t index_of_shared(std::string_view text);

    std::vector<Column> columns_;
    std::vector<std::optional<Column>> fields_;  // of each field of a row; nullopt: unknown
    std::size_t size_ = 0;
    std::uint32_t highest_line_ = 0;
    using Block = std::vector<TableRow>;
    std::vector<Block> blocks_;
    PuzzleStore puzzles_;
    std::vector<std::string> shared_texts_ = {""};
    mutable Ordering ordering_;
};

// How a table is sorted, as a text: "er", "-er" for descending; empty: in order of arrival.
std::string sorting_of(const Table& table);
void sort_as(Table& table, std::string_view text);  // an invalid text changes nothing
// Successive clicks: ascending, descending, unsorted.
void cycle_sort(Table& table, Column column);

// FilterLine: the line above a table that selects the rows to show, and its syntax error if there is one.
struct FilterLine {
    std::string text;
    std::optional<FilterProblem> problem;
    std::string applied;  // the last valid line: the one that filters the table's rows

    // An invalid filter changes only `problem`.
    void set(Table& table, std::string line) {
        text = std::move(line);
        auto filter = read_filter(text);
        if (auto* wrong = std::get_if<FilterProblem>(&filter)) {
            problem = std::move(*wrong);
            return;
        }
        problem.reset();
        applied = text;
        table.set_filter(std::get<Filter>(std::move(filter)));
    }
};

}  // namespace rookery::shell
