// How far is a puzzle from what is asked of it? 0: it fits; the unit is about a tenth of a rating. This is what the
// searches anneal on.
//
//   clues above or below the window      4 each
//   redundant clues                      4 each, if the puzzle is to be minimal
//   ER, EP, ED outside their windows     by as many tenths; where ED is to be high: 6 for each easier step at the start
//   pearl, diamond                       by as many tenths as EP, ED are below ER; by the cells filled before the pearl
//   techniques that do not solve it      by the cells that stay empty
//   techniques that are not used         by as many tenths as the path stays below them
//   steps too many or too few            one each
//   HoDoKu's score, level, techniques    as in hodoku_objective.hpp
//   T&E depth, braids, whips             as in trial_objective.hpp
//   a level that is not reached          by as many tenths as ER is below it, or by HoDoKu's levels, whichever is less
//
// What is cheap comes first, and nothing is found out beyond "too far": ratings of a path only rise, so most of the
// puzzles that a search drops are dropped after a few steps. Techniques above a window's upper end are never tried:
// what the others cannot solve is above it.
#pragma once

#include <cstdint>

#include "board/grid.hpp"
#include "generate/budget.hpp"
#include "generate/generate.hpp"

namespace rookery {

class Objective {
  public:
    Objective(const GenerateRequest& request, const ProgressCallback& progress, Workspace& workspace,
              TrialRater& trial_rater);

    const ProgressCallback& callback() const { return progress_; }
    // `puzzle` has one solution. If the distance is above `most`, any number above `most` may come instead. When the
    // stop flag strikes the number means nothing.
    int distance(const Grid9& puzzle, int most, Budget& budget) const;
    // For a puzzle at distance 0: fills in the ratings that the request asks for, on whole scales. False if it turns
    // out not to fit, or the stop flag struck.
    bool confirm(GeneratedPuzzle& found, Budget& budget) const;
    std::uint64_t tries() const { return tries_; }  // puzzles evaluated so far
    // The highest ER of a puzzle whose whole path was walked, below the window that is asked for; 0: there was none.
    int best_er() const { return best_er_; }

  private:
    struct Walk;
    struct PathDistance {
        int distance = 0;
        int er = 0;  // that the path reached; the puzzle's where it matters for the level
    };
    int difficulty_distance(const Grid9& puzzle, int most, Budget& budget) const;
    int rating_distance(const Grid9& puzzle, int most, Budget& budget) const;
    int hodoku_and_level_distance(const Grid9& puzzle, int er, int most, Budget& budget) const;
    PathDistance se_distance(const Grid9& puzzle, int most, Budget& budget) const;
    PathDistance path_distance(const Grid9& puzzle, TechniqueSet techniques, bool restricts, bool rates, int most,
                               Budget& budget) const;

    const GenerateRequest& request_;
    ProgressCallback progress_;
    Workspace& workspace_;
    TrialRater& trial_rater_;
    mutable std::uint64_t tries_ = 0;
    mutable int best_er_ = 0;
};

}  // namespace rookery
