#include "enumerate/positions/prefixes.hpp"

#include <cstddef>

#include "enumerate/positions/position_plan.hpp"

namespace rookery::positions {
namespace {

constexpr std::size_t kEnough = 256;  // once there are this many, prefixes are not lengthened

// The state in which a prefix leaves the search.
struct Rest {
    Range range;                  // of the next clue, if one is left
    bool open = false;            // some set is not hit yet
    std::uint64_t smallness = 0;  // of all unhit sets, cut down to the positions below the prefix
};

Rest rest_of(const Plan& plan, const Prefix& prefix) {
    PositionSet placed;
    for (const std::uint8_t position : prefix.positions()) placed.add(position);
    const int below = prefix.clues == 0 ? plan.positions : prefix.positions().back();
    const PositionSet live = all_below(below);
    Rest rest;
    int lowest = 0;
    for (std::size_t i = 0; i < plan.sets.size(); ++i) {
        if (!(plan.sets[i] & placed).empty()) continue;
        if (!rest.open) lowest = plan.lowest[i];
        rest.open = true;
        if (lowest >= below) return rest;  // out of reach: an empty range
        rest.smallness += smallness(plan.sets[i] & live);
    }
    const int left = plan.clues - prefix.clues;
    if (left > 0) rest.range = next_range(plan, left, below, lowest);
    return rest;
}

// Measured on random grids, at 16 and 17 clues: within a factor of three for two prefixes in three, while the work
// itself varies by more than a factor of 1000.
double weight_of(const Rest& rest) {
    const double smallness = 1e-3 + static_cast<double>(rest.smallness) / kSmallnessOne;
    const double squared = smallness * smallness;
    return 1 / (squared * squared * smallness);
}

// Extends a prefix by one clue in every place that the search would try. A prefix that hits every set is kept.
void lengthen(const Plan& plan, const Prefix& prefix, std::vector<Prefix>& longer) {
    const Rest rest = rest_of(plan, prefix);
    if (!rest.open) {
        longer.push_back(prefix);
        return;
    }
    for (int position = rest.range.from; position < rest.range.to; ++position) {
        Prefix next = prefix;
        next.at[next.clues++] = static_cast<std::uint8_t>(position);
        const Rest after = rest_of(plan, next);
        if (after.open && after.range.from >= after.range.to) continue;  // a dead end
        next.weight = weight_of(after);
        longer.push_back(next);
    }
}

}  // namespace

std::vector<Prefix> prefixes_of(const Plan& plan, StopToken stop) {
    std::vector<Prefix> prefixes(1);
    if (!plan.possible) return prefixes;
    for (int length = 0; length < Prefix::kMaxClues && prefixes.size() < kEnough; ++length) {
        std::vector<Prefix> longer;
        for (const Prefix& prefix : prefixes) lengthen(plan, prefix, longer);
        if (stop.stop_requested()) return {};
        if (longer.empty()) break;  // no puzzle; the search will find that out too
        prefixes = std::move(longer);
    }
    return prefixes;
}

}  // namespace rookery::positions
