// A number that is only about right, as estimates are.
#pragma once

#include <cmath>
#include <optional>

#include "textbook/combinatorics/decimal_text.hpp"
#include "verbs/declare/row_writer.hpp"

namespace rookery {

// Shown as a whole number, as far as a double holds it exactly.
struct About {
    double number;
};
inline void put(RowWriter& row, const About& about) {
    constexpr double kExact = 9007199254740992.0;  // 2^53
    if (about.number < kExact) {
        row.put(std::llround(about.number));
    } else {
        row.put(decimal_text(about.number), about.number);
    }
}

// An estimate and its standard error, for a column each. A sample in which nothing was found does not say that there is
// nothing, so there is no estimate then.
struct EstimatedNumber {
    double number;
    double standard_error;

    std::optional<About> mean() const { return number > 0 ? std::optional(About{number}) : std::nullopt; }
    std::optional<About> error() const { return number > 0 ? std::optional(About{standard_error}) : std::nullopt; }
};

}  // namespace rookery
