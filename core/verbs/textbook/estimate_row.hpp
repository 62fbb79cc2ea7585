// The rows of a converging estimate: a running mean at its milestones.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "textbook/combinatorics/decimal_text.hpp"
#include "textbook/running_mean.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

// A number that may exceed the range of a double. JSON has the same rounded value, since the last digits of a logarithm
// differ between platforms.
struct ShownNumber {
    double value;
    double log10;
};
inline NumberValue put(RowWriter& row, const ShownNumber& number) {
    constexpr double kDigits = 15;
    const std::string text = number.log10 < kDigits ? decimal_text(number.value) : decimal_text_of_log10(number.log10);
    return row.put(text, std::strtod(text.c_str(), nullptr));
}

struct EstimateRow {
    std::uint64_t count;
    std::optional<ShownNumber> estimate;
    std::optional<ShownNumber> error;
};
// No estimate while all samples were 0: that does not imply a total of 0.
inline EstimateRow estimate_row(const RunningMean& mean) {
    EstimateRow row{mean.count(), {}, {}};
    if (mean.mean() != 0) row.estimate = {mean.mean(), mean.log10_mean()};
    if (row.estimate && mean.count() > 1) row.error = {mean.error(), mean.log10_error()};
    return row;
}

inline constexpr std::string_view kNoEstimate = "null if there is none yet";
// `counted`: "samples".
constexpr auto estimate_columns(std::string_view counted) {
    return std::array{column<&EstimateRow::count>(counted),
                      column<&EstimateRow::estimate>("estimate").means(kNoEstimate),
                      column<&EstimateRow::error>("standard error").means(kNoEstimate)};
}

}  // namespace rookery
