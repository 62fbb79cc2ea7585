// Puzzles of any order, plain or diagonal, that singles solve: what people play on boards of 4 and of 16 rows, for
// which there are no scales that say how hard a puzzle is.
//
// Method: clues are taken away from a random full board, in random order, for as long as naked and hidden singles still
// fill it. That they do proves the solution the only one, without a search, which on 16 rows may take any time; nobody
// has to guess; and no clue of the result can go without that being lost, unless so many are wanted: puzzles of 16 rows
// with no more clues than they need are long work by hand.
//
// The full board comes from random guesses, each in a cell with the fewest candidates and followed by all its singles.
// Now and then one goes wrong early and is found out late: after so many guesses the board is begun again.
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

// What naked and hidden singles make of a grid, as far as they come. Defined for N = 2, 3, 4, as is the next.
template <int N>
Grid<N> filled_by_singles(const Grid<N>& grid, Variant variant);

// Never with fewer clues than `fewest`. Nothing: it was stopped. 16 rows take some hundredths of a second.
template <int N>
std::optional<SinglesPuzzle<N>> singles_puzzle(Random& random, Variant variant, int fewest, StopToken stop);

}  // namespace rookery
