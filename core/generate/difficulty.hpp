// How hard a puzzle should be, and which techniques it should need.
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

// The numbers from low to high, both included. By default any number.
struct Window {
    int low = 0;
    int high = 0;
    bool asked() const { return high != 0; }
    bool contains(int number) const { return !asked() || (low <= number && number <= high); }
};

// The ratings that can be requested, in tenths.
inline constexpr int kLowestRating = 10;
inline constexpr int kHighestRating = 120;
// "Puzzles like this one" have an ER at most this many tenths away.
inline constexpr int kLikeTenths = 2;

// The same for levels, HoDoKu's or Rookery's. By default any level.
template <class T>
struct LevelWindow {
    T low = T::easy;
    T high = T::extreme;
    bool asked() const { return low != T::easy || high != T::extreme; }
    bool contains(T level) const { return low <= level && level <= high; }
};

// The requested rating on HoDoKu's scale.
struct HodokuTarget {
    Window score;
    LevelWindow<HodokuLevel> level;
    TechniqueSet required;  // all of them are used on its path
    TechniqueSet avoided;   // none of them is
    bool asked() const { return score.asked() || level.asked() || !required.empty() || !avoided.empty(); }
    bool allows(const HodokuRating& rating) const;
};

// The requested T&E depth and lengths of braids and whips. A requested length must apply: B applies at depths 0 and 1,
// BxB at depth 2.
struct TrialTarget {
    struct Range {
        int low = 0;
        int high = 0;
        bool contains(int number) const { return low <= number && number <= high; }
    };
    std::array<std::optional<Range>, kTrialScales> ranges = {};

    const std::optional<Range>& of(TrialScale scale) const { return ranges[static_cast<int>(scale)]; }
    bool asked() const { return !scales().empty(); }
    TrialScales scales() const;  // the requested ones
    // The depths at which all of them apply; empty (low above high) if there are none.
    Range depths() const;
    bool allows(const TrialRatings& ratings) const;
};

struct Difficulty {
    // In tenths, on the scale of rate.hpp.
    Window er, ep, ed;
    bool pearl = false;                         // EP is as high as ER: the hardest step comes before the first digit
    bool diamond = false;                       // ED is as high as ER: the hardest step comes first
    TechniqueSet techniques = se_techniques();  // these alone must solve it; the rating still uses the whole scale
    TechniqueSet required;                      // all of them are used on the path by `techniques`
    Window steps;                               // the length of that path
    HodokuTarget hodoku;
    LevelWindow<Level> level;
    TrialTarget trial;

    // The requested ER, limited by the level.
    Window er_window() const {
        if (level.high == Level::extreme) return er;
        const int most = max_er(level.high);
        return er.asked() ? Window{er.low, std::min(er.high, most)} : Window{kLowestRating, most};
    }
    // The same for HoDoKu's level. (Its lower end does not follow from the level: a high ER can reach the level
    // instead.)
    HodokuLevel highest_hodoku_level() const { return std::min(hodoku.level.high, max_hodoku_level(level.high)); }
    // Whether the puzzle's rating on the whole scale matters.
    bool rates() const { return er.asked() || ep.asked() || ed.asked() || pearl || diamond || level.asked(); }
    // Whether HoDoKu's rating may matter.
    bool rates_by_hodoku() const { return hodoku.asked() || level.asked(); }
    // Whether ratings are as requested. If rates(), use the first; if rates_by_hodoku(), the second as well.
    bool allows(const SeRating& rating) const;
    bool allows(const SeRating& rating, const HodokuRating& by_hodoku) const;
    // Whether the steps before the first digit matter.
    bool hard_at_once() const { return ep.asked() || ed.asked() || pearl || diamond; }
    // Whether the path by `techniques` matters.
    bool restricts() const { return techniques != se_techniques() || !required.empty() || steps.asked(); }
};

}  // namespace rookery
