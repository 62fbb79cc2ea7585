// Approximate numbers, such as estimates.
#pragma once

#include <cmath>
#include <optional>
#include <string_view>

#include "textbook/combinatorics/decimal_text.hpp"
#include "verbs/declare/row_writer.hpp"

namespace rookery {

// Shown as a whole number, as long as a double represents it exactly.
struct About {
    double number;
};
inline NumberValue put(RowWriter& row, const About& about) {
    constexpr double kExact = 9007199254740992.0;  // 2^53
    if (about.number < kExact) return row.put(std::llround(about.number));
    return row.put(decimal_text(about.number), about.number);
}

// An estimate and its standard error, one column each. A sample without any finds does not imply that there are none,
// so it gives no estimate.
inline constexpr std::string_view kPuzzlesMeaning =
    "the estimated number; null if the sample has none, which does not mean that there are none";
inline constexpr std::string_view kErrorMeaning = "the standard error of that";
struct EstimatedNumber {
    double number;
    double standard_error;

    std::optional<About> mean() const { return number > 0 ? std::optional(About{number}) : std::nullopt; }
    std::optional<About> error() const { return number > 0 ? std::optional(About{standard_error}) : std::nullopt; }
};

}  // namespace rookery
