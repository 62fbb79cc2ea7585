#include "verbs/rated/trial_options.hpp"

#include "generate/contradictions.hpp"
#include "generate/generate_limits.hpp"

namespace rookery {

TrialOptions::TrialOptions(VerbOptions* of)
    : ranges_{RangeOption{of, "te", "T&E depth from A to B, 0 to 3", limits::kDepths},
              RangeOption{of, "b", "length of braids that solve it (depth 0 and 1)", limits::kLengths},
              RangeOption{of, "gb", "the same for g-braids", limits::kLengths},
              RangeOption{of, "w", "the same for whips", limits::kLengths},
              RangeOption{of, "gw", "the same for g-whips", limits::kLengths},
              RangeOption{of, "bxb", "length of braids inside T&E(1) (depth 2)", limits::kLengths},
              RangeOption{of, "bxbb", "the same inside T&E(2) (depth 3)", limits::kLengths}} {}

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
