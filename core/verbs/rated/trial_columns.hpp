// The columns of T&E depth, braids and whips, one per scale in the order of TrialScale; "-" if a number does not apply.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "rate/trial/trial.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

template <TrialScale kScale>
std::optional<int> trial_number_of(const TrialRatings& ratings) {
    return ratings.of(kScale);
}

// `kRatings`: the path to TrialRatings, if there are any.
template <auto... kRatings>
constexpr std::array kTrialRatingColumns{column<kRatings..., &trial_number_of<TrialScale::te>>("T&E depth", "te"),
                                         column<kRatings..., &trial_number_of<TrialScale::b>>("B"),
                                         column<kRatings..., &trial_number_of<TrialScale::gb>>("gB"),
                                         column<kRatings..., &trial_number_of<TrialScale::w>>("W"),
                                         column<kRatings..., &trial_number_of<TrialScale::gw>>("gW"),
                                         column<kRatings..., &trial_number_of<TrialScale::bxb>>("BxB"),
                                         column<kRatings..., &trial_number_of<TrialScale::bxbb>>("BxBB")};

// Appends the columns of some scales.
template <class Record>
void add_trial_columns(Table<Record>& table, const std::array<Column<Record>, kTrialScales>& columns,
                       TrialScales scales) {
    for (int i = 0; i < kTrialScales; ++i) {
        if (scales.has(static_cast<TrialScale>(i))) table.add(std::span(columns).subspan(i, 1));
    }
}

}  // namespace rookery
