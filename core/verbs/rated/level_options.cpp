#include "verbs/rated/level_options.hpp"

#include "generate/generate_limits.hpp"

namespace rookery {

HodokuOptions::HodokuOptions(VerbOptions* of)
    : score_{of, "hodoku-score", "HoDoKu score from A to B, such as 500..900", limits::kScores},
      level_{of, "hodoku-level", "HoDoKu level, or levels from A to B", kAllHodokuLevels},
      with_{of, "hodoku-with", "HoDoKu's path uses each of these techniques", TechniquesOption::Names::hodoku_alone},
      without_{of, "hodoku-without", "HoDoKu's path uses none of these techniques",
               TechniquesOption::Names::hodoku_alone} {}

bool HodokuOptions::given() const {
    return score_.given() || level_.given() || with_.given() || without_.given();
}

HodokuTarget HodokuOptions::target() const {
    return {.score = window_of(score_),
            .level = {level_.low(), level_.high()},
            .required = with_.hodoku_or({}),
            .avoided = without_.hodoku_or({})};
}

}  // namespace rookery
