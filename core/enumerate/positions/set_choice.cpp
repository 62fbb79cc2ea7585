// GridChecker's choice. If there are more than 1500 sets, it keeps all up to the largest size with which they are at
// most 1500. Of the larger ones it keeps those with the highest positions, 2000 in all. Such sets need a clue early in
// the search.
#include "enumerate/positions/set_choice.hpp"

#include <algorithm>
#include <cstddef>

namespace rookery::positions {
namespace {

constexpr std::size_t kMaxSmall = 1500;
constexpr std::size_t kMaxSets = 2000;

bool further_up(const CellSet& a, const CellSet& b) {
    if (a.first() != b.first()) return a.first() > b.first();
    if (a.size() != b.size()) return a.size() < b.size();
    return listed_before(a, b);
}

}  // namespace

UnavoidableList chosen_sets(UnavoidableList sets) {
    std::size_t small = sets.size();
    if (small > kMaxSmall) {
        const int too_large = sets[kMaxSmall].size();
        small = static_cast<std::size_t>(
            std::find_if(sets.begin(), sets.end(), [&](const CellSet& set) { return set.size() >= too_large; }) -
            sets.begin());
        std::sort(sets.begin() + static_cast<std::ptrdiff_t>(small), sets.end(), further_up);
        sets.resize(std::min(sets.size(), kMaxSets));
    }
    std::sort(sets.begin(), sets.end(), further_up);
    return sets;
}

}  // namespace rookery::positions
