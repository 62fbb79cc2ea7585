// Puzzles of any shape, for each level.
//
// Method: removes clues from a random full board, in random order, as long as the level's techniques still solve it.
// That proves the solution unique without a search, which may take arbitrarily long from 16 rows on, and the player
// never has to guess. Only for `expert` a search proves it, with few guesses. Once enough clues are gone, the puzzle
// needs its level if a clue was removed that the next lower level could not do without.
//
// The full board comes from random guesses, each in a cell with the fewest candidates and followed by all its singles.
// Sometimes an early guess is wrong but this shows late, so a board that reaches a limit of guesses is started over.
#pragma once

#include <optional>

#include "board/random.hpp"
#include "generate/sizes/shape_steps.hpp"
#include "job/stop_token.hpp"

namespace rookery {

struct ShapePuzzle {
    ShapedGrid puzzle;
    ShapedGrid solution;
};

// Empty: it was stopped.
std::optional<ShapedGrid> random_board(const Shape& shape, Random& random, StopToken stop);

// One attempt. It has at least `fewest` clues, or if these are too many for the level, as few as it needs. Empty: the
// attempt failed, or was stopped.
std::optional<ShapePuzzle> shape_puzzle(const Shape& shape, ShapeLevel level, int fewest, Random& random,
                                        StopToken stop);

}  // namespace rookery
