// Histogram: how many rows of a table have each number in a column, and the part of a filter that restricts them to a
// range of numbers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/table/number_counts.hpp"

namespace rookery::shell {

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
