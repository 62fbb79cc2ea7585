// Lists of hints in the order of their ranks (scale.hpp).
#pragma once

#include <vector>

#include "job/stable_order.hpp"
#include "logic/scale.hpp"

namespace rookery {

// Stable. Hints have a `rank`; as they are large, their ranks are sorted and not they.
template <class Hint>
void sort_by_rank(std::vector<Hint>& hints) {
    sort_by_places(hints, [](const Hint& a, const Hint& b) { return a.rank < b.rank; });
}

}  // namespace rookery
