#include "verbs/rated/scale_option.hpp"

#include <algorithm>
#include <array>

namespace rookery {
namespace {

constexpr std::string_view kScaleNames = "se, hodoku, te, b, gb, w, gw, bxb, bxbb, wnef, level";

}  // namespace

ScaleOption::ScaleOption(OptionPlace place)
    : Option(place, "scale", "LIST", "one or several of " + std::string(kScaleNames)) {
    describe_default("se");
}

std::string ScaleOption::read(std::string_view text) {
    se_ = false;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        if (!choose(text.substr(at, end - at))) {
            return refusal("a comma-separated list of " + std::string(kScaleNames), text);
        }
        at = end + 1;
    }
    return {};
}

// Returns whether there is a scale of that name.
bool ScaleOption::choose(std::string_view name) {
    for (int i = 0; i < kTrialScales; ++i) {
        if (name != kTrialScaleNames[i]) continue;
        trial_.add(static_cast<TrialScale>(i));
        return true;
    }
    se_ |= name == "se";
    hodoku_ |= name == "hodoku";
    wnef_ |= name == "wnef";
    level_ |= name == "level";
    return name == "se" || name == "hodoku" || name == "wnef" || name == "level";
}

}  // namespace rookery
