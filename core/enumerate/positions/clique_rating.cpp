// GridChecker's rating of the sets of the clique. Smaller sets are better. Among sets of one size, look at the other
// sets that are disjoint from it, as far as they are small: level 1 holds them, level 2 what two of them that are
// disjoint cover together, level 3 what three cover, and so on for as long as there is any. Better is who has more
// levels, then more on the last level, on the one before, ...; and at last whose level 1 holds smaller sets.
#include "enumerate/positions/clique_rating.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "board/insertion_sort.hpp"
#include "enumerate/positions/smallness.hpp"

namespace rookery::positions {
namespace {

// Only sets of at most so many cells are looked at: with larger ones the enumeration is often slower.
constexpr int kMaxCells = 8;
// Grids with very many small sets: the first of them only, and a level is not built further than this. The order
// among sets that reach it is then a little arbitrary; puzzles are found all the same.
constexpr std::size_t kMaxSets = 96;
constexpr std::size_t kMaxOnLevel = 4096;

struct Rating {
    int size = 0;
    std::vector<std::size_t> levels;  // how many sets each level holds, the last level first
    std::uint64_t smallness = 0;      // of level 1
};

bool better(const Rating& a, const Rating& b) {
    if (a.size != b.size) return a.size < b.size;
    if (a.levels.size() != b.levels.size()) return a.levels.size() > b.levels.size();
    if (a.levels != b.levels) return a.levels > b.levels;
    return a.smallness > b.smallness;
}

bool fewer_bits(const CellSet& a, const CellSet& b) {  // any fixed order will do
    return a.bits().hi() != b.bits().hi() ? a.bits().hi() < b.bits().hi() : a.bits().lo() < b.bits().lo();
}

// What one of `first` and one of `last` that are disjoint cover together, each once.
UnavoidableList next_level(const UnavoidableList& first, const UnavoidableList& last) {
    UnavoidableList level;
    for (const CellSet& a : first) {
        for (const CellSet& b : last) {
            if ((a & b).empty()) level.push_back(a | b);
        }
        // Equal ones are thrown out now and then, so that the list stays short.
        if (level.size() > kMaxOnLevel) {
            std::sort(level.begin(), level.end(), fewer_bits);
            level.erase(std::unique(level.begin(), level.end()), level.end());
            if (level.size() > kMaxOnLevel) {
                level.resize(kMaxOnLevel);
                return level;
            }
        }
    }
    std::sort(level.begin(), level.end(), fewer_bits);
    level.erase(std::unique(level.begin(), level.end()), level.end());
    return level;
}

Rating rating_of(const CellSet& set, const UnavoidableList& small) {
    Rating rating;
    rating.size = set.size();
    UnavoidableList first;
    for (const CellSet& other : small) {
        if (!(other & set).empty()) continue;
        first.push_back(other);
        rating.smallness += smallness(other);
    }
    for (UnavoidableList level = first; !level.empty(); level = next_level(first, level)) {
        rating.levels.insert(rating.levels.begin(), level.size());
    }
    return rating;
}

}  // namespace

UnavoidableList rated_clique(const UnavoidableList& clique, const UnavoidableList& sets, StopToken stop) {
    UnavoidableList small;
    for (const CellSet& set : sets) {
        if (set.size() > kMaxCells || small.size() == kMaxSets) break;
        small.push_back(set);
    }
    std::vector<std::pair<Rating, CellSet>> rated;
    rated.reserve(clique.size());
    for (const CellSet& set : clique) {
        if (stop.stop_requested()) return {};
        rated.emplace_back(rating_of(set, small), set);
    }
    insertion_sort(rated, [](const auto& a, const auto& b) { return better(a.first, b.first); });
    UnavoidableList order;
    order.reserve(rated.size());
    for (const auto& [rating, set] : rated) order.push_back(set);
    return order;
}

}  // namespace rookery::positions
