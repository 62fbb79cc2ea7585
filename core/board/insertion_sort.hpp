// Sorting of few items, some dozens at most: where std::sort and std::stable_sort would be several kilobytes of program
// for each kind of item.
#pragma once

#include <functional>
#include <iterator>
#include <utility>

namespace rookery {

// Stable: of two items neither of which is before the other, the first stays the first. The time grows with the square
// of the number.
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
