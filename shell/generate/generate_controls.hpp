// The controls of the mode "Generate", one per line (controls.hpp), used in generate_settings.hpp and exact_page.hpp. A
// new one needs its line here and its texts.
#pragma once

#include <cstdint>

#include "shell/words/strings.hpp"

namespace rookery::shell {

// Where a control is drawn: always, or in a foldable section of the panel.
enum class SettingPlace : std::uint8_t { wanted, level, clues, more, start, target, weight, method, guesses, stop };
// The same of the view "Exact".
enum class ExactPlace : std::uint8_t { limits, proof, method, steps, fewest_method, fewest };

// clang-format off

//         member   at first  id         place   name      the rest
#define ROOKERY_SETTING_SWITCHES(SWITCH) \
    SWITCH(minimal, false,    "minimal", wanted, kMinimal, .help = words::kMinimalHelp, .option = "minimal") \
    SWITCH(pearl,   false,    "pearl",   more,   kPearl,   .help = words::kPearlHelp, .summary = words::kPearlSummary, .option = "pearl") \
    SWITCH(diamond, false,    "diamond", more,   kDiamond, .help = words::kDiamondHelp, .summary = words::kDiamondSummary, .option = "diamond") \
    SWITCH(lowest,  false,    "lowest",  target, kLowest,  .help = words::kLowestHelp, .summary = words::kLowestSummary) \
    SWITCH(anneal,  false,    "anneal",  method, kAnneal,  .help = words::kAnnealHelp) \
    SWITCH(unrated, false,    "unrated", stop,   kUnrated, .help = words::kUnratedHelp, .summary = words::kUnratedSummary, .option = "unrated")

#define ROOKERY_SETTING_FIELDS(FIELD) \
    FIELD(count,     "10", "count",     wanted,  kCount,     .hint = words::kCountHint) \
    FIELD(wnef,      "",   "wnef",      target,  kWnef,      .hint = words::kWnefNone, .summary = words::kWnefSummary) \
    FIELD(tolerance, "",   "tolerance", target,  kTolerance, .hint = words::kToleranceHint) \
    FIELD(guesses,   "",   "guesses",   guesses, kGuesses,   .hint = words::kGuessesHint) \
    FIELD(minutes,   "",   "minutes",   stop,    kMinutes,   .hint = words::kNever, .summary = words::kMinutesSummary, .width = 120) \
    FIELD(give_up,   "",   "give-up",   stop,    kGiveUp,    .hint = words::kNever, .summary = words::kGiveUpSummary, .width = 120) \
    FIELD(seed,      "",   "seed",      stop,    kSeed,      .hint = words::kSeedFresh, .summary = words::kSeedSummary, .width = 120)

#define ROOKERY_EXACT_SWITCHES(SWITCH) \
    SWITCH(proof, false, "exact-proof", proof, kWriteProof, .help = words::kWriteProofHelp, .option = "proof")

#define ROOKERY_EXACT_FIELDS(FIELD) \
    FIELD(minutes, "5", "exact-minutes", limits, kExactMinutes, .hint = words::kNever, .width = 120) \
    FIELD(seed,    "",  "exact-seed",    limits, kExactSeed,    .hint = words::kSeedFresh, .width = 120) \
    FIELD(steps,   "",  "exact-steps",   steps,  kExactSteps,   .hint = words::kStepsAsNeeded, .width = 120) \
    FIELD(fewest_count, "", "fewest-clues", fewest, kFewestCount, .hint = words::kFewestAny, .width = 120)

#define ROOKERY_EXACT_CHOICES(CHOICE) \
    CHOICE(method,    portfolio, "exact-method", method,        kExactMethod, DecideBy, kDecideByCount, kUseExactMethod) \
    CHOICE(fewest_by, anneal,    "fewest-by",    fewest_method, kFewestBy,    FewestBy, kFewestByCount, kUseFewestBy)

//        member id       place   name
#define ROOKERY_SETTING_RANGES(RANGE) \
    RANGE(er,    "er",    wanted, kErWindow,    .numbers = RangeNumbers::ratings) \
    RANGE(clues, "clues", clues,  kClues,       .numbers = RangeNumbers::clues) \
    RANGE(ep,    "ep",    more,   kEpWindow,    .numbers = RangeNumbers::ratings, .summary = words::kEp) \
    RANGE(ed,    "ed",    more,   kEdWindow,    .numbers = RangeNumbers::ratings, .summary = words::kEd) \
    RANGE(steps, "steps", more,   kStepsWindow, .numbers = RangeNumbers::steps, .summary = words::kStepsSummary) \
    RANGE(score, "hodoku-score", more, kScoreWindow, .numbers = RangeNumbers::scores, .summary = words::kScoreSummary) \
    RANGE(depth,  "te",  more, kDepthWindow, .numbers = RangeNumbers::depths, .summary = words::kDepthWindow) \
    RANGE(braids, "b",   more, kBraidsWindow, .numbers = RangeNumbers::lengths, .summary = words::kColumnB) \
    RANGE(whips,  "w",   more, kWhipsWindow, .numbers = RangeNumbers::lengths, .summary = words::kColumnW) \
    RANGE(deep_braids, "bxb", more, kDeepBraidsWindow, .numbers = RangeNumbers::lengths, .summary = words::kColumnBxb)

//         member      at first     id            place   name           type            values                command
#define ROOKERY_SETTING_CHOICES(CHOICE) \
    CHOICE(level,      any,         "level",      level,  kLevel,        WantedLevel,    kWantedLevelCount,    kUseLevel) \
    CHOICE(start,      anew,        "start",      start,  kSectionStart, StartFrom,      kStartFromCount,      kStartFromThis) \
    CHOICE(weight,     exponential, "weight",     weight, kWeight,       EaseWeight,     kEaseWeightCount,     kUseWeight) \
    CHOICE(masking,    tuned,       "masking",    method, kMasking,      Masking,        kMaskingCount,        kUseMasking) \
    CHOICE(uniqueness, hybrid,      "uniqueness", method, kUniqueness,   UniquenessTest, kUniquenessTestCount, kUseUniqueness)

// clang-format on

}  // namespace rookery::shell
