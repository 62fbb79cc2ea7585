// HoDoKu 2.2's choice among the chains that one search has found: the one with the most eliminations; then the lowest
// sum of their positions, each weighing 80 more than the one before; of those with equal eliminations the shortest;
// then the one found first.
#pragma once

#include <vector>

#include "logic/step.hpp"

namespace rookery {

inline int weighted_sum(const std::vector<CellDigit>& eliminations) {
    int sum = 0;
    int weight = 1;
    for (const CellDigit& gone : eliminations) {
        sum += gone.cell * weight + gone.digit;
        weight += 80;
    }
    return sum;
}

}  // namespace rookery
