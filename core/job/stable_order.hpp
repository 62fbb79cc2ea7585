// Stable sorting of items that are large, or seldom sorted. It sorts indices, with one function for all item types,
// whereas each std::stable_sort would add ten kilobytes. Each item is moved once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "job/function_ref.hpp"

namespace rookery {

// The indices 0, 1, ... in the order of their items; of equal items the lower index comes first.
std::vector<std::uint32_t> stable_order(std::size_t count, FunctionRef<bool(std::uint32_t, std::uint32_t)> is_before);

template <class Item, class Before>
void sort_by_places(std::vector<Item>& items, Before is_before) {
    if (items.size() < 2) return;
    const auto order =
        stable_order(items.size(), [&](std::uint32_t a, std::uint32_t b) { return is_before(items[a], items[b]); });
    std::vector<Item> sorted;
    sorted.reserve(items.size());
    for (const std::uint32_t place : order) sorted.push_back(std::move(items[place]));
    items = std::move(sorted);
}

}  // namespace rookery
