// How far is a puzzle from the request? 0: it fits; the unit is about a tenth of a rating. The searches anneal on this
// distance.
//
//   clues above or below the window      4 each
//   redundant clues                      4 each, if the puzzle must be minimal
//   ER, EP, ED outside their windows     1 for each tenth; if ED must be high: 6 for each easier step at the start
//   pearl, diamond                       the tenths that EP, ED are below ER; by the cells filled before the pearl
//   techniques that do not solve it      by the cells that stay empty
//   required techniques not used         4 each, and 1 for each tenth that the path stays below them
//   steps too many or too few            1 each
//   HoDoKu's score, level, techniques    as in hodoku_objective.hpp
//   T&E depth, braids, whips             as in trial_objective.hpp
//   a level that is not reached          by the tenths that ER is below it or by HoDoKu's levels, whichever is less
//
// Cheap checks come first, and the evaluation ends when the puzzle is known to be too far. Ratings of a path only rise,
// so a search drops most puzzles after a few steps. Techniques above a window's upper end are never tried: a puzzle
// that the others cannot solve is above it.
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
    // `puzzle` has one solution. If the distance is above `most`, the result may be any number above `most`. If
    // stopped, the result is meaningless.
    int distance(const Grid9& puzzle, int most, Budget& budget) const;
    // For a puzzle at distance 0: fills in the requested ratings, on whole scales. False if it does not fit after all,
    // or if stopped.
    bool confirm(GeneratedPuzzle& found, Budget& budget) const;
    std::uint64_t tries() const { return tries_; }  // puzzles evaluated so far
    // The highest ER of a puzzle whose whole path was walked, below the requested window; 0: there was none.
    int best_er() const { return best_er_; }

  private:
    struct Walk;
    struct PathDistance {
        int distance = 0;
        int er = 0;  // reached by the path; the puzzle's if the level depends on it
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
