#include "shell/lab/lab_examples.hpp"

#include <algorithm>
#include <array>

#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr std::string_view kSeventeen =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";
constexpr std::string_view kItsPattern =
    ".......x.x.........x...........x.x.x..x...x....x.x....x..x..x...x.x........x.x...";
constexpr std::string_view kItsGrid =
    "693784512487512936125963874932651487568247391741398625319475268856129743274836159";
// From D. Knuth, "Dancing links".
constexpr std::string_view kMatrix = "0010110\n1001001\n0110010\n1001000\n0100001\n0001101\n";
constexpr std::string_view kSets = "111000\n001110\n100011\n010101\n";
constexpr std::string_view kDomains = "{1,2} {1,2} {1,2,3} {3,4,5} {1,4}\n";
constexpr std::string_view kThreeByThree = "1 2 0\n0 1 1\n1 1 1\n";
// Of these 40 sets of 4 and 5 cells, 16 can be solved by naked and hidden singles and locked candidates.
constexpr std::string_view kOnFour =
    "....xx.x.x......\n"
    "x.x.x..x.x......\n"
    "...x...xx..x...x\n"
    "..xx..x...x....x\n"
    "....x.x.x..x.x..\n"
    "..x......x..x..x\n"
    "x...x....x..x...\n"
    "......x....xx..x\n"
    "..x..x........xx\n"
    ".xxx...x........\n"
    "....x.....x.xx..\n"
    ".....x..xx..x...\n"
    "...x.x...xx..x..\n"
    "........xxxx....\n"
    "........xxx..x..\n"
    "......x..xx..x..\n"
    ".x.....x.x....x.\n"
    ".x...x......x.xx\n"
    "x...x.x........x\n"
    "x..x.....x...x..\n"
    ".....x...x.xx...\n"
    "x..xx...x......x\n"
    ".xx.....xx......\n"
    "....x.x..x.....x\n"
    "x...xx.....x....\n"
    "..x...x....x.x..\n"
    "......x.x....xx.\n"
    "...xx...xx..x...\n"
    "....x.xx......x.\n"
    "x....x..xx......\n"
    "x.....x..xx.....\n"
    "x...xx....x..x..\n"
    ".....x...xxx....\n"
    "x......xxx.x....\n"
    "x...xx....x.....\n"
    ".....x...x....xx\n"
    "..x..x.....xx...\n"
    "....x.x.x...x...\n"
    "x........xxx....\n"
    "...x....xxx.....\n";
// Every twelfth puzzle of the control lists.
constexpr std::string_view kLevelled =
    "3.45.72.6.76....5....3...7....8.36..63.....4.4.9..2..7.4.79...88..2347.5..71..364\n"
    ".9.6.....7.1.2.....56.13.285.......3...5..6171.4.7.592.1.4.5..99..2..13.8.3.912.6\n"
    "1..92.36..89.....13.7..8..9...7.4...7.18...454...95...612.4.87..53.7...4974..35.2\n"
    "19.6....7.6783.29..3...5..4..64..7.83....7912.79.1..3.92..5.8..6.13425......89..3\n"
    ".67..92859..8........1659.76.2513..9.7....31.3........41.7..596.3..5...425649.731\n"
    "6....3...1.9....6..43.9.7..4..........692..8.8..6..49.3.2.8....9..53.1.4.....9832\n"
    "4.2.6.8..6.....5.4.3..84......7.8.6..8.....723.69.24....36.1...8.1.9.2..7...2...5\n"
    ".5.....2......5...86.4.953...1...4.36...32...9...41...1...2.3572.5..3.4...31.4.92\n"
    "2.....5...47...93...6....2.7.82.91..1.4.....26...8.4.73...95.4....412..3.52738...\n"
    "..9...1..142395..77...18..5.149...8..8.1..6...965.2...9.5..1342...75...6..1......\n"
    ".2.4....18....6...1...9.5..9.......2.......1....6..7.37.532..642..5...97..8.4....\n"
    "3.9.1..48...5.4....28..7...7.....3.....459..7....6.5......91.2..1.2.....63..4....\n"
    "689.....22.1.7.9.6.....2..........39...7..2...986..4.7...3.75.1.........96..15...\n"
    ".....6.3..4.9.3..7...42861.......59...8.1......75..14.3...9..5..2.34...1.84......\n"
    "5..743.9.4.8.5.3..........57.64........92..6..21.7...4.675........8...1....1376..\n"
    "......7...2...1.6.7..3.29..........1.1.8..3.5.6...5.....194......7....9.....56...\n"
    "..7.......6.2..5.1.....52......4..3.1.9......38...6....2.7..........318.4.....32.\n"
    "....8.....4..23..8..7..91...1....73.4..5....6..6......6..2...5......7.1...9..4..3\n"
    "854..3..2.3..92......4.......6...4..5.8..4.9......7.61......6..7.........4.571...\n"
    "..4.8....1...7.5.8..5...3..3...9..712.7...........2.3.8..2..4...3..189...6....1..\n";

constexpr std::array<ExampleCall, 1> kAround = {{{{}, "--minus 1 --plus 1", kSeventeen}}};
constexpr std::array<ExampleCall, 1> kWhole = {
    {{{},
      "--all --within .......1.4.........2...........5.4.7..8...3....1.9....3..........................",
      kItsPattern}}};
