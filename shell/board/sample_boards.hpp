// Initial content to try: a puzzle on the board, and a short list from easy to chains, made by this program; two solved
// grids that are famous for their puzzles of 17 clues; and well-known examples for the Lab's solvers.
#pragma once

#include <string_view>

namespace rookery::shell {

// For the first visit: easy, with half-turn symmetry; singles alone solve it.
inline constexpr std::string_view kSamplePuzzle =
    "9...4.2...2.53.86..67.21..9.1....5.6...6.3...7.6....3.6..15.34..78.94.2...4.6...1";

inline constexpr std::string_view kSampleList =
    ".79..5.....62..73..1.......9.....27....4.....7....3.86.4..7.......6.9..53....8.4.\n"
    "....8.....7..5...1..3.2.7..........96........8.....5431...6785..6.2.5.1.4....3...\n"
    "4.6....82.....67...9...1....4......58..3...967.1.....3...65..4.....4..57.....8...\n"
    "....8.72....9....3.....418...8......7..6.134...3...2.6.......7.57.19....4...2....\n"
    "9.........8...13....12.8.592...7....4.8...1.7....3...234.9.52....76...1.........5\n"
    "..8....312.31.7...14...8...48.....7.....4.....2.....56...7...65...5.27.365....9..\n"
    "..7.9..3...36...1....7...46...4.7..2....1....5..3.9...79...6....2...81...6..3.4..\n"
    "15...3....37..9...9..78.....89..26......7......69..25.....51..7...6..12....2...45\n"
    "6..24...93.87..14....1......7.....32..9...5..53.....6......5....45..78.18...12..5\n"
    "...7..9....9.3..5.68..4...1..3.26.7..2.....6..6.49.5..4...1..93.1..7.8....5..9...\n"
    "7.1..85.........2...86.............4..6..3...59..2.1..2..1.....6.3..4....7.9....3\n"
    ".78......2...5........7.1.27.5..9..6.....3..5...........4.6.3........8..6..5...17\n";

// "Strangely familiar": 29 puzzles of 17 clues, the most known for any grid.
inline constexpr std::string_view kStrangeGrid =
    "639241785284765193517983624123857946796432851458619237342178569861594372975326418";

// It has 14 puzzles of 17 clues.
inline constexpr std::string_view kFourteenGrid =
    "123456789457189263689237451275613948348975612961842537534798126712364895896521374";

// Brute force needs 641 580 843 iterations.
inline constexpr std::string_view kMonster =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

// The first example of PS-1-2.
inline constexpr std::string_view kPairsExample =
    ".125.487..........75.....23..41.87...2..5..4...34.95..48.....17..........357.169.";

// An empty 4x4 board.
inline constexpr std::string_view kBlankFour = "................";

// A 16x16 puzzle.
inline constexpr std::string_view kSixteen =
    ".E...A.1.B2G6......5..6...4.....GB..E3.........1.8..B.C2....93.4"
    "5.E3.6AD..B..C2..4B.15.......67D...A2.F8.1.5........49GBA.D..5.."
    "...25.......1D.A...46D..2....8C.D6A1.87F..3E.....CF..B.G1..D4E5."
    ".F6..2.C.A.1...9.39B.1E.8....7....C.3.B9.F.7E1.5..5EF...B3948.G.";

}  // namespace rookery::shell
