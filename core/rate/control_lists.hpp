// The control lists of the level test: puzzles of four levels, sixty of each.
//
// The test needs puzzles of known levels. The paper took them from newspapers and websites. Ours were made by Rookery's
// own generator and selected by the rating, which setters use and the WNEF ignores, and by the number of clues that is
// usual for the level:
//
//   level    clues   ER (Sudoku Explainer)                                        per number of clues
//   easy     36-40   1.0-1.5   hidden singles                                     12
//   medium   30-34   1.5-2.3   and direct locking, naked singles                  12
//   hard     26-29   2.6-4.5   and locked candidates, pairs, X-wings, triplets    15
//   evil     22-25   6.5-8.5   and chains                                         15
//
// Each puzzle is a uniformly random full board whose clues were removed in random order down to the chosen number. It
// was kept if its rating was in the window ("generate --clues N..N --er A..B"). Nothing else was required, not even
// symmetry.
//
// The number of clues is part of what the WNEF measures: fewer clues leave more choices. So the test shows that the
// WNEF separates puzzles as setters grade them, not that it knows how hard the reasoning is.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace rookery {

inline constexpr std::size_t kLevels = 4;
inline constexpr std::array<std::string_view, kLevels> kLevelNames{"easy", "medium", "hard", "evil"};

inline constexpr std::size_t kControlPuzzles = 60;
using ControlList = std::array<std::string_view, kControlPuzzles>;  // 81 characters each, '.' for an empty cell

// From easy to evil.
extern const std::array<ControlList, kLevels> kControlLists;

}  // namespace rookery
