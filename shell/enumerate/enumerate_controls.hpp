// The controls of the mode "Enumerate", one per line (controls.hpp), used in enumerate_page.hpp and
// unavoidable_sets.hpp. A new one needs its line here and its texts.
#pragma once

#include <cstdint>

#include "enumerate/enumerate_limits.hpp"
#include "shell/words/strings.hpp"
#include "unavoidable/unavoidable_limits.hpp"

namespace rookery::shell {

// Where a control is drawn: next to the number of clues; with the limit, while there is one; or with all grids.
enum class EnumeratePlace : std::uint8_t { clues, limit, catalogue };
// The method of finding sets whose form has the field.
enum class SetPlace : std::uint8_t { every_method, digits, boxes, random };

// clang-format off

//         member      at first  id              place  name
#define ROOKERY_ENUMERATE_SWITCHES(SWITCH) \
    SWITCH(minimal,    false,    "minimal-only", clues, kMinimalOnly, .help = words::kMinimalHelp, .option = "minimal", .saved = "enumerate-minimal") \
    SWITCH(first_only, false,    "first-only",   clues, kFirstOnly,   .help = words::kFirstOnlyHelp, .saved = "enumerate-first")

#define ROOKERY_ENUMERATE_FIELDS(FIELD) \
    FIELD(clues, "17",     "enumerate-clues", clues, kClues,       .hint = words::kEnumerateCluesHint, .option = "clues", .limits = limits::kSearchedClues, .expected = words::kExpectedEnumerateClues, .width = 48) \
    FIELD(most,  "100000", "most",            limit, kMaxPuzzles, .hint = words::kNoLimit, .option = "limit", .limits = limits::kFoundPuzzles, .expected = words::kExpectedMost, .saved = "enumerate-most", .width = 84) \
    FIELD(number_wanted, "",   "number-wanted",   catalogue, kNumberWanted, .hint = words::kNumberWantedHint, .width = 156)

// Not saved: each grid starts with the defaults.
#define ROOKERY_SET_FIELDS(FIELD) \
    FIELD(most_cells, std::to_string(kMaxSmallCells), "set-cells", every_method, kUpToCells, .hint = words::kAny, .option = "max-cells", .limits = limits::kSetCells, .expected = words::kExpectedCells, .width = 52) \
    FIELD(digits,     std::to_string(limits::kDefaultSetDigits), "set-digits", digits, kDigitsWanted, .option = "digits", .limits = limits::kSetDigits, .expected = words::kExpectedDigits, .width = 40) \
    FIELD(boxes,      std::to_string(limits::kDefaultSetBoxes),  "set-boxes",  boxes,  kBoxesWanted,  .option = "boxes", .limits = limits::kSetBoxes, .expected = words::kExpectedBoxes, .width = 40) \
    FIELD(rounds,     std::to_string(limits::kDefaultSetRounds), "set-rounds", random, kRoundsWanted, .option = "rounds", .limits = limits::kSetRounds, .expected = words::kExpectedRounds, .width = 72)

// clang-format on

}  // namespace rookery::shell
