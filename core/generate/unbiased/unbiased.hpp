// Minimal puzzles drawn without bias. Read this first.
//
//   random board (full_board.hpp) ──► random sets of cells ──► those that determine the board ──► minimal puzzles
//                                     superset_law.hpp         known_sets.hpp, the solver         two_below.hpp
//
// Idea: D. Berthier's controlled bias (Unbiased Statistics of a CSP, 2009) adds clues in a random order of cells until
// they determine the board, and accepts the puzzle if it is minimal. That takes 257,000 attempts per puzzle, since a
// random set of 26 cells rarely determines the board. Here, sets with two cells more are drawn, which determine it more
// often. Then all their subsets with two cells fewer are examined together, at the cost of about a hundred solver
// calls. The probability of meeting a puzzle is known just as exactly: it depends only on its number of clues.
//
// If a set contains several minimal puzzles, one of them is chosen and gets their total weight, so no two puzzles share
// a set.
#pragma once

#include <optional>
#include <vector>

#include "board/grid.hpp"
#include "board/random.hpp"
#include "generate/unbiased/known_sets.hpp"
#include "generate/unbiased/superset_law.hpp"
#include "job/stop_token.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

// Samples minimal puzzles of one board, within the cells of a law.
class MinimalSampler {
  public:
    struct Found {
        CellSet clues;
        double weight = 0;
    };

    // The law must outlive this.
    MinimalSampler(const Grid9& board, const SupersetLaw& law);

    // One draw, which rarely finds a puzzle. The mean weight of a draw (0 without a puzzle) is the number of the
    // board's minimal puzzles within the law's cells. The mean of weight times any statistic is the sum of that
    // statistic over them.
    std::optional<Found> draw(Random& random);

  private:
    const SupersetLaw& law_;
    KnownGrid board_;
    KnownSets sets_;
};

struct UnbiasedPuzzle {
    Grid9 puzzle;
    double weight = 0;
};

// A trial examines some random boards, in about a third of a second. The expected sum of its weights is the number of
// all minimal puzzles, 3.1e37. False: stopped, and what was found is useless.
bool draw_unbiased(Random& random, StopToken stop, std::vector<UnbiasedPuzzle>& found);

}  // namespace rookery
