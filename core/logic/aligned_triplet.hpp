// What aligned triplet exclusion remembers between states.
#pragma once

#include <array>

#include "board/cell_set.hpp"
#include "board/digits.hpp"

namespace rookery {

// The last candidates in which no triplet excluded anything, and the base cells then. A triplet of which nothing has
// changed since excludes nothing now.
class TripletMemory {
  public:
    bool known = false;
    std::array<DigitSet, 81> candidates;
    CellSet bases;
};

}  // namespace rookery
