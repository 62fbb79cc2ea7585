// What the WNEF says of puzzles of one list: whether it tells levels apart where all have as many clues, and what it
// goes with.
//
// The levels of level_test.hpp differ in their number of clues, and so in what the WNEF counts. Here a puzzle's level
// is what its rating says, and levels are compared among puzzles of as many clues.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rate/control_lists.hpp"
#include "rate/ease.hpp"
#include "rate/level_test.hpp"

namespace rookery {

struct GradedPuzzle {
    int clues = 0;
    int er = 0;  // tenths
    Ease ease;
    int hodoku = 0;  // HoDoKu's score; only correlations ask for it
};

// The level whose puzzles have such ratings (control_lists.hpp); nothing between hard and evil, and above.
std::optional<std::size_t> level_of_rating(int er);

struct LevelOfClues {
    int clues = 0;
    std::size_t level = 0;
    LevelSample wnef;
    std::optional<MeanComparison> next;  // with the next level of as many clues; nothing of the last
};
// Levels of two puzzles and more, by clues and level; numbers of clues with two such levels.
std::vector<LevelOfClues> levels_by_clues(std::span<const GradedPuzzle> puzzles, EaseWeight weight);

struct EaseCorrelation {
    std::string_view measure;  // "empty cells", "choices", "ER", "HoDoKu"
    int puzzles = 0;
    std::optional<double> all;          // Pearson's coefficient of the WNEF and the measure; nothing if one is constant
    std::optional<double> equal_clues;  // the same of what each differs from the mean of puzzles of as many clues
};
std::vector<EaseCorrelation> ease_correlations(std::span<const GradedPuzzle> puzzles, EaseWeight weight);

}  // namespace rookery
