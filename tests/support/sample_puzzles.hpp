// Example puzzles and full boards shared by several test files: 81 characters, '.' for an empty cell.
#pragma once

#include <string_view>

namespace rookery::samples {

// The default example: 30 clues, solved by hidden singles; and its solution.
inline constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// Two minimal puzzles of 23 clues, ER, EP and ED 1.2; and the solution of the second.
inline constexpr std::string_view kEasy =
    "8...3.....39..12......6.9....67..4.8..5.....74........3....9.5...4.13.9......5...";
inline constexpr std::string_view kLean =
    "...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.";
inline constexpr std::string_view kLeanSolution =
    "326154897584729631719368524257843916698571243431296758973612485145987362862435179";

// 17 clues with a long solve path; and its solution.
inline constexpr std::string_view kSeventeen =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
inline constexpr std::string_view kSeventeenSolution =
    "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
// 18 clues.
inline constexpr std::string_view kEighteen =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

// 17 clues on which brute force takes 641,580,843 iterations: the first row of the solution is 987654321.
inline constexpr std::string_view kBruteMonster =
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
inline constexpr std::string_view kMonsterSolution =
    "987654321246173985351928746128537694634892157795461832519286473472319568863745219";

// The example of PS-1-2 in "Combinatorial explorations in Su-Doku" (jmc), section 1.3, as printed; and its solution.
inline constexpr std::string_view kPs12Puzzle =
    ".125.487..........75.....23..41.87...2..5..4...34.95..48.....17..........357.169.";
inline constexpr std::string_view kPs12Solution =
    "612534879349287165758916423594128736827653941163479582486395217971862354235741698";

// These need chains, up to those of their ER: 8.7 and so on.
inline constexpr std::string_view kEr87 =
    "..2....5....9..7.1....41..6..1......4..7.2....86...3..2....4...5...7.......5..8.9";
inline constexpr std::string_view kEr90 =
    ".....9.....2.61.9.9.73.....5...2.7...2.5..1.9...6......6......73...4..8...8...31.";
inline constexpr std::string_view kEr93 =
    "1....7.9..3..2...8..96..5....53..9...7..8...26....4...2......1..4......7..7...3..";
inline constexpr std::string_view kEr98 =
    "8..........36......7..9.2...2...7.......457.....1...3...1....68..85...1..9....4..";
inline constexpr std::string_view kEr105 =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....5..";
// AI Escargot, 10.5.
inline constexpr std::string_view kEscargot =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
// 10.5, by nested chains in many steps.
inline constexpr std::string_view kManyNested =
    "1.......2.9.4...5...6...7...8.9.3.......7.......85..4.7.....6...4...9.8...2.....1";
// 11.6 and 11.9, among the hardest known.
inline constexpr std::string_view kEasterMonster =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
inline constexpr std::string_view kGoldenNugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

// A full board.
inline constexpr std::string_view kFullBoard =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

}  // namespace rookery::samples
