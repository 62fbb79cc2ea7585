// Memory of the searches for fish, and for other patterns of one digit, between states. A fish depends on the
// candidates of one digit only. If these have not changed since a search found nothing, it finds nothing now.
#pragma once

#include <array>

#include "board/cell_set.hpp"
#include "board/digits.hpp"

namespace rookery {

class FishMemory {
  public:
    // Rows of the table of fish, each searched in two ways: for the first step, and for all.
    static constexpr int kSearches = 2 * 42;

    // The places of the digit in which the search last found nothing.
    CellSet& barren(int search, int digit) { return barren_[search][digit - 1]; }
    // impossible_places() of the digit's candidates.
    CellSet impossible(int digit, CellSet places);

  private:
    std::array<std::array<CellSet, 9>, kSearches> barren_{};
    std::array<CellSet, 9> places_{};
    std::array<CellSet, 9> impossible_{};
};

}  // namespace rookery
