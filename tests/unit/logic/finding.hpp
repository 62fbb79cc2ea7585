// Helpers that look for steps on a board.
#pragma once

#include <string>

#include "logic/logic.hpp"
#include "rate/se_scale.hpp"
#include "support/paths.hpp"

namespace rookery::finding {

// The first step of one technique, in words; "-" if there is none.
inline std::string first(const State& state, Technique technique) {
    Step step;
    if (!find_first_step(state, kSeScale, Detail::highlights, TechniqueSet{technique}, step)) return "-";
    return describe(step);
}

// Only its conclusion, found without highlights.
inline std::string conclusion(const State& state, Technique technique) {
    Step step;
    if (!find_first_step(state, kSeScale, Detail::conclusion, TechniqueSet{technique}, step)) return "-";
    return conclusion_of(step);
}

inline Step step(const State& state, Technique technique) {
    Step found;
    find_first_step(state, kSeScale, Detail::highlights, TechniqueSet{technique}, found);
    return found;
}

// The highlighted candidates of a step with one role: "r1c1=3 r1c1=7".
inline std::string marks(const Step& step, MarkRole role) {
    std::string text;
    for (const Mark& mark : step.marks) {
        if (mark.role != role) continue;
        if (!text.empty()) text += ' ';
        Step one;
        one.places = true;
        one.placement = mark.at;
        text += conclusion_of(one);
    }
    return text;
}

}  // namespace rookery::finding
