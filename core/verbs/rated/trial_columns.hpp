// The columns of T&E depth, braids and whips, one a scale in the order of TrialScale; "-" where a number does not
// apply.
#pragma once

#include <array>
#include <optional>

#include "rate/trial/trial.hpp"
#include "verbs/declare/column.hpp"

namespace rookery {

template <TrialScale kScale>
std::optional<int> trial_number_of(const TrialRatings& ratings) {
    return ratings.of(kScale);
}

// `kRatings`: the path to TrialRatings.
template <auto... kRatings>
constexpr std::array kTrialRatingColumns{column<kRatings..., &trial_number_of<TrialScale::te>>("T&E depth", "te"),
                                         column<kRatings..., &trial_number_of<TrialScale::b>>("B"),
                                         column<kRatings..., &trial_number_of<TrialScale::gb>>("gB"),
                                         column<kRatings..., &trial_number_of<TrialScale::w>>("W"),
                                         column<kRatings..., &trial_number_of<TrialScale::gw>>("gW"),
                                         column<kRatings..., &trial_number_of<TrialScale::bxb>>("BxB"),
                                         column<kRatings..., &trial_number_of<TrialScale::bxbb>>("BxBB")};

}  // namespace rookery
