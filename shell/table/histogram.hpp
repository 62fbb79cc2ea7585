// Histogram: how many rows of a table have which ER, and the part of a filter that narrows them to a range of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "shell/table/er_counts.hpp"

namespace rookery::shell {

// What a bar stands for, in tenths: the scale's own steps where there is room for them, else half a point.
inline constexpr int kFineBars = 1;
inline constexpr int kWideBars = 5;

// From `from` up to, but without, `to`; tenths.
struct HistogramBar {
    int from = 0;
    int to = 0;
    std::int64_t count = 0;
    friend bool operator==(const HistogramBar&, const HistogramBar&) = default;
};

// From the lowest rating to the highest without a gap, each bar from a multiple of `step` on; empty if there is none.
std::vector<HistogramBar> bars_of(const ErCounts& counts, int step);

// "7.0 to 7.4", or "7.2" for a bar of one rating.
std::string range_text(const HistogramBar& bar);

// Whether a filter line compares ER; the line without that; and the same with a range (tenths, half-open) at the end of
// each alternative. A line that cannot be read compares nothing, stays as it is, and gives way to the range.
bool is_narrowed_by_er(std::string_view filter);
std::string without_er(std::string_view filter);
std::string with_er(std::string_view filter, int from, int to);

}  // namespace rookery::shell
