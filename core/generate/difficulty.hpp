// How hard a puzzle is to be, and by which techniques.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "logic/technique.hpp"
#include "rate/hodoku_scale.hpp"
#include "rate/level.hpp"
#include "rate/se_scale.hpp"
#include "rate/trial/trial.hpp"

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

// The same of levels, HoDoKu's or Rookery's; as it is made, any level.
template <class T>
struct LevelWindow {
    T low = T::easy;
    T high = T::extreme;
    bool asked() const { return low != T::easy || high != T::extreme; }
    bool contains(T level) const { return low <= level && level <= high; }
};

// What HoDoKu's scale is to say of a puzzle.
struct HodokuTarget {
    Window score;
    LevelWindow<HodokuLevel> level;
    TechniqueSet required;  // each of them is used on its path
    TechniqueSet avoided;   // none of them is
    bool asked() const { return score.asked() || level.asked() || !required.empty() || !avoided.empty(); }
    bool allows(const HodokuRating& rating) const;
};

// What T&E depth, braids and whips are to be. A length that is asked for must apply: B is of depth 0 and 1, BxB of
// depth 2.
struct TrialTarget {
    struct Range {
        int low = 0;
        int high = 0;
        bool contains(int number) const { return low <= number && number <= high; }
    };
    std::array<std::optional<Range>, kTrialScales> ranges = {};

    const std::optional<Range>& of(TrialScale scale) const { return ranges[static_cast<int>(scale)]; }
    bool asked() const { return !scales().empty(); }
    TrialScales scales() const;  // that are asked for
    // The depths at which all of them apply; empty (low above high) if there are none.
    Range depths() const;
    bool allows(const TrialRatings& ratings) const;
};

struct Difficulty {
    // In tenths, on the scale of rate.hpp.
    Window er, ep, ed;
    bool pearl = false;    // EP is as high as ER: the hardest step comes before the first digit
    bool diamond = false;  // ED is as high as ER: the hardest step comes first
    TechniqueSet techniques =
        se_techniques();    // these alone must solve it; its rating is still that of the whole scale
    TechniqueSet required;  // each of them is used on the path by `techniques`
    Window steps;           // the length of that path
    HodokuTarget hodoku;
    LevelWindow<Level> level;
    TrialTarget trial;

    // The ER that is asked for, as far as the level allows it.
    Window er_window() const {
        if (level.high == Level::extreme) return er;
        const int most = max_er(level.high);
        return er.asked() ? Window{er.low, std::min(er.high, most)} : Window{kLowestRating, most};
    }
    // The same of HoDoKu's level. (Its lower end is not the level's: a high ER makes up for that.)
    HodokuLevel highest_hodoku_level() const { return std::min(hodoku.level.high, max_hodoku_level(level.high)); }
    // Whether the puzzle's rating on the whole scale matters.
    bool rates() const { return er.asked() || ep.asked() || ed.asked() || pearl || diamond || level.asked(); }
    // Whether HoDoKu's may matter.
    bool rates_by_hodoku() const { return hodoku.asked() || level.asked(); }
    // Whether ratings are as they are asked for; the second if it rates_by_hodoku(), besides the first if it rates().
    bool allows(const SeRating& rating) const;
    bool allows(const SeRating& rating, const HodokuRating& by_hodoku) const;
    // Whether it matters what comes before the first digit.
    bool hard_at_once() const { return ep.asked() || ed.asked() || pearl || diamond; }
    // Whether the path by `techniques` matters.
    bool restricts() const { return techniques != se_techniques() || !required.empty() || steps.asked(); }
};

}  // namespace rookery
