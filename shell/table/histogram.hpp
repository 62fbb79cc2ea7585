// Histogram: how many rows of a table have which number in a column, and the part of a filter that narrows them to a
// range of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/table/number_counts.hpp"

namespace rookery::shell {

// What a bar stands for, in the column's units (of ER: tenths): one of them where there is room, else five.
inline constexpr int kFineBars = 1;
inline constexpr int kWideBars = 5;

// From `from` up to, but without, `to`.
struct HistogramBar {
    int from = 0;
    int to = 0;
    std::int64_t count = 0;
    friend bool operator==(const HistogramBar&, const HistogramBar&) = default;
};

// From the lowest number to the highest without a gap, each bar from a multiple of `step` on; empty if there is none.
std::vector<HistogramBar> bars_of(const NumberCounts& counts, int step);

// "7.2", of a column of lengths "7".
std::string number_text(Column column, int number);
// "7.0 to 7.4", or "7.2" for a bar of one number.
std::string range_text(Column column, const HistogramBar& bar);

// Whether a filter line compares a column; the line without that; and the same with a range (half-open) at the end of
// each alternative. A line that cannot be read compares nothing, stays as it is, and gives way to the range.
bool is_narrowed_by(Column column, std::string_view filter);
std::string without(Column column, std::string_view filter);
std::string with_range(Column column, std::string_view filter, int from, int to);

}  // namespace rookery::shell
