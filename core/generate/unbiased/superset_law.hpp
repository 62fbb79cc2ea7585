// Random sets of cells, and how often each set with two cells fewer is expected inside them.
//
// A set is drawn by taking each cell with the same probability p, in eighths, and kept with a probability that depends
// on its size. A given set S of n of m cells is contained in C(m - n, 2) sets of n + 2, so it is met
//
//     C(m - n, 2) * p^(n+2) * (1 - p)^(m-n-2) * keep(n + 2)
//
// times per draw on average; its weight is the reciprocal. keep() is chosen so that weights are equal up to kEvenClues
// and three times as large for each further clue, since puzzles with many clues cost that much more to find.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "board/cell_set.hpp"
#include "board/random.hpp"

namespace rookery {

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

}  // namespace rookery
