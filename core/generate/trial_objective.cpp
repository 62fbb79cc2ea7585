#include "generate/trial_objective.hpp"

#include <algorithm>
#include <array>

namespace rookery {

namespace {

constexpr int kLengthWeight = 4;
constexpr int kDepthWeight = 12;
constexpr int kMaxRefuted = 200;  // hardly any puzzle has more

// The cost of a rating by scale; for braids and whips, per unit of length.
constexpr std::uint64_t kDepthCost = 60;
constexpr std::uint64_t kRefutedCost = 150;
constexpr std::uint64_t kDeepCost = 3'000;  // if T&E(1) does not solve it
constexpr std::array<std::uint64_t, kTrialScales> kCosts{0, 400, 600, 800, 2'000, 150'000, 25'000};

int outside(const TrialTarget::Range& range, int number) {
    return std::max({0, range.low - number, number - range.high});
}

// One puzzle and its distance so far.
class TrialDistance {
  public:
    TrialDistance(const Grid9& puzzle, const TrialTarget& target, TrialRater& rater, StopToken stop, Budget& budget)
        : puzzle_{puzzle}, target_{target}, rater_{rater}, stop_{stop}, budget_{budget} {}

    int measure(int most) {
        const int depth = rater_.rate(puzzle_, {TrialScale::te}, stop_).of(TrialScale::te).value_or(0);
        budget_.spend(depth < 2 ? kDepthCost : kDeepCost);
        const TrialTarget::Range depths = target_.depths();
        if (depth > depths.high) return depth_above(depth, depths.high, most);
        if (depth < depths.low) return depth_below(depth, depths.low);
        int distance = 0;
        for (int i = 1; i < kTrialScales && distance <= most; ++i) distance += of_length(static_cast<TrialScale>(i));
        return distance;
    }

  private:
    std::optional<int> length(TrialScale scale) {
        const std::optional<int> number = rater_.rate(puzzle_, {scale}, stop_).of(scale);
        const bool by_length = scale != TrialScale::bxb && scale != TrialScale::bxbb;
        budget_.spend(kCosts[static_cast<std::size_t>(scale)] *
                      static_cast<std::uint64_t>(by_length ? number.value_or(1) : 1));
        return number;
    }
    int of_length(TrialScale scale) {
        const auto& range = target_.of(scale);
        if (!range) return 0;
        const std::optional<int> number = length(scale);
        return number ? kLengthWeight * outside(*range, *number) : kDepthWeight;
    }
    int depth_above(int depth, int highest, int most) {
        if (depth > 1) return kDepthWeight * (depth - std::max(highest, 1)) + (highest < 1 ? kDepthWeight : 0);
        return most < kLengthWeight ? kLengthWeight : kLengthWeight * length(TrialScale::b).value_or(1);
    }
    int depth_below(int depth, int lowest) {
        if (lowest < 2 || depth > 1) return kDepthWeight * (lowest - depth);
        budget_.spend(kRefutedCost);
        return kDepthWeight * (lowest - 2) + rater_.refuted(puzzle_).value_or(kMaxRefuted);
    }

    const Grid9& puzzle_;
    const TrialTarget& target_;
    TrialRater& rater_;
    StopToken stop_;
    Budget& budget_;
};

}  // namespace

int trial_distance(const Grid9& puzzle, const TrialTarget& target, int most, TrialRater& rater, StopToken stop,
                   Budget& budget) {
    return TrialDistance(puzzle, target, rater, stop, budget).measure(most);
}

}  // namespace rookery