constexpr std::array<ExampleCall, 1> kHowMany = {{{{}, "--all --estimate", kItsPattern}}};
constexpr std::array<ExampleCall, 1> kUnbiased = {{{{}, "--count 200 --seed 1"}}};
constexpr std::array<ExampleCall, 1> kCorrelations = {{{{}, "--correlations", kLevelled}}};
constexpr std::array<ExampleCall, 1> kMeanRemoved = {{{"exponential", "--puzzles"}}};
constexpr std::array<ExampleCall, 3> kThreeWeights = {{{"exponential", "--puzzles --weight exponential"},
                                                       {"quadratic", "--puzzles --weight quadratic"},
                                                       {"linear", "--puzzles --weight linear"}}};
constexpr std::array<ExampleCall, 2> kTuning = {
    {{"tuned by strategies", "--wnef 0.2 --tolerance 0.2 --count 100 --unrated --masking tuned --seed 1"},
     {"random", "--wnef 0.2 --tolerance 0.2 --count 100 --unrated --masking random --seed 1"}}};
constexpr std::array<ExampleCall, 5> kFigureFive = {{{"generate and test", "--method test --attempts 2000", kOnFour},
                                                     {"annealing", "--method anneal --attempts 2000", kOnFour},
                                                     {"the paper's formula", "--method states", kOnFour},
                                                     {"stuck before K", "--method refute", kOnFour},
                                                     {"all in turn", "--attempts 2000", kOnFour}}};
constexpr std::array<ExampleCall, 1> kSolvedSets = {{{{}, "--fewest --method sat --order 2 --clues 4 --count"}}};
constexpr std::array<ExampleCall, 1> kFewestOfFour = {{{{}, "--fewest --method sat --order 2 --proof"}}};
constexpr std::array<ExampleCall, 1> kCover = {{{{}, "", kMatrix}}};
constexpr std::array<ExampleCall, 1> kGivenRow = {{{{}, "--given 4", kMatrix}}};
constexpr std::array<ExampleCall, 1> kLangford = {{{{}, "--langford 7"}}};
constexpr std::array<ExampleCall, 1> kHitting = {{{{}, "--hitting --minimal", kSets}}};
constexpr std::array<ExampleCall, 1> kSudokuMatrix = {{{{}, "--sudoku 2 --matrix"}}};
constexpr std::array<ExampleCall, 1> kPaths = {{{{}, "--sudoku 2 --count --paths 1000"}}};
constexpr std::array<ExampleCall, 1> kAllDifferent = {{{{}, "", kDomains}}};
constexpr std::array<ExampleCall, 1> kHallSets = {{{{}, "--reasons --consistency arc", kDomains}}};
constexpr std::array<ExampleCall, 1> kPermanent = {{{{}, "", kThreeByThree}}};
constexpr std::array<ExampleCall, 1> kDerangements = {{{{}, "--derangements 8"}}};
constexpr std::array<ExampleCall, 1> kGrids = {{{{}, "--grids 3"}}};
constexpr std::array<ExampleCall, 1> kCliques = {{{{}, "--limit 100", kItsGrid}}};
constexpr std::array<ExampleCall, 1> kAllSolutions = {{{{}, "", kSeventeen}}};

constexpr ExamplePlot kWnefs{.shown = true, .kind = PlotKind::distribution, .y = "WNEF"};
constexpr ExamplePlot kWnefsFromMean{.shown = true, .kind = PlotKind::distribution, .y = "WNEF", .centred = true};
constexpr ExamplePlot kOverTime{.shown = true, .kind = PlotKind::arrival, .log_x = true};

constexpr auto kExamples = std::to_array<ToolExample>({
    {"around", "neighbours", words::kExampleAround, kAround},
    {"within", "pattern", words::kExampleWithin, kWhole},
    {"how-many", "pattern", words::kExampleHowMany, kHowMany},
    {"unbiased",
     "sample",
     words::kExampleUnbiased,
     kUnbiased,
     {.shown = true, .kind = PlotKind::distribution, .y = "clues"}},
    {"correlations", "levels", words::kExampleCorrelations, kCorrelations},
    {"mean-removed", "levels", words::kExampleMeanRemoved, kMeanRemoved, kWnefsFromMean},
    {"three-weights", "levels", words::kExampleThreeWeights, kThreeWeights, kWnefsFromMean},
    {"tuning", "generate", words::kExampleTuning, kTuning, kWnefs},
    {"figure-5", "exact", words::kExampleFigureFive, kFigureFive, kOverTime},
    {"solved-sets", "exact", words::kExampleSolvedSets, kSolvedSets},
    {"fewest-of-four", "exact", words::kExampleFewestOfFour, kFewestOfFour},
    {"cover", "cover", words::kExampleCover, kCover},
    {"given-row", "cover", words::kExampleGivenRow, kGivenRow},
    {"langford", "cover", words::kExampleLangford, kLangford},
    {"hitting", "cover", words::kExampleHitting, kHitting},
    {"sudoku-matrix", "cover", words::kExampleSudokuMatrix, kSudokuMatrix},
    {"paths", "cover", words::kExamplePaths, kPaths},
    {"domains", "alldifferent", words::kExampleDomains, kAllDifferent},
    {"hall-sets", "alldifferent", words::kExampleHallSets, kHallSets},
    {"permanent", "permanent", words::kExamplePermanent, kPermanent},
    {"derangements", "permanent", words::kExampleDerangements, kDerangements},
    {"grids", "permanent", words::kExampleGrids, kGrids},
    {"cliques", "cliques", words::kExampleCliques, kCliques},
    {"solve", "solve", words::kExampleSolve, kAllSolutions},
});

}  // namespace

std::span<const ToolExample> tool_examples() {
    return kExamples;
}

const ToolExample* tool_example(std::string_view id) {
    const auto found =
        std::find_if(kExamples.begin(), kExamples.end(), [&](const ToolExample& one) { return one.id == id; });
    return found == kExamples.end() ? nullptr : &*found;
}

}  // namespace rookery::shell
