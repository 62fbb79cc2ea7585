#include "enumerate/positions/position_search.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "enumerate/binomial.hpp"

namespace rookery::positions {
namespace {

constexpr int kMaxRounds = 8;  // of cut_down(): two are nearly always enough
constexpr std::size_t kKeptSets = 128;

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

// The clique's limits hold for the grid with all its sets. After the first clues, the unhit sets are cut down to the
// positions below, and then far more of them are disjoint than the clique has left. So this quickly builds a new
// clique: smallest sets first, taking each that intersects none taken so far. (GridChecker's description does not have
// this. With the same count at the nodes below, NarrowList::disjoint(), it leaves about an eighth of the nodes on a
// random grid.)
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

bool RemainingClues::place(const PositionSet& placed, int left, int below) {
    ROOKERY_EXPECTS(left >= 0);
    int lowest = 0;                         // the highest of the open sets' lowest positions
    PositionSet common = all_below(below);  // positions in all open sets
    bool open = false;
    const auto take = [&](const PositionSet& set) {
        lowest = std::max(lowest, set.first());
        common &= set;
        open = true;
    };
    for (const PositionSet& set : found_) {
        if ((set & placed).empty()) take(set);
    }
    if (!open) {
        ++counters_.checks;
        SolveLimits limits;
        limits.stop = stop_;
        const OtherSolution other = plan_.grid.other(plan_.given | plan_.cells_of(placed), limits);
        if (!other.complete) return end_with(EnumerationEnd::stopped);
        if (!other.found) return report(placed, left, below);
        PositionSet set;
        for (int position = 0; position < plan_.positions; ++position) {
            if (other.differing.contains(plan_.cell_at[static_cast<std::size_t>(position)])) set.add(position);
        }
        if (set.empty()) return true;  // only cells that cannot be clues differ: no clue helps
        keep(set);
        take(set);
    }
    if (left == 0) return true;
    return place_one(placed, left, next_range(plan_, left, below, lowest), left == 1 ? common : all_below(below));
}

bool RemainingClues::place_one(const PositionSet& placed, int left, const Range& range, const PositionSet& wanted) {
    for (int position = range.from; position < range.to; ++position) {
        if (!wanted.contains(position)) continue;
        const int depth = plan_.clues - left + 1;
        if (thinning_ != nullptr && !thinning_->keeps(depth)) continue;
        ++counters_.nodes;
        if (thinning_ != nullptr) thinning_->add_nodes(depth, 1);
        PositionSet with = placed;
        with.add(position);
        if (!place(with, left - 1, position)) return false;
    }
    return true;
}

// `placed` has one solution.
bool RemainingClues::report(const PositionSet& placed, int left, int below) {
    if (left == 0) return report_one(placed);
    if (plan_.minimal || left > below) return true;
    if (visitor_.counts_only()) return report_many(binomial(below, left), left);
    for (int position = left - 1; position < below; ++position) {
        PositionSet with = placed;
        with.add(position);
        if (!report(with, left - 1, position)) return false;
    }
    return true;
}

bool RemainingClues::report_one(const PositionSet& placed) {
    if (stop_.stop_requested()) return end_with(EnumerationEnd::stopped);
    const CellSet clues = plan_.given | plan_.cells_of(placed);
    if (plan_.minimal && !plan_.grid.needs_each(clues)) return true;
    if (visitor_.counts_only()) return report_many(1, 0);
    return visitor_.puzzle(clues) || end_with(EnumerationEnd::enough);
}

bool RemainingClues::report_many(std::uint64_t puzzles, int left) {
    if (thinning_ != nullptr) {
        thinning_->add_puzzles(plan_.clues - left, puzzles);
        return true;
    }
    return visitor_.puzzles(puzzles) || end_with(EnumerationEnd::enough);
}

void RemainingClues::keep(const PositionSet& set) {
    if (found_.size() < kKeptSets) {
        found_.push_back(set);
    } else {
        found_[oldest_] = set;
        oldest_ = (oldest_ + 1) % kKeptSets;
    }
}

namespace {

constexpr std::uint64_t kPollNodes = 1 << 16;  // about a millisecond
// Disjoint sets are counted while at least this many clues are left (found by trial: 3 to 7 differ little).
constexpr int kLeastLeftToCount = 4;
// The cost of that count, in nodes; the number of listed sets that are filtered, or cut down, in the time of one node;
// and the cost of storing a set as bits, in nodes. These keep nodes proportional to time everywhere in the tree.
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
