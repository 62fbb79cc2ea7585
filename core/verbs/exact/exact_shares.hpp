// exact with the option fewest and the method sat: no positions are given; every distribution of the clues over the
// boxes is a part, decided by formulas alone.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "job/job.hpp"
#include "verbs/declare/column.hpp"
#include "verbs/declare/part_count.hpp"
#include "verbs/exact/exact_options.hpp"
#include "verbs/exact/exact_row.hpp"

namespace rookery {

// For 9x9, more clues would give more than 100,000 parts.
inline constexpr int kMaxSharedClues = 24;

struct ShareRow {
    int clues = 0;
    std::string shares;  // box by box
    std::string strategies;
    std::string_view answer;
    std::optional<std::string> puzzle = {};
    int steps = 0;  // K of the formula
};
inline constexpr std::array kShareColumns{
    column<&ShareRow::clues>("clues"),
    column<&ShareRow::shares>("shares").means("clues of each box: \"3 2 2 / 2 2 1 / 2 2 1\""),
    column<&ShareRow::strategies>("strategies").means(kStrategiesMeaning),
    column<&ShareRow::answer>("answer").one_of(names_of_all<kAllAnswers>),
    column<&ShareRow::puzzle>("puzzle"),
    column<&ShareRow::steps>("steps").means("K of the last formula")};

struct SolvedSetsRow {
    int clues = 0;
    std::string strategies;
    PartCount sets;
};
// `sets`: the number of sets of this size that can contain clues which the strategies solve.
inline constexpr auto kSolvedSetsColumns =
    joined_columns(std::array{column<&SolvedSetsRow::clues>("clues"),
                              column<&SolvedSetsRow::strategies>("strategies").means(kStrategiesMeaning)},
                   part_count_columns<&SolvedSetsRow::sets>("sets"));

// For `wanted.clues`, or the fewest possible: on 4x4 from 1 on, on 9x9 the minimum for any puzzle, 17.
std::unique_ptr<Job> make_shares_job(const ExactSpec& wanted);
// The same for `wanted.clues`, with a row for each distribution: what is decided, and what is open.
std::unique_ptr<Job> make_each_share_job(const ExactSpec& wanted);
// 4x4: counts the sets of `wanted.clues` cells that have clues.
std::unique_ptr<Job> make_solved_sets_job(const ExactSpec& wanted);

}  // namespace rookery
