// Minimal puzzles drawn without bias. Read this first.
//
//   random board (full_board.hpp) ──► random sets of cells ──► those that determine the board ──► minimal puzzles
//                                     SupersetLaw              KnownSets, the solver              minimal_two_below()
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

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"
#include "job/stop_token.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

// Unavoidable sets of one board, for a quick proof that a set of cells does not determine it.
//
// At first it has all sets within one band or stack and all sets of two digits: they are small, and found in a third of
// a millisecond. Later it adds the cells in which each other solution found by the solver differs from the board.
class KnownSets {
  public:
    explicit KnownSets(const KnownGrid& board);

    // Whether the clues hit every set. If not, they leave another solution.
    bool all_hit(const CellSet& clues) const {
        for (const CellSet& set : sets_) {
            if ((set & clues).empty()) return false;
        }
        return true;
    }
    void learn(const CellSet& differing) { sets_.push_back(differing); }

  private:
    std::vector<CellSet> sets_;  // small ones first, since they are missed most; then the learned ones
};

// Random sets of cells, and how often each set with two cells fewer is expected inside them.
//
// A set is drawn by taking each cell with the same probability p, in eighths, and kept with a probability that depends
// on its size. A given set S of n of m cells is contained in C(m - n, 2) sets of n + 2, so it is met
//
//     C(m - n, 2) * p^(n+2) * (1 - p)^(m-n-2) * keep(n + 2)
//
// times per draw on average; its weight is the reciprocal. keep() is chosen so that weights are equal up to kEvenClues
// and three times as large for each further clue, since puzzles with many clues cost that much more to find.
class SupersetLaw {
  public:
    static constexpr int kTakenAway = 2;
    static constexpr int kEvenClues = 27;

    // Draws from the cells of `within`, at least 29; 1 <= eighths <= 7.
    SupersetLaw(CellSet within, int eighths);

    // False: the draw is discarded.
    bool draw(Random& random, CellSet& set) const;
    // The weight of a set of `cells` cells, 0 <= cells <= within - 2.
    double weight(int cells) const { return weight_[static_cast<std::size_t>(cells)]; }

  private:
    static constexpr std::uint32_t kAlways = 1U << 20;

    std::uint64_t random_bits(Random& random) const;

    CellSet within_;
    int eighths_;
    std::array<std::uint32_t, Geometry9::kCells + 1> keep_{};  // by size, times kAlways; at least 1
    std::array<double, Geometry9::kCells + 1> weight_{};       // by size after two are removed
};

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

// The minimal puzzles with two clues fewer than a given puzzle. In both functions, `clues` determine the board.

// The clues that can each be removed alone.
CellSet removable_clues(const KnownGrid& board, const CellSet& clues);

// Each result is `clues` without two of the removable ones. It determines the board, but not if any clue is removed.
std::vector<CellSet> minimal_two_below(const KnownGrid& board, const CellSet& clues, const CellSet& removable);

}  // namespace rookery
