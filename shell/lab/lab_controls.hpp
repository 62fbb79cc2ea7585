// The controls of the mode "Lab", one per line (controls.hpp), used in lab_page.hpp. A new one needs its line here and
// its texts.
#pragma once

#include <cstdint>

#include "shell/words/strings.hpp"
#include "text/numbers.hpp"

namespace rookery::shell {

// How many puzzles of a list the page can race.
inline constexpr NumberLimits kRacingLimits{.low = 1, .high = 100'000};

// Where a control is drawn: in the view "One puzzle", in the view "Race", or below the methods in both.
enum class LabPlace : std::uint8_t { limits, start, race_list, race_limits, both_limits };
constexpr bool is_of_puzzle(LabPlace place) {
    return place == LabPlace::limits || place == LabPlace::start || place == LabPlace::both_limits;
}
constexpr bool is_of_race(LabPlace place) {
    return place == LabPlace::both_limits || !is_of_puzzle(place);
}

// clang-format off

//         member       at first  id                 place      name
#define ROOKERY_LAB_PUZZLE_SWITCHES(SWITCH) \
    SWITCH(keeps_trace, true,     "lab-keep-trace",  start,     kLabKeepTrace,  .help = words::kLabKeepTraceHelp, .option = "trace", .saved = "lab-trace")
#define ROOKERY_LAB_RACE_SWITCHES(SWITCH) \
    SWITCH(race_unique, true,     "lab-race-unique", race_list, kLabRaceUnique, .help = words::kLabRaceUniqueHelp, .saved = "race-unique")

#define ROOKERY_LAB_FIELDS(FIELD) \
    FIELD(limit,       "2",       "lab-limit",   limits,      kLabLimit,      .hint = words::kLabLimitHint, .option = "limit", .limits = kFromOne, .width = 60) \
    FIELD(budget,      "",        "lab-effort",  limits,      kLabBudget,     .hint = words::kNoLimitShort, .help = words::kLabBudgetHelp, .option = "effort", .limits = kFromOne, .width = 84) \
    FIELD(race_first,  "100",     "race-first",  race_list,   kLabRaceFirst,  .hint = words::kLabRaceAll, .limits = kRacingLimits, .expected = words::kExpectedLabFirst, .width = 84) \
    FIELD(race_budget, "1000000", "race-effort", race_limits, kLabRaceBudget, .hint = words::kNoLimitShort, .help = words::kLabBudgetHelp, .option = "effort", .limits = kFromOne, .width = 110) \
    FIELD(seed,        "1",       "lab-seed",    both_limits, kLabSeed,       .hint = words::kLabSeedHint, .option = "seed", .limits = kSeedLimits, .expected = words::kExpectedSeed, .width = 48)

// clang-format on

}  // namespace rookery::shell
