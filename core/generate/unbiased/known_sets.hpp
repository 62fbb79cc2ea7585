// Unavoidable sets of one board, to see at a glance that a set of cells does not determine it.
//
// At first those inside one band or stack, and those of two digits: small ones, complete, found in a third of a
// millisecond. Then what each solution that the solver finds beside the board differs in.
#pragma once

#include <vector>

#include "board/cell_set.hpp"
#include "solve/other_solution.hpp"

namespace rookery {

class KnownSets {
  public:
    explicit KnownSets(const KnownGrid& board);

    // Whether the clues have one of the cells of each set. Otherwise they leave another solution.
    bool all_hit(const CellSet& clues) const {
        for (const CellSet& set : sets_) {
            if ((set & clues).empty()) return false;
        }
        return true;
    }
    void learn(const CellSet& differing) { sets_.push_back(differing); }

  private:
    std::vector<CellSet> sets_;  // small ones first, for those are missed most; then those learned
};

}  // namespace rookery
