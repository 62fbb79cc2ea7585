// Lists of hints in the order of their ranks (scale.hpp).
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "logic/scale.hpp"

namespace rookery {

// Stable. Hints have a `rank`; as they are large, their ranks are sorted and not they.
template <class Hint>
void sort_by_rank(std::vector<Hint>& hints) {
    std::vector<std::pair<StepRank, std::size_t>> order;
    order.reserve(hints.size());
    for (const Hint& hint : hints) order.emplace_back(hint.rank, order.size());
    std::sort(order.begin(), order.end());
    std::vector<Hint> sorted;
    sorted.reserve(hints.size());
    for (const auto& [rank, place] : order) sorted.push_back(std::move(hints[place]));
    hints = std::move(sorted);
}

}  // namespace rookery
