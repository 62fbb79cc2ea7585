// exact with the option fewest: the least number of clues with which the strategies solve a puzzle, on any pattern.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "job/job.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/exact/exact_options.hpp"
#include "verbs/exact/exact_row.hpp"

namespace rookery {

struct FewestRow {
    int clues = 0;
    std::optional<std::string> puzzle;
    std::string strategies;
    std::string_view answer;
    std::string reason;
};
std::vector<std::string_view> fewest_answers();
inline constexpr std::array kFewestColumns{
    column<&FewestRow::clues>("clues").means("in each row fewer than in the one before"),
    column<&FewestRow::puzzle>("puzzle"), column<&FewestRow::strategies>("strategies").means(kStrategiesMeaning),
    column<&FewestRow::answer>("answer").means("\"proved\": there are none with fewer").one_of(fewest_answers),
    column<&FewestRow::reason>("reason")};

// Refuses options about a pattern.
std::unique_ptr<Job> make_fewest_job(const ExactSpec& wanted, const Call& call, ExactOptions& options);

}  // namespace rookery
