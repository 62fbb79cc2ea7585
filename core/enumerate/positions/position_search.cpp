#include "enumerate/positions/position_search.hpp"

#include "enumerate/positions/cut_down.hpp"

namespace rookery::positions {
namespace {

constexpr std::uint64_t kPollNodes = 1 << 16;  // about a millisecond
// From this number of clues left, disjoint sets are counted (found by trial: 3 to 7 differ little).
constexpr int kLeastLeftToCount = 4;
// The cost of that in nodes; the number of sets of a list that are filtered, or cut down, in the time of a node; and
// the cost of storing a set as bits, in nodes. So nodes are proportional to time, anywhere in the tree.
constexpr std::uint64_t kCountNodes = 8;
constexpr std::size_t kSetsFilteredInNode = 10;
constexpr std::size_t kSetsCutInNode = 2;
constexpr std::size_t kNodesToTakeSet = 4;

void without_hit(const std::vector<PositionSet>& sets, int position, std::vector<PositionSet>& left) {
    left.clear();
    const PositionSet clue = PositionSet::single(position);
    for (const PositionSet& set : sets) {
        if ((set & clue).empty()) left.push_back(set);
    }
}

}  // namespace

EnumerationEnd Search::run(std::span<const std::uint8_t> first) {
    if (!plan_.possible) return EnumerationEnd::complete;
    placed_ = {};
    wide_[0] = plan_.sets;
    int below = plan_.positions;
    std::size_t level = 0;
    for (const std::uint8_t position : first) {
        without_hit(wide_[level], position, wide_[level + 1]);
        placed_.add(position);
        below = position;
        ++level;
    }
    if (place_wide(level, plan_.clues - static_cast<int>(level), below)) return EnumerationEnd::complete;
    return stopped_ ? EnumerationEnd::stopped : remaining_.end();
}

bool Search::place_wide(std::size_t level, int left, int below) {
    const std::vector<PositionSet>& sets = wide_[level];
    if (sets.empty()) return remaining_.place(placed_, left, below);
    if (left == 0) return true;
    if (sets.size() <= NarrowList::kMaxSets) return switch_to_bits(sets, left, below);
    const Range range = next_range(plan_, left, below, sets.front().first());
    const int depth = static_cast<int>(level) + 1;
    for (int position = range.from; position < range.to; ++position) {
        if (skips(depth)) continue;
        if (!count_nodes(depth, sets.size() / kSetsFilteredInNode)) return false;
        without_hit(sets, position, wide_[level + 1]);
        placed_.add(position);
        const bool go_on = place_wide(level + 1, left - 1, position);
        placed_.remove(position);
        if (!go_on) return false;
    }
    return true;
}

bool Search::switch_to_bits(const std::vector<PositionSet>& sets, int left, int below) {
    if (!count_nodes(plan_.clues - left, sets.size() / kSetsCutInNode)) return false;
    cut_ = sets;
    narrow_live_ = all_below(next_range(plan_, left, below, 0).to);
    if (!cut_down(cut_, left, narrow_live_, spare_)) return true;
    if (!count_nodes(plan_.clues - left, cut_.size() * kNodesToTakeSet)) return false;
    const HitMask hit = narrow_.take(cut_);
    return left == 1 ? place_last(hit, hit, 0, below) : place_narrow(hit, 0, left, below);
}

// `first_open` is the first unhit set; left >= 2.
bool Search::place_narrow(const HitMask& hit, int first_open, int left, int below) {
    const Range range = next_range(plan_, left, below, narrow_.lowest(first_open));
    if (range.from >= range.to) return true;
    PositionSet live = narrow_live_;
    const int depth = plan_.clues - left;
    if (left >= kLeastLeftToCount) {
        if (!count_nodes(depth, kCountNodes)) return false;
        PositionSet covered;
        const int disjoint = narrow_.disjoint(hit, live & all_below(range.to), left, covered);
        if (disjoint > left) return true;
        if (disjoint == left) live = covered;  // each of them has a clue, and there are no others
    }
    if (!count_nodes(depth, static_cast<std::uint64_t>(range.to - range.from))) return false;
    for (int position = range.from; position < range.to; ++position) {
        if (!live.contains(position)) continue;
        const HitMask& more = narrow_.hits(position);
        const int open = NarrowList::first_open(hit, more, first_open);
        if (open >= 0 && narrow_.lowest(open) >= position) continue;  // out of reach of later clues
        if (skips(depth + 1)) continue;
        placed_.add(position);
        const bool go_on = open < 0    ? remaining_.place(placed_, left - 1, position)
                           : left == 2 ? place_last(hit, more, open, position)
                                       : place_narrow(hit | more, open, left - 1, position);
        placed_.remove(position);
        if (!go_on) return false;
    }
    return true;
}

// The last clue hits all sets that neither mask hits, or there is no puzzle.
bool Search::place_last(const HitMask& hit, const HitMask& more, int first_open, int below) {
    PositionSet positions = narrow_.hitting_all(hit, more, first_open, all_below(next_range(plan_, 1, below, 0).to));
    while (!positions.empty()) {
        const int position = positions.first();
        positions.remove(position);
        if (skips(plan_.clues)) continue;
        PositionSet placed = placed_;
        placed.add(position);
        if (!remaining_.place(placed, 0, position)) return false;
    }
    return true;
}

bool Search::count_nodes(int depth, std::uint64_t nodes) {
    counters_.nodes += nodes;
    if (thinning_ != nullptr) thinning_->add_nodes(depth, nodes);
    if (counters_.nodes - polled_ >= kPollNodes) {
        polled_ = counters_.nodes;
        if (stop_.stop_requested()) stopped_ = true;
    }
    return !stopped_;
}

}  // namespace rookery::positions
