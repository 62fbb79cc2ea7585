// The columns of T&E depth, braids and whips, one per scale in the order of TrialScale; "-" if a number does not apply.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rate/trial/trial.hpp"
#include "verbs/declare/row_info.hpp"

namespace rookery {

template <TrialScale kScale>
std::optional<int> trial_number_of(const TrialRatings& ratings) {
    return ratings.of(kScale);
}

// `kRatings`: the path to TrialRatings, if there are any.
template <auto... kRatings>
constexpr std::array kTrialRatingColumns{
    column<kRatings..., &trial_number_of<TrialScale::te>>("T&E depth", "te")
        .means("levels of trial and error needed, 0 to 3; null if unknown"),
    column<kRatings..., &trial_number_of<TrialScale::b>>("B").means(
        "the smallest length of braids that solve a puzzle of depth 0 or 1; null for others"),
    column<kRatings..., &trial_number_of<TrialScale::gb>>("gB").means("the same for g-braids"),
    column<kRatings..., &trial_number_of<TrialScale::w>>("W").means("the same for whips"),
    column<kRatings..., &trial_number_of<TrialScale::gw>>("gW").means("the same for g-whips"),
    column<kRatings..., &trial_number_of<TrialScale::bxb>>("BxB").means(
        "the smallest length of braids inside T&E(1) that solve a puzzle of depth 2; null for others"),
    column<kRatings..., &trial_number_of<TrialScale::bxbb>>("BxBB").means(
        "the smallest length of braids inside T&E(2) that solve a puzzle of depth 3; null for others")};

// Each column only with its options, std::vector<std::string> options_of(TrialScale); none: never.
template <class Record, class OptionsOf>
RowInfo trial_row_info(const std::array<Column<Record>, kTrialScales>& columns, OptionsOf options_of) {
    RowInfo row;
    for (int i = 0; i < kTrialScales; ++i) {
        const std::vector<std::string> options = options_of(static_cast<TrialScale>(i));
        if (options.empty()) continue;
        row = std::move(row) + only_with(options, row_info(std::span(columns).subspan(i, 1)));
    }
    return row;
}
// The name of a scale, which is also the name of its option.
inline std::string name_of(TrialScale scale) {
    return std::string(kTrialScaleNames[static_cast<int>(scale)]);
}

template <class Record>
void add_trial_columns(Table<Record>& table, const std::array<Column<Record>, kTrialScales>& columns,
                       TrialScales scales) {
    for (int i = 0; i < kTrialScales; ++i) {
        if (scales.has(static_cast<TrialScale>(i))) table.add(std::span(columns).subspan(i, 1));
    }
}

}  // namespace rookery
