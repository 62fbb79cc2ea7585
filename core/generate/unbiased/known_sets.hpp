// Unavoidable sets of one board, for a quick proof that a set of cells does not determine it.
//
// At first it has those within one band or stack, and those of two digits: small, complete, and found in a third of a
// millisecond. Later it adds the cells in which each other solution found by the solver differs from the board.
#pragma once

#include <vector>

#include "board/cell_set.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

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

}  // namespace rookery
