// NumberCounts: how many rows have which number in a column; RowCounts: the same of all columns that a histogram can be
// of. Rows are counted one by one, as they come to be shown.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "shell/table/table_row.hpp"

namespace rookery::shell {

class NumberCounts {
  public:
    static constexpr int kMaxNumber = 200;
    // As number_in() says it: ratings in tenths. One that is no number (no rating, beyond) is not counted.
    void add(std::int64_t number);
    std::int64_t total() const { return total_; }
    // Lowest and highest of them; both 0 if there is none.
    int lowest() const { return lowest_; }
    int highest() const { return highest_; }
    std::int64_t of(int number) const { return counts_[static_cast<std::size_t>(number)]; }  // 0 to kMaxNumber

  private:
    std::array<std::int64_t, kMaxNumber + 1> counts_{};
    std::int64_t total_ = 0;
    int lowest_ = 0;
    int highest_ = 0;
};

// In the order in which they are offered. (BxBB is 2 of all puzzles known.)
inline constexpr std::array kCountedColumns{Column::er, Column::depth, Column::braids, Column::whips,
                                            Column::deep_braids};
bool is_counted(Column column);

class RowCounts {
  public:
    void add(const TableRow& row);
    const NumberCounts& of(Column column) const;

  private:
    std::array<NumberCounts, kCountedColumns.size()> counts_;
};

}  // namespace rookery::shell
