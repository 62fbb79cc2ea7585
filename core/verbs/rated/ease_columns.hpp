// The columns for the ease of a puzzle, and the option for its weights: the same in every verb that shows them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "rate/ease.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

class WeightOption final : public ChoiceOption<EaseWeight> {
  public:
    explicit WeightOption(OptionPlace place)
        : ChoiceOption(place, "weight", "how the WNEF weights choices", named(kEaseWeights),
                       {.word = name_of(EaseWeight::exponential)}) {}
};

// A WNEF, as text with four decimals; "-" (null) for a full grid, which has no cell to count.
struct ShownWnef {
    double wnef = 0;
};
inline NumberValue put(RowWriter& row, const ShownWnef& wnef) {
    return row.put(format_wnef(wnef.wnef), wnef.wnef);
}
inline constexpr std::string_view kWnefMeaning = "the ease of \"Ease and Toil\", 0 to 1; null if no cell is empty";
inline std::optional<ShownWnef> wnef_of(const Ease& ease, EaseWeight weight) {
    if (ease.empty_cells == 0) return std::nullopt;
    return ShownWnef{ease.wnef(weight)};
}

// Of 1 to 9 choices.
struct Histogram {
    Ease ease;
};
inline NumbersValue put(RowWriter& row, const Histogram& histogram) {
    const auto& numbers = histogram.ease.histogram;
    return row.put(format_histogram(histogram.ease), std::vector<std::int64_t>(numbers.begin() + 1, numbers.end()));
}

// The ease of a puzzle as shown in rows; nothing for puzzles that have none.
struct ShownEase {
    std::optional<Ease> ease = {};
    EaseWeight weight = EaseWeight::exponential;

    std::optional<int> empty_cells() const { return ease ? std::optional(ease->empty_cells) : std::nullopt; }
    std::optional<int> choices() const { return ease ? std::optional(ease->choices) : std::nullopt; }
    std::optional<ShownWnef> wnef() const { return ease ? wnef_of(*ease, weight) : std::nullopt; }
    std::optional<Histogram> histogram() const { return ease ? std::optional(Histogram{*ease}) : std::nullopt; }
};

// `kEase`: the path to a ShownEase.
template <auto... kEase>
constexpr std::array kEaseColumns{
    column<kEase..., &ShownEase::empty_cells>("empty cells", "empty").means("number of them; null for pencilmarks"),
    column<kEase..., &ShownEase::choices>("choices").means(
        "the total number of digits that the rows, columns and boxes of the empty cells leave them"),
    column<kEase..., &ShownEase::wnef>("WNEF").means(kWnefMeaning),
    column<kEase..., &ShownEase::histogram>("histogram").means("how many empty cells have 1, 2, ... 9 choices")};

}  // namespace rookery
