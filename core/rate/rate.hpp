// core/rate: how hard is a puzzle? Read this first.
//
//   rate.hpp           the rating that the forums quote
//   se_scale.hpp       its scale: its order, its numbers, its choice among steps
//   hodoku_scale.hpp   HoDoKu's; hodoku_rating.hpp: score and level on it
//   level.hpp          easy, medium, hard, expert or extreme: one word for both ratings
//   trial/trial.hpp    T&E depth, braids and whips, BxB and BxBB: Berthier's scale
//   guide_example.hpp  the guide's examples, each on the scale that has its technique
//   ease.hpp           the freedom of the empty cells: the metrics of "Ease and Toil"
//   level_test.hpp     whether these separate levels; control_lists.hpp: the puzzles of the levels; student_t.hpp
//
// The scale that the forums quote is Sudoku Explainer 1.2.1's ER/EP/ED.
//   ER  highest rating over all steps
//   EP  ("pearl") highest rating up to and including the first step that places a digit
//   ED  ("diamond") rating of the first step
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "board/grid.hpp"
#include "logic/step.hpp"
#include "logic/workspace.hpp"
#include "rate/se_scale.hpp"

namespace rookery {

enum class RatingStatus : std::uint8_t {
    rated,
    beyond,  // no technique finds a step: the scale would say 20.0, Rookery gives no number
    no_solution,
    several_solutions,
    already_solved,
    stopped,
};

struct SeRating {
    RatingStatus status = RatingStatus::beyond;
    int er = 0;  // tenths: 72 is 7.2. When `beyond`: the highest rating reached so far, not the puzzle's.
    int ep = 0;  // 0 when no digit was placed before the path ended
    int ed = 0;  // 0 when there was no step
    Technique hardest = Technique::last_cell;  // of the first step that reached `er`
    int steps = 0;
};

// Counts the next step of a path, for callers that walk it themselves. Leaves `status` as it is.
void add_step(SeRating& rating, const Step& step);

SeRating rate_se(const Grid9& puzzle, const ProgressCallback& progress = {});
// The same for many puzzles in turn, whose searches share their memory; also for a sukaku (given by candidates).
SeRating rate_se(const Grid9& puzzle, const ProgressCallback& progress, Workspace& workspace);
SeRating rate_se(const Candidates9& candidates, const ProgressCallback& progress, Workspace& workspace);

std::string format_rating(int tenths);            // 72 -> "7.2", 0 -> "0.0"
std::string format_step_rating(int tenths);       // of a step or a technique: "-" for 0, which is not on the scale
std::string_view phrase_of(RatingStatus status);  // "beyond all techniques", "no solution", ...

}  // namespace rookery
