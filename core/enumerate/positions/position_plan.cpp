// The initial sets. GridChecker makes them from pseudo-puzzles: it empties the cells of any four digits, then 54 random
// cells, a few thousand times. Here they are all minimal sets within four digits, which the first step would find, and
// all of up to 12 cells. Random cells would add large ones; a few thousand rounds shorten the search by up to 40 %, but
// take as long as the search of an easy grid.
#include "enumerate/positions/position_plan.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "board/insertion_sort.hpp"
#include "job/stop_token.hpp"
#include "unavoidable/clique.hpp"
#include "unavoidable/minimal.hpp"
#include "unavoidable/small_sets.hpp"
#include "unavoidable/template_sets.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery::positions {
namespace {

// The order of the cells: which cell has which position.

// GridChecker's order of the cells. Within a set of the clique, a cell is rated by the sets that intersect neither a
// better set of the clique nor another cell of its own set: each counts 1 / (its number of cells)^2. They are the sets
// in which this cell can have the lowest position. Cells outside the clique are rated by all sets that contain them;
// none of those is disjoint from the clique.

struct Remapping {
    std::vector<std::uint8_t> cell_at;                          // by position
    std::array<std::uint8_t, Geometry9::kCells> position_of{};  // by cell, for cells that have one

    CellSet positions_of(const CellSet& cells) const {
        CellSet positions;
        cells.for_each([&](int cell) { positions.add(position_of[static_cast<std::size_t>(cell)]); });
        return positions;
    }
};

// The rating of `cell` by the sets that contain it but no cell of `others`.
std::uint64_t rating_of(int cell, const CellSet& others, const UnavoidableList& sets) {
    std::uint64_t rating = 0;
    for (const CellSet& set : sets) {
        if (set.contains(cell) && (set & others).empty()) rating += smallness(set);
    }
    return rating;
}

// First the cells of the first set of `clique`, then of the second, ..., then the other cells of `free`. `sets`: all
// known ones, subsets of `free`.
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

// The order in which the sets of the clique take positions, starting from 0.

// GridChecker's rating of the sets of the clique. Smaller sets are better. For sets of equal size, look at the other
// small sets that are disjoint from the set: level 1 contains them, level 2 the unions of two that are disjoint, level
// 3 the unions of three, and so on until a level is empty. The set with more levels is better; then the one with more
// on the last level, on the one before, ...; and finally the one whose level 1 has smaller sets.

// Only sets of at most this size are used: with larger ones the enumeration is often slower.
constexpr int kMaxCells = 8;
// For grids with very many small sets: uses only the first of them, and stops growing a level at this size. The order
// of sets that reach the limit is then somewhat arbitrary; that does not affect the puzzles found.
constexpr std::size_t kMaxSets = 96;
constexpr std::size_t kMaxOnLevel = 4096;

struct Rating {
    int size = 0;
    std::vector<std::size_t> levels;  // number of sets on each level, the last level first
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

// The unions of a set of `first` and a disjoint set of `last`, without duplicates.
UnavoidableList next_level(const UnavoidableList& first, const UnavoidableList& last) {
    UnavoidableList level;
    for (const CellSet& a : first) {
        for (const CellSet& b : last) {
            if ((a & b).empty()) level.push_back(a | b);
        }
        // Removes duplicates from time to time, so that the list stays short.
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

// The sets of `clique`, best first. `sets`: all known ones, sorted as a list. Empty if stopped.
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

constexpr int kDigits = 4;        // as above
constexpr int kMaxSetCells = 24;  // larger sets would be dropped later
constexpr int kCliqueCells = 11;  // the clique is chosen among sets of at most this size

UnavoidableList first_sets(const EnumerationRequest& request, StopToken stop) {
    TemplateSetsRequest wanted;
    wanted.digits = kDigits;
    wanted.max_cells = kMaxSetCells;
    wanted.stop = stop;
    UnavoidableList sets = template_sets(request.grid, wanted);
    const UnavoidableList small = small_sets(request.grid, kMaxSmallCells, stop);
    sets.insert(sets.end(), small.begin(), small.end());
    sets.insert(sets.end(), request.sets.begin(), request.sets.end());
    sort_and_merge(sets);
    return sets;
}

// Reduces the sets to clues in `free`, given the clues in `given`. False: a set became empty.
bool cut_to(const CellSet& free, const CellSet& given, UnavoidableList& sets) {
    UnavoidableList left;
    for (const CellSet& set : sets) {
        if (!(set & given).empty()) continue;
        left.push_back(set & free);
        if (left.back().empty()) return false;
    }
    if (!((free | given) == CellSet::all())) keep_minimal(left);
    sets = std::move(left);
    return true;
}

// With n clues left, each of the first n sets of the clique needs one.
void set_limits(const UnavoidableList& clique, Plan& plan) {
    plan.limit.fill(static_cast<std::uint8_t>(plan.positions));
    int end = 0;
    for (std::size_t n = 1; n <= clique.size(); ++n) {
        end += clique[n - 1].size();
        plan.limit[n] = static_cast<std::uint8_t>(end);
    }
}

}  // namespace

std::unique_ptr<const Plan> make_plan(const EnumerationRequest& request, StopToken stop) {
    auto plan = std::make_unique<Plan>(request.grid);
    plan->minimal = request.minimal;
    plan->given = request.required;
    const CellSet free = request.allowed - request.required;
    plan->clues = request.clues - request.required.size();
    plan->positions = free.size();
    if (!(request.required - request.allowed).empty()) return plan;
    if (plan->clues < 0 || plan->clues > plan->positions) return plan;

    UnavoidableList sets = first_sets(request, stop);
    if (stop.stop_requested()) return nullptr;
    if (!cut_to(free, plan->given, sets)) return plan;

    UnavoidableList small;
    for (const CellSet& set : sets) {
        if (set.size() <= kCliqueCells) small.push_back(set);
    }
    const std::size_t found = small.size();
    UnavoidableList clique = request.clique;
    if (clique.empty()) clique = complete_clique(plan->grid, small, stop, free, plan->given);
    if (stop.stop_requested()) return nullptr;
    if (static_cast<int>(clique.size()) > plan->clues) return plan;
    if (small.size() > found) {
        sets.insert(sets.end(), small.begin(), small.end());
        keep_minimal(sets);
    }

    clique = rated_clique(clique, sets, stop);
    if (stop.stop_requested()) return nullptr;
    const Remapping mapping = remap(clique, sets, free);
    std::copy(mapping.cell_at.begin(), mapping.cell_at.end(), plan->cell_at.begin());
    for (CellSet& set : sets) set = mapping.positions_of(set);
    plan->sets = chosen_sets(std::move(sets));
    for (const PositionSet& set : plan->sets) plan->lowest.push_back(static_cast<std::uint8_t>(set.first()));
    set_limits(clique, *plan);
    plan->possible = true;
    return plan;
}

namespace {

constexpr std::size_t kMaxSmall = 1500;
constexpr std::size_t kMaxChosen = 2000;

bool further_up(const CellSet& a, const CellSet& b) {
    if (a.first() != b.first()) return a.first() > b.first();
    if (a.size() != b.size()) return a.size() < b.size();
    return listed_before(a, b);
}

}  // namespace

// GridChecker's choice. If there are more than 1500 sets, it keeps all up to the largest size for which there are at
// most 1500. Of the larger ones it keeps those with the highest positions, 2000 in all. Such sets need a clue early in
// the search.
UnavoidableList chosen_sets(UnavoidableList sets) {
    std::size_t small = sets.size();
    if (small > kMaxSmall) {
        const int too_large = sets[kMaxSmall].size();
        small = static_cast<std::size_t>(
            std::find_if(sets.begin(), sets.end(), [&](const CellSet& set) { return set.size() >= too_large; }) -
            sets.begin());
        std::sort(sets.begin() + static_cast<std::ptrdiff_t>(small), sets.end(), further_up);
        sets.resize(std::min(sets.size(), kMaxChosen));
    }
    std::sort(sets.begin(), sets.end(), further_up);
    return sets;
}

}  // namespace rookery::positions
