// Random full boards.
//
// Method: box 1 holds 1 to 9 in order. The rest of the top band is drawn uniformly from its 56 * 6^6 ways, and so is
// the rest of the left stack; then one of the ways to fill the other four boxes is drawn, and a random isomorphism is
// applied.
//
//     box 1 | 56 * 6^6 ways        n, the number of ways to fill the last four boxes, is 2690 on average (all boards
//     ------+--------------        divided by all choices of band and stack) and mostly within 10 % of that: so all of
//     56 *  | n ways, all          them are listed, the draw is kept with probability n / 4096, and each board comes
//     out 6^6   | listed               with the same probability, wherever n is at most 4096, as in 999 cases of 1000.
//
// So these boards are uniform for all purposes. Filling an empty board by a search with random guesses, the usual way,
// is not: its boards have bands of the most regular kind almost twice as often as they should.
#pragma once

#include "board/grid.hpp"
#include "board/random.hpp"

namespace rookery {

// Takes one to two milliseconds.
Grid9 random_full_board(Random& random);

struct CountedBoard {
    Grid9 board;
    double stands_for = 0;  // so many boards: one over the probability with which it is drawn
};
// Every draw is kept, so that boards are not quite uniform, but how far they are not is known exactly: the mean of
// stands_for times any figure of the board is the sum of that figure over all 6,670,903,752,021,072,936,960 boards.
CountedBoard counted_full_board(Random& random);

// The same band and stack, completed by a search with random guesses, and not by a draw among all ways: not quite
// uniform, but some hundred times as fast. For searches that only need somewhere to start.
Grid9 rough_full_board(Random& random);

}  // namespace rookery
