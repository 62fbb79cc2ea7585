// The sizes of puzzles other than 9x9 that are made here, and their levels.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "generate/sizes/shape_steps.hpp"
#include "rate/level.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

struct PuzzleSize {
    std::string_view word;  // of its commands: "new-four", "new-four-easy"
    int side;
    bool diagonal;
    int clues;  // of easy puzzles; some are redundant, because the player must find each step among many cells
    words::Text name;
};
inline constexpr std::array<PuzzleSize, 7> kPuzzleSizes = {
    {{"four", 4, false, 5, words::kNewFourShort},
     {"six", 6, false, 12, words::kNewSixShort},
     {"eight", 8, false, 26, words::kNewEightShort},
     {"diagonal", 9, true, 26, words::kNewDiagonalShort},
     {"twelve", 12, false, 66, words::kNewTwelveShort},
     {"sixteen", 16, false, 120, words::kNewSixteenShort},
     {"twenty-five", 25, false, 330, words::kNewTwentyFiveShort}}};
constexpr int clues_of(const PuzzleSize& size, ShapeLevel level) {
    constexpr std::array<int, kShapeLevels.size()> kPercent = {100, 90, 80, 0};
    return size.clues * kPercent[static_cast<std::size_t>(level)] / 100;
}
// Those of 4 rows are all easy.
constexpr bool has_level(const PuzzleSize& size, ShapeLevel level) {
    return size.side > 4 || level == ShapeLevel::easy;
}
constexpr Level as_level(ShapeLevel level) {
    return static_cast<Level>(level);
}
// "new-six-hard", or "new-six" with the level that was chosen last.
std::string command_of(const PuzzleSize& size);
std::string command_of(const PuzzleSize& size, ShapeLevel level);

}  // namespace rookery::shell
