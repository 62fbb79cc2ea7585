// core/generate: making puzzles. Read this first.
//
//   full_board.hpp        random full boards
//   masking.hpp           clues taken away until none can go: plain or symmetric
//   on_pattern.hpp        puzzles whose clues are exactly the given cells
//   objective.hpp         how far a puzzle is from what is asked; of HoDoKu's scale: hodoku_objective.hpp; of T&E
//                         depth, braids and whips: trial_objective.hpp
//   vicinity.hpp          from a puzzle to a neighbour of it
//   puzzle_annealing.hpp  annealing from neighbour to neighbour; initial_states.hpp: where it begins
//   dense.hpp             minimal puzzles with many clues
//   ease/                 puzzles of a wanted WNEF: the generator of "Ease and Toil"; ease_request.hpp
//   singles_puzzle.hpp    puzzles of 4, 9 or 16 rows that singles solve
//   unbiased/             minimal puzzles drawn without bias: unbiased.hpp; what they say of all: sample_statistics.hpp
//   geometry/             patterns that have no puzzle, and why (reasons.hpp)
//   difficulty.hpp        how hard a puzzle is to be, and by what; contradictions.hpp: what cannot go together
//   budget.hpp            what a search may spend
//   generate.hpp          the request that the page and the command line make, and one attempt at it
//
// Everything is driven by a Random that the caller makes from a seed: the same seed gives the same puzzles everywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "board/board.hpp"
#include "board/random.hpp"
#include "board/symmetry.hpp"
#include "generate/budget.hpp"
#include "generate/difficulty.hpp"
#include "generate/ease/ease_request.hpp"
#include "job/stop_token.hpp"
#include "rate/hodoku_rating.hpp"
#include "rate/rate.hpp"

namespace rookery {

struct GenerateRequest {
    // Where the clues are.
    std::optional<CellSet> pattern;  // exactly these clue cells; excludes symmetry
    PatternSymmetry symmetry = PatternSymmetry::none;
    int min_clues = 17;
    int max_clues = 81;
    bool minimal = false;  // no redundant clue
    Difficulty difficulty;
    std::optional<Grid9> near;        // a valid puzzle: results are found around it by moves {-n+n} of clues
    std::optional<Grid9> within;      // a valid puzzle: results have only clues of it
    std::optional<EaseRequest> ease;  // a wanted WNEF, and the way to it; excludes pattern, symmetry, near and within
};

// Why a request can never be met, in a sentence ("rows 1 and 2 have no clue, so they can be swapped: ..."), or empty.
std::string impossible_because(const GenerateRequest& request);

struct GeneratedPuzzle {
    Grid9 puzzle{};
    Grid9 solution{};
    SeRating rating;                     // filled if the difficulty rates
    std::optional<HodokuRating> hodoku;  // the same if it rates by HoDoKu
};

// Searches within a budget (attempt_budget(), at most about a second). Returns false if nothing came of it or the
// stop flag struck.
bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, StopToken stop = {});
// What an attempt may spend (budget.hpp).
inline constexpr std::uint64_t kAttemptBudget = 1'000'000;
// More of it where puzzles that fit are searched for: a search that is cut off has been in vain.
std::uint64_t attempt_budget(const GenerateRequest& request);
// The same for many attempts in turn, whose ratings share their memory, spending from `budget`: so callers can go on
// until it is used up, and many puzzles come of it where they come fast. A hard puzzle may take its rating a minute, of
// which the callback is told.
bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const ProgressCallback& progress,
              Workspace& workspace, TrialRater& trial_rater, Budget& budget);

}  // namespace rookery
