// Histogram: how many rows of a table have each number in a column, and the part of a filter that restricts them to a
// range of numbers.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/table/table_row.hpp"

namespace rookery::shell {

// NumberCounts: how many rows have each number in a column; RowCounts: the same for every column that can have a
// histogram. Rows are counted one by one as they become visible.
class NumberCounts {
  public:
    static constexpr int kMaxNumber = 200;
    // As number_in() returns it: ratings in tenths. Values that are not numbers (no rating, beyond) are not counted.
    void add(std::int64_t number);
    std::int64_t total() const { return total_; }
    // The lowest and highest; both 0 if there are none.
    int lowest() const { return lowest_; }
    int highest() const { return highest_; }
    std::int64_t of(int number) const { return counts_[static_cast<std::size_t>(number)]; }  // 0 to kMaxNumber

  private:
    std::array<std::int64_t, kMaxNumber + 1> counts_{};
    std::int64_t total_ = 0;
    int lowest_ = 0;
    int highest_ = 0;
};

// The columns with a histogram, in the order in which they are offered.
inline constexpr auto kCountedColumns = [] {
    constexpr auto count =
        std::count_if(kColumns.begin(), kColumns.end(), [](const ColumnCard& c) { return c.histogram; });
    std::array<Column, static_cast<std::size_t>(count)> columns{};
    std::size_t size = 0;
    for (const ColumnCard& card : kColumns) {
        if (card.histogram) columns[size++] = card.column;
    }
    return columns;
}();

class RowCounts {
  public:
    void add(const TableRow& row);
    const NumberCounts& of(Column column) const;

  private:
    std::array<NumberCounts, kCountedColumns.size()> counts_;
};

// The width of a bar in the column's units (of ER: tenths): one if there is room, else five.
inline constexpr int kFineBars = 1;
inline constexpr int kWideBars = 5;

// From `from` up to but excluding `to`.
struct HistogramBar {
    int from = 0;
    int to = 0;
    std::int64_t count = 0;
    friend bool operator==(const HistogramBar&, const HistogramBar&) = default;
};

// From the lowest number to the highest without gaps, each bar starting at a multiple of `step`; empty if there are
// none.
std::vector<HistogramBar> bars_of(const NumberCounts& counts, int step);

// "7.0 to 7.4", or "7.2" for a bar of one number.
std::string range_text(Column column, const HistogramBar& bar);

// Whether a filter line compares a column; the line without those comparisons; and the line with a (half-open) range at
// the end of each alternative. An invalid line compares nothing, remains unchanged, and is replaced by the range.
bool is_narrowed_by(Column column, std::string_view filter);
std::string without(Column column, std::string_view filter);
std::string with_range(Column column, std::string_view filter, int from, int to);

}  // namespace rookery::shell
