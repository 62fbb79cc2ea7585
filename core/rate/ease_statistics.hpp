// What the WNEF says about the puzzles of one list: whether it separates levels with the same number of clues, and what
// it correlates with.
//
// The levels of level_test.hpp differ in their number of clues, and so in what the WNEF counts. Here the rating
// determines a puzzle's level, and levels are compared among puzzles with the same number of clues.
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
    int hodoku = 0;  // HoDoKu's score; only correlations use it
};

// The level whose puzzles have such ratings (control_lists.hpp); empty between hard and evil, and above evil.
std::optional<std::size_t> level_of_rating(int er);

struct LevelOfClues {
    int clues = 0;
    std::size_t level = 0;
    LevelSample wnef;
    std::optional<MeanComparison> next;  // with the next level at this number of clues; empty for the last
};
// Levels of at least two puzzles, by clues and level, for the numbers of clues that have at least two such levels.
std::vector<LevelOfClues> levels_by_clues(std::span<const GradedPuzzle> puzzles, EaseWeight weight);

struct EaseCorrelation {
    std::string_view measure;  // "empty cells", "choices", "ER", "HoDoKu"
    int puzzles = 0;
    std::optional<double> all;          // Pearson's coefficient of the WNEF and the measure; empty if one is constant
    std::optional<double> equal_clues;  // the same for differences from the mean of puzzles with equal clues
};
std::vector<EaseCorrelation> ease_correlations(std::span<const GradedPuzzle> puzzles, EaseWeight weight);

}  // namespace rookery
