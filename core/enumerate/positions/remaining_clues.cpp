#include "enumerate/positions/remaining_clues.hpp"

#include <algorithm>
#include <cstddef>

#include "enumerate/binomial.hpp"

namespace rookery::positions {
namespace {

constexpr std::size_t kKeptSets = 128;

}  // namespace

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

}  // namespace rookery::positions
