#include "verbs/rated/trial_options.hpp"

#include "generate/contradictions.hpp"

namespace rookery {

namespace {

constexpr IntRange kDepths{0, kMaxTrialDepth};
constexpr IntRange kLengths{0, 39};  // longer ones are not searched for

}  // namespace

TrialOptions::TrialOptions(VerbOptions* of)
    : ranges_{RangeOption{of, "te", "T&E depth from A to B, 0 to 3", kDepths},
              RangeOption{of, "b", "length of braids that solve it (depth 0 and 1)", kLengths},
              RangeOption{of, "gb", "the same for g-braids", kLengths},
              RangeOption{of, "w", "the same for whips", kLengths},
              RangeOption{of, "gw", "the same for g-whips", kLengths},
              RangeOption{of, "bxb", "length of braids inside T&E(1) (depth 2)", kLengths},
              RangeOption{of, "bxbb", "the same inside T&E(2) (depth 3)", kLengths}} {}

TrialTarget TrialOptions::target(VerbOptions& options) const {
    TrialTarget target;
    for (int i = 0; i < kTrialScales; ++i) {
        const IntRange range = ranges_[i].value_or({});
        if (ranges_[i].given()) target.ranges[i] = {range.low, range.high};
    }
    if (std::string reason = trial_contradiction_in(target); !reason.empty()) options.refuse(std::move(reason));
    return target;
}

}  // namespace rookery
