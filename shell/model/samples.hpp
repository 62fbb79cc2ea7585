// What is there to try at the start: a puzzle on the board, and a short list from easy to chains, made by this program;
// and two solved grids that are known for their puzzles of 17 clues.
#pragma once

#include <string_view>

namespace rookery::shell {

extern const std::string_view kSamplePuzzle;
extern const std::string_view kSampleList;
extern const std::string_view kStrangeGrid;   // "Strangely familiar": 29 of them, more than any other
extern const std::string_view kFourteenGrid;  // 14

}  // namespace rookery::shell
