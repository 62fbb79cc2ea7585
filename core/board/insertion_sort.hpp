// Sorts a few items, a few dozen at most. std::sort and std::stable_sort would add several kilobytes of code for each
// item type.
#pragma once

#include <functional>
#include <iterator>
#include <utility>

namespace rookery {

// Stable: equivalent items keep their order. Takes quadratic time.
template <class Items, class Before = std::less<>>
constexpr void insertion_sort(Items& items, Before before = {}) {
    const auto first = std::begin(items);
    for (auto next = first; next != std::end(items); ++next) {
        auto item = std::move(*next);
        auto hole = next;
        for (; hole != first && before(item, *std::prev(hole)); --hole) *hole = std::move(*std::prev(hole));
        *hole = std::move(item);
    }
}

}  // namespace rookery
