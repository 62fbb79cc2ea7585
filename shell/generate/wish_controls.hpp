// The controls of the mode "Generate", a line each; what is made from them is in generate_wishes.hpp. A new one needs
// its line here and its words.
#pragma once

#include <cstdint>

#include "shell/words/strings_generate.hpp"

namespace rookery::shell {

// Where a control is drawn: always, or in a part of the panel that may be folded away.
enum class WishPlace : std::uint8_t { wanted, clues, more, start, target, weight, method, guesses, stop };
// What a range is of.
enum class WishNumbers : std::uint8_t { ratings, clues, steps };

// clang-format off

//      member     id           place    name        help            aside             option of the work
#define ROOKERY_WISH_SWITCHES(SWITCH) \
    SWITCH(minimal, "minimal", wanted,  kMinimal,  kMinimalHelp,  kNoAside,       "minimal") \
    SWITCH(pearl,   "pearl",   more,    kPearl,    kPearlHelp,    kPearlAside,    "pearl") \
    SWITCH(diamond, "diamond", more,    kDiamond,  kDiamondHelp,  kDiamondAside,  "diamond") \
    SWITCH(lowest,  "lowest",  target,  kLowest,   kLowestHelp,   kLowestAside,   "") \
    SWITCH(anneal,  "anneal",  method,  kAnneal,   kAnnealHelp,   kNoAside,       "") \
    SWITCH(unrated, "unrated", stop,    kUnrated,  kUnratedHelp,  kUnratedAside,  "unrated")

//      member     id             place    name         empty means   aside           at first
#define ROOKERY_WISH_FIELDS(FIELD) \
    FIELD(count,     "count",     wanted,  kCount,      kCountHint,   kNoAside,       "10") \
    FIELD(wnef,      "wnef",      target,  kWnef,       kWnefNone,    kWnefAside,     "") \
    FIELD(tolerance, "tolerance", target,  kTolerance,  kToleranceHint, kNoAside,     "") \
    FIELD(guesses,   "guesses",   guesses, kGuesses,    kGuessesHint, kNoAside,       "") \
    FIELD(minutes,   "minutes",   stop,    kMinutes,    kNever,       kMinutesAside,  "") \
    FIELD(give_up,   "give-up",   stop,    kGiveUp,     kNever,       kGiveUpAside,   "") \
    FIELD(seed,      "seed",      stop,    kSeed,       kSeedFresh,   kSeedAside,     "")

//      member  id      place    name          aside        numbers
#define ROOKERY_WISH_RANGES(RANGE) \
    RANGE(er,    "er",    wanted, kErWindow,    kNoAside,    ratings) \
    RANGE(clues, "clues", clues,  kClues,       kNoAside,    clues) \
    RANGE(ep,    "ep",    more,   kEpWindow,    kEp,         ratings) \
    RANGE(ed,    "ed",    more,   kEdWindow,    kEd,         ratings) \
    RANGE(steps, "steps", more,   kStepsWindow, kStepsAside, steps)

//      type            values                at first     member      id            place   name          command
#define ROOKERY_WISH_CHOICES(CHOICE) \
    CHOICE(StartFrom,      kStartFromCount,      anew,        start,      "start",      start,  kSectionStart, kStartFromThis) \
    CHOICE(EaseWeight,     kEaseWeightCount,     exponential, weight,     "weight",     weight, kWeight,       kUseWeight) \
    CHOICE(Masking,        kMaskingCount,        tuned,       masking,    "masking",    method, kMasking,      kUseMasking) \
    CHOICE(UniquenessTest, kUniquenessTestCount, hybrid,      uniqueness, "uniqueness", method, kUniqueness,   kUseUniqueness)

// clang-format on

}  // namespace rookery::shell
