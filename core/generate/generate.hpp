// core/generate: making puzzles. Read this first.
//
//   full_board.hpp        random full boards
//   masking.hpp           removing clues until none can be removed, with or without symmetry
//   on_pattern.hpp        puzzles whose clues are exactly the given cells
//   objective.hpp         how far a puzzle is from the request; on HoDoKu's scale: hodoku_objective.hpp; in T&E depth,
//                         braids and whips: trial_objective.hpp
//   vicinity.hpp          from a puzzle to one of its neighbours
//   puzzle_annealing.hpp  annealing from neighbour to neighbour; where it starts: initial_states.hpp
//   dense.hpp             minimal puzzles with many clues
//   ease/                 puzzles of a requested WNEF: the generator of "Ease and Toil"; ease_request.hpp
//   sizes/                puzzles of 4 to 25 rows, and the steps that solve them by hand
//   unbiased/             minimal puzzles drawn without bias: unbiased.hpp; their statistics: sample_statistics.hpp
//   geometry/             patterns that have no puzzle, and why (reasons.hpp)
//   difficulty.hpp        the requested difficulty and techniques; conflicting constraints: contradictions.hpp
//   budget.hpp            what a search may spend
//   generate.hpp          the request that the page and the command line make, and one attempt at it
//
// Everything uses a Random that the caller makes from a seed: the same seed gives the same puzzles everywhere.
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
    std::optional<Grid9> near;        // a valid puzzle: results are near it, by moves {-n+n} of clues
    std::optional<Grid9> within;      // a valid puzzle: results have only its clues
    std::optional<EaseRequest> ease;  // a target WNEF and how to reach it; excludes pattern, symmetry, near and within
};

// Why a request can never be met, in a sentence ("rows 1 and 2 have no clue, so they can be swapped: ..."), or empty.
std::string impossible_because(const GenerateRequest& request);

struct GeneratedPuzzle {
    Grid9 puzzle{};
    Grid9 solution{};
    SeRating rating;                     // filled if the difficulty rates
    std::optional<HodokuRating> hodoku;  // the same if it rates by HoDoKu
};

// Searches within a budget (attempt_budget(), at most about a second). False if it found nothing or was stopped.
bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, StopToken stop = {});
// The budget of an attempt (budget.hpp).
inline constexpr std::uint64_t kAttemptBudget = 1'000'000;
// Larger for requests that need a search: cutting a search off wastes its work.
std::uint64_t attempt_budget(const GenerateRequest& request);
// The same for many attempts in turn, which share the memory of the ratings and spend from `budget`. Callers can
// continue until it is used up, and so get many puzzles where these are quick to find. Rating a hard puzzle may take a
// minute; the callback receives its progress.
bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const ProgressCallback& progress,
              Workspace& workspace, TrialRater& trial_rater, Budget& budget);

}  // namespace rookery
