// The controls of the mode "Enumerate", one per line (controls.hpp), used in enumerate_page.hpp and
// unavoidable_sets.hpp. A new one needs its line here and its texts.
#pragma once

#include <cstdint>

#include "shell/words/strings.hpp"

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
    FIELD(clues, "17",     "enumerate-clues", clues, kClues,       .hint = words::kEnumerateCluesHint, .width = 48) \
    FIELD(most,  "100000", "most",            limit, kMaxPuzzles, .hint = words::kNoLimit, .saved = "enumerate-most", .width = 84) \
    FIELD(number_wanted, "",   "number-wanted",   catalogue, kNumberWanted, .hint = words::kNumberWantedHint, .width = 156)

// Not saved: each grid starts with the defaults.
#define ROOKERY_SET_FIELDS(FIELD) \
    FIELD(most_cells, std::to_string(kMaxSmallCells), "set-cells", every_method, kUpToCells, .hint = words::kAny, .width = 52) \
    FIELD(digits,     "4",                             "set-digits", digits, kDigitsWanted, .width = 40) \
    FIELD(boxes,      "5",                             "set-boxes",  boxes,  kBoxesWanted,  .width = 40) \
    FIELD(rounds,     "4000",                          "set-rounds", random, kRoundsWanted, .width = 72)

// clang-format on

}  // namespace rookery::shell
