#include "generate/unbiased/known_sets.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace rookery {
namespace {

// Calls use(set) for the sets of the list, in ascending order of size.
template <class Use>
void for_each_by_size(const std::vector<CellSet>& sets, Use use) {
    for (int size = 0; size <= Geometry9::kCells; ++size) {
        for (const CellSet& set : sets) {
            if (set.size() == size) use(set);
        }
    }
}

// Adds the minimal unavoidable sets within `cells`.
void add_sets_within(const KnownGrid& board, const CellSet& cells, std::vector<CellSet>& sets) {
    std::vector<CellSet> all;
    board.for_each_other(~cells, {.solutions = kAllSolutions}, [&](const CellSet& differing) {
        all.push_back(differing);
        return true;
    });
    const auto first = static_cast<std::ptrdiff_t>(sets.size());
    for_each_by_size(all, [&](const CellSet& set) {
        const bool minimal = std::none_of(sets.begin() + first, sets.end(),
                                          [&](const CellSet& smaller) { return (smaller - set).empty(); });
        if (minimal) sets.push_back(set);
    });
}

}  // namespace

KnownSets::KnownSets(const KnownGrid& board) {
    std::vector<CellSet> sets;
    for (int chute = 0; chute < 3; ++chute) {
        CellSet band;
        CellSet stack;
        for (int box = 0; box < 3; ++box) {
            band |= CellSet::house(3 * chute + box);
            stack |= CellSet::house(3 * box + chute);
        }
        add_sets_within(board, band, sets);
        add_sets_within(board, stack, sets);
    }
    std::array<CellSet, 10> places;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) places[board.solution()[cell]].add(cell);
    for (std::size_t one = 1; one <= 9; ++one) {
        for (std::size_t other = 1; other < one; ++other) add_sets_within(board, places[one] | places[other], sets);
    }
    for_each_by_size(sets, [&](const CellSet& set) { sets_.push_back(set); });
}

}  // namespace rookery
