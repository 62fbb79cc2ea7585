// The option of the verb rate: which scales, one or several.
#pragma once

#include <string>
#include <string_view>

#include "rate/trial/trial.hpp"
#include "verbs/declare/verb_options.hpp"

namespace rookery {

class ScaleOption final : public Option {
  public:
    explicit ScaleOption(OptionPlace place);
    bool se() const { return se_; }
    bool hodoku() const { return hodoku_; }
    TrialScales trial() const { return trial_; }
    bool wnef() const { return wnef_; }
    bool level() const { return level_; }

  private:
    std::string read(std::string_view text) override;
    bool choose(std::string_view name);

    bool se_ = true;
    bool hodoku_ = false;
    TrialScales trial_;
    bool wnef_ = false;
    bool level_ = false;
};

}  // namespace rookery
