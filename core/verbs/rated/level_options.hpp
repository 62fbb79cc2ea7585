// Options for a level, or for HoDoKu's scale: the same in every verb that has them.
#pragma once

#include "generate/difficulty.hpp"
#include "verbs/declare/choice_option.hpp"
#include "verbs/declare/number_option.hpp"
#include "verbs/declare/option.hpp"
#include "verbs/steps/technique_option.hpp"

namespace rookery {

// Any number if the option is not given.
inline Window window_of(const RangeOption& option) {
    const IntRange range = option.value_or({0, 0});
    return {range.low, range.high};
}

class LevelOption final {
  public:
    explicit LevelOption(VerbOptions* of)
        : option_{of, "level", "Rookery's level, such as hard, or levels from A to B", kAllLevels} {}
    bool given() const { return option_.given(); }
    LevelWindow<Level> window() const { return {option_.low(), option_.high()}; }

  private:
    WordRangeOption<Level> option_;
};

class HodokuOptions final {
  public:
    explicit HodokuOptions(VerbOptions* of);
    bool given() const;
    HodokuTarget target() const;

  private:
    RangeOption score_;
    WordRangeOption<HodokuLevel> level_;
    TechniquesOption with_;
    TechniquesOption without_;
};

}  // namespace rookery
