// NumberCounts: how many rows have each number in a column; RowCounts: the same for every column that can have a
// histogram. Rows are counted one by one as they become visible.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "shell/table/table_row.hpp"

namespace rookery::shell {

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

}  // namespace rookery::shell
