// The clique's limits hold for the grid with all its sets. After the first clues, the unhit sets are cut down to the
// positions below, and then far more of them are disjoint than the clique has left. So this searches for a new clique,
// quickly: smallest sets first, each that intersects none taken before. (GridChecker's description does not have this.
// With the same count at the nodes below, NarrowList::disjoint(), it leaves about an eighth of the nodes on a random
// grid.)
#include "enumerate/positions/cut_down.hpp"

#include <array>
#include <cstddef>

namespace rookery::positions {
namespace {

constexpr int kMaxRounds = 8;  // two are nearly always enough

// Counting sort; `key` is 0..kMaxPositions. Equal keys keep their order.
template <class Key>
void sort_by(std::vector<PositionSet>& sets, std::vector<PositionSet>& spare, Key key) {
    std::array<std::size_t, kMaxPositions + 2> start{};
    for (const PositionSet& set : sets) ++start[static_cast<std::size_t>(key(set)) + 1];
    for (std::size_t k = 1; k < start.size(); ++k) start[k] += start[k - 1];
    spare.resize(sets.size());
    for (const PositionSet& set : sets) spare[start[static_cast<std::size_t>(key(set))]++] = set;
    sets.swap(spare);
}

}  // namespace

bool cut_down(std::vector<PositionSet>& sets, int left, PositionSet& live, std::vector<PositionSet>& spare) {
    ROOKERY_EXPECTS(!sets.empty() && left >= 1);
    for (int round = 0; round < kMaxRounds; ++round) {
        for (PositionSet& set : sets) set &= live;
        sort_by(sets, spare, [](const PositionSet& set) { return set.size(); });
        if (sets.front().empty()) return false;
        PositionSet covered;
        int disjoint = 0;
        for (const PositionSet& set : sets) {
            if (!(set & covered).empty()) continue;
            covered |= set;
            ++disjoint;
        }
        if (disjoint > left) return false;
        if (disjoint < left || covered == live) break;
        live = covered;
    }
    sort_by(sets, spare, [](const PositionSet& set) { return kMaxPositions - 1 - set.first(); });
    return true;
}

}  // namespace rookery::positions
