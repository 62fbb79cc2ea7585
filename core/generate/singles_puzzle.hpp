// Puzzles of any order, plain or diagonal, that singles solve. They are for boards of 4 and 16 rows, for which no
// rating scales exist.
//
// Method: removes clues from a random full board, in random order, as long as naked and hidden singles still fill it.
// That proves the solution unique without a search, which may take arbitrarily long on 16 rows, and the player never
// has to guess. No further clue can be removed without losing this, unless a minimum number of clues is requested:
// puzzles of 16 rows with no clues to spare take very long by hand.
//
// The full board comes from random guesses, each in a cell with the fewest candidates and followed by all its singles.
// Sometimes an early guess is wrong but this shows late, so a board that reaches a limit of guesses is started over.
#pragma once

#include <optional>

#include "board/grid.hpp"
#include "board/random.hpp"
#include "job/stop_token.hpp"

namespace rookery {

template <int N>
struct SinglesPuzzle {
    Grid<N> puzzle;
    Grid<N> solution;
};

// A grid filled by naked and hidden singles as far as they go. Defined for N = 2, 3, 4, like the next.
template <int N>
Grid<N> filled_by_singles(const Grid<N>& grid, Variant variant);

// Has at least `fewest` clues. Empty: it was stopped. 16 rows take a few hundredths of a second.
template <int N>
std::optional<SinglesPuzzle<N>> singles_puzzle(Random& random, Variant variant, int fewest, StopToken stop);

}  // namespace rookery
