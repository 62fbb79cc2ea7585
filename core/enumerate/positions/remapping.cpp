// GridChecker's order of the cells. Within a set of the clique, a cell is rated by the sets that meet neither a better
// set of the clique nor another cell of its own set: each counts 1 / (its number of cells)^2. They are the sets whose
// lowest position this cell can be. Cells of no set of the clique are rated by all sets that they are in: none of those
// is disjoint from the clique.
#include "enumerate/positions/remapping.hpp"

#include <utility>

#include "board/insertion_sort.hpp"
#include "enumerate/positions/smallness.hpp"

namespace rookery::positions {
namespace {

// By the sets that `cell` is in and that have no cell in `others`.
std::uint64_t rating_of(int cell, const CellSet& others, const UnavoidableList& sets) {
    std::uint64_t rating = 0;
    for (const CellSet& set : sets) {
        if (set.contains(cell) && (set & others).empty()) rating += smallness(set);
    }
    return rating;
}

}  // namespace

Remapping remap(const UnavoidableList& clique, const UnavoidableList& sets, const CellSet& free) {
    Remapping mapping;
    std::vector<std::pair<std::uint64_t, int>> rated;
    const auto place_rated = [&] {
        insertion_sort(rated);
        for (const auto& [rating, cell] : rated) {
            mapping.position_of[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(mapping.cell_at.size());
            mapping.cell_at.push_back(static_cast<std::uint8_t>(cell));
        }
        rated.clear();
    };
    CellSet before;
    for (const CellSet& set : clique) {
        before |= set;
        set.for_each(
            [&](int cell) { rated.emplace_back(rating_of(cell, before - CellSet::single(cell), sets), cell); });
        place_rated();
    }
    (free - before).for_each([&](int cell) { rated.emplace_back(rating_of(cell, CellSet(), sets), cell); });
    place_rated();
    return mapping;
}

}  // namespace rookery::positions
