// Shared by the aligned exclusions: their memory between states, and their sentence.
#pragma once

#include <array>
#include <string>

#include "board/board.hpp"
#include "logic/state/state.hpp"
#include "logic/step.hpp"

namespace rookery {

// The last state in which nothing was excluded, and its base cells. Base cells exclude nothing now if neither they nor
// the excluders that they share have changed since.
class ExclusionMemory {
  public:
    // What is new in a state: cells whose candidates have changed, and cells that were not base cells then. Everything
    // is new while nothing is remembered.
    struct Changes {
        bool all = true;
        CellSet changed;
        CellSet touched;

        // Whether a pair of base cells, with all cells that see both, must be examined again.
        bool concerns(int a, int b, CellSet see_both) const {
            return all || touched.contains(a) || touched.contains(b) || !(see_both & changed).empty();
        }
    };
    Changes changes(const State& state, CellSet bases) const {
        Changes changes;
        if (!known_) return changes;
        changes.all = false;
        for (int cell = 0; cell < 81; ++cell) {
            if (state.candidates(cell) != candidates_[cell]) changes.changed.add(cell);
        }
        changes.touched = changes.changed | (bases - bases_);
        return changes;
    }
    void remember(const State& state, CellSet bases) {
        for (int cell = 0; cell < 81; ++cell) candidates_[cell] = state.candidates(cell);
        bases_ = bases;
        known_ = true;
    }

  private:
    bool known_ = false;
    std::array<DigitSet, 81> candidates_;
    CellSet bases_;
};

struct ExclusionMemories {
    ExclusionMemory pairs;
    ExclusionMemory triplets;
};

// The sentence of a step whose first `base_count` cells are the base cells; the others are the excluders.
std::string exclusion_words(const Step& step, std::size_t base_count, Language language);

}  // namespace rookery
