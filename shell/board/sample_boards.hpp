// Initial content to try: a puzzle on the board, and a short list from easy to chains, made by this program; two solved
// grids that are famous for their puzzles of 17 clues; and well-known examples for the Lab's solvers.
#pragma once

#include <string_view>

namespace rookery::shell {

extern const std::string_view kSamplePuzzle;
extern const std::string_view kSampleList;
extern const std::string_view kStrangeGrid;   // "Strangely familiar": 29 of them, the most known
extern const std::string_view kFourteenGrid;  // 14
extern const std::string_view kMonster;       // 641 580 843 iterations of brute force
extern const std::string_view kPairsExample;  // the first example of PS-1-2
extern const std::string_view kBlankFour;     // 16 empty cells
extern const std::string_view kSixteen;       // a puzzle of order 4

}  // namespace rookery::shell
