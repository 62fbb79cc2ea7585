// Options for T&E depth and for the length of braids and whips: the same in every verb that has them. Each has the name
// of its scale.
#pragma once

#include "generate/difficulty.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"

namespace rookery {

class TrialOptions final {
  public:
    explicit TrialOptions(VerbOptions* of);
    // Refuses ranges that no depth satisfies together.
    TrialTarget target(VerbOptions& options) const;

  private:
    // In the order of TrialScale.
    std::array<RangeOption, kTrialScales> ranges_;
};

}  // namespace rookery
