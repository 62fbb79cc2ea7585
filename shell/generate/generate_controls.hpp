// The controls of the mode "Generate", one per line (controls.hpp), used in generate_settings.hpp and exact_page.hpp. A
// new one needs its line here and its texts.
#pragma once

#include <cstdint>

#include "exact/exact.hpp"
#include "generate/generate_limits.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

// The minutes after which the page ends a search.
inline constexpr NumberLimits kMinuteLimits{.low = 1, .high = std::uint64_t{7} * 24 * 60};

// Where a control is drawn: always, or in a foldable section of the panel.
enum class SettingPlace : std::uint8_t { wanted, level, clues, more, start, target, weight, method, guesses, stop };
// The same for the view "Exact".
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
    FIELD(count,     "10", "count",     wanted,  kCount,     .hint = words::kCountHint, .option = "count", .limits = limits::kPuzzles, .expected = words::kExpectedCount) \
    FIELD(wnef,      "",   "wnef",      target,  kWnef,      .hint = words::kWnefNone, .summary = words::kWnefSummary, .option = "wnef") \
    FIELD(tolerance, "",   "tolerance", target,  kTolerance, .hint = words::kToleranceHint, .option = "tolerance") \
    FIELD(guesses,   "",   "guesses",   guesses, kGuesses,   .hint = words::kGuessesHint, .option = "guesses", .limits = limits::kGuesses, .expected = words::kExpectedGuesses) \
    FIELD(minutes,   "",   "minutes",   stop,    kMinutes,   .hint = words::kNever, .summary = words::kMinutesSummary, .limits = kMinuteLimits, .expected = words::kExpectedMinutes, .width = 120) \
    FIELD(give_up,   "",   "give-up",   stop,    kGiveUp,    .hint = words::kNever, .summary = words::kGiveUpSummary, .option = "give-up", .limits = limits::kIdleTries, .expected = words::kExpectedAttempts, .width = 120) \
    FIELD(seed,      "",   "seed",      stop,    kSeed,      .hint = words::kSeedFresh, .summary = words::kSeedSummary, .option = "seed", .limits = kSeedLimits, .expected = words::kExpectedSeed, .width = 120)

#define ROOKERY_EXACT_SWITCHES(SWITCH) \
    SWITCH(proof, false, "exact-proof", proof, kWriteProof, .help = words::kWriteProofHelp, .option = "proof")

#define ROOKERY_EXACT_FIELDS(FIELD) \
    FIELD(minutes, "5", "exact-minutes", limits, kExactMinutes, .hint = words::kNever, .limits = kMinuteLimits, .expected = words::kExpectedMinutes, .width = 120) \
    FIELD(seed,    "",  "exact-seed",    limits, kExactSeed,    .hint = words::kSeedFresh, .option = "seed", .limits = kSeedLimits, .expected = words::kExpectedSeed, .width = 120) \
    FIELD(steps,   "",  "exact-steps",   steps,  kExactSteps,   .hint = words::kStepsAsNeeded, .option = "steps", .limits = limits::kExactSteps, .expected = words::kExpectedK, .width = 120) \
    FIELD(fewest_count, "", "fewest-clues", fewest, kFewestCount, .hint = words::kFewestAny, .option = "clues", .limits = limits::kFewestClues, .expected = words::kExpectedFewest, .width = 120)

#define ROOKERY_EXACT_CHOICES(CHOICE) \
    CHOICE(method,    portfolio, "exact-method", method,        kExactMethod, DecideBy, kDecideByCount, kUseExactMethod) \
    CHOICE(fewest_by, anneal,    "fewest-by",    fewest_method, kFewestBy,    FewestBy, kFewestByCount, kUseFewestBy)

//        member id       place   name
#define ROOKERY_SETTING_RANGES(RANGE) \
    RANGE(er,    "er",    wanted, kErWindow,    .limits = limits::kRatings, .expected = words::kExpectedRating, .tenths = true) \
    RANGE(clues, "clues", clues,  kClues,       .limits = limits::kClues, .expected = words::kExpectedClues) \
    RANGE(ep,    "ep",    more,   kEpWindow,    .limits = limits::kRatings, .expected = words::kExpectedRating, .summary = words::kEp, .tenths = true) \
    RANGE(ed,    "ed",    more,   kEdWindow,    .limits = limits::kRatings, .expected = words::kExpectedRating, .summary = words::kEd, .tenths = true) \
    RANGE(steps, "steps", more,   kStepsWindow, .limits = limits::kSteps, .expected = words::kExpectedSteps, .summary = words::kStepsSummary) \
    RANGE(score, "hodoku-score", more, kScoreWindow, .limits = limits::kScores, .expected = words::kExpectedScore, .summary = words::kScoreSummary) \
    RANGE(depth,  "te",  more, kDepthWindow, .limits = limits::kDepths, .expected = words::kExpectedDepth, .summary = words::kDepthWindow) \
    RANGE(braids, "b",   more, kBraidsWindow, .limits = limits::kLengths, .expected = words::kExpectedLength, .summary = words::kColumnB) \
    RANGE(whips,  "w",   more, kWhipsWindow, .limits = limits::kLengths, .expected = words::kExpectedLength, .summary = words::kColumnW) \
    RANGE(deep_braids, "bxb", more, kDeepBraidsWindow, .limits = limits::kLengths, .expected = words::kExpectedLength, .summary = words::kColumnBxb)

//         member      at first     id            place   name           type            values                command
#define ROOKERY_SETTING_CHOICES(CHOICE) \
    CHOICE(level,      any,         "level",      level,  kLevel,        WantedLevel,    kWantedLevelCount,    kUseLevel) \
    CHOICE(start,      anew,        "start",      start,  kSectionStart, StartFrom,      kStartFromCount,      kStartFromThis) \
    CHOICE(weight,     exponential, "weight",     weight, kWeight,       EaseWeight,     kEaseWeightCount,     kUseWeight) \
    CHOICE(masking,    tuned,       "masking",    method, kMasking,      Masking,        kMaskingCount,        kUseMasking) \
    CHOICE(uniqueness, hybrid,      "uniqueness", method, kUniqueness,   UniquenessTest, kUniquenessTestCount, kUseUniqueness)

// clang-format on

}  // namespace rookery::shell
