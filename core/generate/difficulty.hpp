// How hard a puzzle is to be, and by which techniques.
#pragma once

#include "logic/technique.hpp"
#include "rate/se_scale.hpp"

namespace rookery {

// The numbers from low to high, both included; as it is made, any number.
struct Window {
    int low = 0;
    int high = 0;
    bool asked() const { return high != 0; }
    bool contains(int number) const { return !asked() || (low <= number && number <= high); }
};

// What a rating may be asked to be, in tenths.
inline constexpr int kLowestRating = 10;
inline constexpr int kHighestRating = 120;
// "Puzzles like this one" are those whose ER is at most so many tenths away.
inline constexpr int kLikeTenths = 2;

struct Difficulty {
    // In tenths, on the scale of rate.hpp.
    Window er, ep, ed;
    bool pearl = false;    // EP is as high as ER: the hardest step comes before the first digit
    bool diamond = false;  // ED is as high as ER: the hardest step comes first
    TechniqueSet techniques =
        se_techniques();    // these alone must solve it; its rating is still that of the whole scale
    TechniqueSet required;  // each of them is used on the path by `techniques`
    Window steps;           // the length of that path

    // Whether the puzzle's rating on the whole scale matters.
    bool rates() const { return er.asked() || ep.asked() || ed.asked() || pearl || diamond; }
    // Whether it matters what comes before the first digit.
    bool hard_at_once() const { return ep.asked() || ed.asked() || pearl || diamond; }
    // Whether the path by `techniques` matters.
    bool restricts() const { return techniques != se_techniques() || !required.empty() || steps.asked(); }
};

}  // namespace rookery
