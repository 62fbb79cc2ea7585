#include "shell/table/number_counts.hpp"

#include <algorithm>

namespace rookery::shell {

void NumberCounts::add(std::int64_t number) {
    if (number < 0 || number > kMaxNumber) return;
    ++counts_[static_cast<std::size_t>(number)];
    lowest_ = total_ == 0 ? static_cast<int>(number) : std::min(lowest_, static_cast<int>(number));
    highest_ = std::max(highest_, static_cast<int>(number));
    ++total_;
}

void RowCounts::add(const TableRow& row) {
    for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i].add(number_in(row, kCountedColumns[i]));
}

const NumberCounts& RowCounts::of(Column column) const {
    const auto at = std::find(kCountedColumns.begin(), kCountedColumns.end(), column) - kCountedColumns.begin();
    return counts_[static_cast<std::size_t>(at)];
}

}  // namespace rookery::shell
