#include "verbs/rated/ease_columns.hpp"

namespace rookery {

NumberValue put(RowWriter& row, const ShownWnef& wnef) {
    return row.put(format_wnef(wnef.wnef), wnef.wnef);
}

std::optional<ShownWnef> wnef_of(const Ease& ease, EaseWeight weight) {
    if (ease.empty_cells == 0) return std::nullopt;
    return ShownWnef{ease.wnef(weight)};
}

NumbersValue put(RowWriter& row, const Histogram& histogram) {
    const auto& numbers = histogram.ease.histogram;
    return row.put(format_histogram(histogram.ease), std::vector<std::int64_t>(numbers.begin() + 1, numbers.end()));
}

}  // namespace rookery
