#include "generate/hodoku_objective.hpp"

#include <algorithm>
#include <array>

#include "logic/path.hpp"
#include "rate/hodoku_rating.hpp"

namespace rookery {

namespace {

constexpr int kScoreUnit = 20;
constexpr int kTechniqueWeight = 8;
constexpr int kMissingLevelWeight = 4;

// The cost of a path, by the highest level of the techniques that were looked for.
std::uint64_t hodoku_walk_cost(HodokuLevel level) {
    constexpr std::array<std::uint64_t, kAllHodokuLevels.size()> kCosts{100, 300, 1'500, 12'000, 60'000};
    return kCosts[static_cast<std::size_t>(level)];
}

int units_of(int points) {
    return (std::max(0, points) + kScoreUnit - 1) / kScoreUnit;
}

int levels_above(HodokuLevel level, HodokuLevel highest) {
    return std::max(0, static_cast<int>(level) - static_cast<int>(highest));
}

// A path in progress, and its distance so far.
class HodokuWalk {
  public:
    HodokuWalk(const Difficulty& constraints, int most)
        : target_{constraints.hodoku}, highest_{constraints.highest_hodoku_level()}, most_{most} {}

    HodokuLevel highest() const { return highest_; }
    HodokuLevel hardest_tried(bool solved) const { return solved ? rating_.level : std::max(rating_.level, highest_); }

    bool take(const Step& step) {
        used_.insert(step.technique);
        add_step(rating_, step);
        return cost_so_far() <= most_;
    }
    // Later steps never reduce it.
    int cost_so_far() const {
        int cost = kTechniqueWeight * (used_ & target_.avoided).size();
        if (target_.score.asked()) cost += units_of(rating_.score - target_.score.high);
        return cost + kHodokuLevelWeight * levels_above(reached(), highest_);
    }
    int cost_at_end(bool solved, int empty_cells) const {
        int cost = cost_so_far() + (solved ? 0 : 6 + empty_cells / 3);
        if (target_.score.asked()) cost += units_of(target_.score.low - rating_.score);
        cost += kHodokuLevelWeight * levels_above(target_.level.low, reached());
        return cost + cost_of_missing();
    }
    // The level of the steps so far and of their score.
    HodokuLevel reached() const {
        HodokuRating raised = rating_;
        raise_level(raised);
        return raised.level;
    }

  private:
    int cost_of_missing() const {
        const TechniqueSet missing = target_.required & ~used_;
        int cost = 0;
        for (int t = 0; t < kTechniqueCount && !missing.empty(); ++t) {
            const auto technique = static_cast<Technique>(t);
            if (!missing.contains(technique)) continue;
            const HodokuLine* line = hodoku_line_of(technique);
            cost += kTechniqueWeight;
            if (line != nullptr) cost += kMissingLevelWeight * levels_above(line->level, rating_.level);
        }
        return cost;
    }

    const HodokuTarget& target_;
    HodokuLevel highest_;
    int most_;
    HodokuRating rating_;
    TechniqueSet used_;
};

}  // namespace

HodokuDistance hodoku_distance(const Grid9& puzzle, const Difficulty& constraints, int most,
                               const ProgressCallback& progress, Workspace& workspace, Budget& budget) {
    HodokuWalk walk(constraints, most);
    State state(puzzle);
    PathOptions options{kHodokuScale};
    options.techniques = hodoku_techniques_up_to(walk.highest());
    options.progress = progress;
    const auto take_step = [&walk](const Step& step, const State&) { return walk.take(step); };
    const PathEnd end = walk_path(state, options, take_step, workspace);
    budget.spend(hodoku_walk_cost(walk.hardest_tried(end == PathEnd::solved)));
    if (end == PathEnd::stopped) return {std::max(walk.cost_so_far(), most + 1), walk.reached()};
    return {walk.cost_at_end(end == PathEnd::solved, state.empty_cells()), walk.reached()};
}

}  // namespace rookery
