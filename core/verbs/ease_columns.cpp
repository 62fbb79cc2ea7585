#include "verbs/ease_columns.hpp"

namespace rookery {

void add_wnef(Row& row, const Ease& ease, EaseWeight weight) {
    if (ease.empty_cells == 0) {
        row.absent("WNEF");
        return;
    }
    const double wnef = ease.wnef(weight);
    row.shown("WNEF", format_wnef(wnef), wnef);
}

void add_ease(Row& row, const Ease& ease, EaseWeight weight) {
    row.number("empty", ease.empty_cells).number("choices", ease.choices);
    add_wnef(row, ease, weight);
    row.shown("histogram", format_histogram(ease),
              std::vector<std::int64_t>(ease.histogram.begin() + 1, ease.histogram.end()));
}

void add_no_ease(Row& row) {
    row.absent("empty").absent("choices").absent("WNEF").absent("histogram");
}

}  // namespace rookery
