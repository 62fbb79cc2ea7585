// Minimal puzzles drawn without bias. Read this first.
//
//   random board (full_board.hpp) ──► random sets of cells ──► those that determine the board ──► minimal puzzles
//   inside
//                                     superset_law.hpp         known_sets.hpp, the solver         two_below.hpp
//
// Idea: D. Berthier's controlled bias (Unbiased Statistics of a CSP, 2009) adds clues to a random order of cells until
// they determine the board, and accepts the puzzle if it is minimal. That takes 257,000 attempts a puzzle, since a
// random set of 26 cells rarely determines the board. Here sets of two cells more are drawn, which do so more often;
// then all their subsets with two cells fewer are looked at together, at the price of about a hundred calls of the
// solver. How often a puzzle is met is known as exactly as there: it depends on its number of clues alone.
//
// If a set holds several minimal puzzles, one of them is chosen and its weight is theirs together, so that no two
// puzzles share a set.
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

// Of one board, within the cells of a law.
class MinimalSampler {
  public:
    struct Found {
        CellSet clues;
        double weight = 0;
    };

    // The law must live as long as this.
    MinimalSampler(const Grid9& board, const SupersetLaw& law);

    // One draw, which rarely finds a puzzle. The mean weight of a draw (0 without a puzzle) is the number of the
    // board's minimal puzzles within the law's cells; of any figure of them, the mean of weight times figure is its
    // sum.
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

// A trial looks at some random boards, a third of a second in all. The sum of its weights has the number of all minimal
// puzzles, 3.1e37, as its mean. False: stopped, and what was found is of no use.
bool draw_unbiased(Random& random, StopToken stop, std::vector<UnbiasedPuzzle>& found);

}  // namespace rookery
