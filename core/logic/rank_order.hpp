// Sorts lists of hints by rank (scale.hpp).
#pragma once

#include <vector>

#include "job/stable_order.hpp"
#include "logic/scale.hpp"

namespace rookery {

// Stable. Hints have a `rank`; they are large, so places are sorted first and each hint is moved only once.
template <class Hint>
void sort_by_rank(std::vector<Hint>& hints) {
    sort_by_places(hints, [](const Hint& a, const Hint& b) { return a.rank < b.rank; });
}

}  // namespace rookery
