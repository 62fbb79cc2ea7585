// core/generate: making puzzles. Read this first.
//
//   full_board.hpp   random full boards
//   masking.hpp      clues taken away until none can go: plain or symmetric
//   on_pattern.hpp   puzzles whose clues are exactly the given cells
//   difficulty.hpp   how hard a puzzle is to be, and by which techniques
//   generate.hpp     the request that the page and the command line make, and one attempt at it
//
// Everything is driven by a Random that the caller makes from a seed: the same seed gives the same puzzles everywhere.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"
#include "board/symmetry.hpp"
#include "generate/difficulty.hpp"
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
};

// Why a request can never be met, in a sentence ("rows 1 and 2 have no clue, so they can be swapped: ..."), or empty.
std::string impossible_because(const GenerateRequest& request);

struct GeneratedPuzzle {
    Grid9 puzzle{};
    Grid9 solution{};
    SeRating rating;  // filled if the difficulty rates
};

// Searches with a bounded effort (about 0.1 to 0.5 s). Returns false if nothing came of it or the stop flag struck.
bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result,
              const std::atomic<bool>* stop = nullptr);
// The same for many attempts in turn, whose ratings share their memory. A hard puzzle may take its rating a minute,
// of which the watch hears.
bool generate(const GenerateRequest& request, Random& random, GeneratedPuzzle& result, const Watch& watch,
              Workspace& workspace);

}  // namespace rookery
