// Random full boards.
//
// Method: box 1 contains 1 to 9 in order. The rest of the top band is drawn uniformly from its 56 * 6^6 fillings, and
// so is the rest of the left stack. Then one of the ways to fill the other four boxes is drawn, and a random
// isomorphism is applied.
//
//     box 1 | 56 * 6^6 ways        n, the number of ways to fill the last four boxes, is 2690 on average (all boards
//     ------+--------------        divided by all choices of band and stack), and mostly within 10 % of that. So all of
//     56 *  | n ways, all          them are listed, and the draw is kept with probability n / 4096. Each board is then
//     6^6   | listed               equally likely wherever n is at most 4096, as in 999 cases of 1000.
//
// So these boards are uniform for all practical purposes. The usual way, filling an empty board by a search with random
// guesses, is not uniform: it yields bands of the most regular kind almost twice as often as it should.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "board/digits.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"

namespace rookery {

// The top band as sets of digits in the rows of its boxes, with 1 to 9 in order in box 1.
//
//     1 2 3 | . . . | . . .      There are 56 ways to choose the rows of box 2; box 3 has the rest of each.
//     4 5 6 | . . . | . . .
//     7 8 9 | . . . | . . .
using RowSets = std::array<DigitSet, 3>;  // of a box, three digits in each
inline constexpr RowSets kBox1Rows{0b000'000'111, 0b000'111'000, 0b111'000'000};

// The 56 ways to choose the three rows of box 2, as sets.
std::vector<RowSets> ways_with_box_1();

// The digits left for box 3 in a row (0 to 2).
inline DigitSet left_for_box_3(const RowSets& box_2, std::size_t row) {
    ROOKERY_EXPECTS(row < 3);
    return static_cast<DigitSet>(all_digits(9) ^ kBox1Rows[row] ^ box_2[row]);
}

// The digits of a set of three, in ascending order.
std::array<Digit, 3> three_digits_of(DigitSet set);

// Takes one to two milliseconds.
Grid9 random_full_board(Random& random);

struct CountedBoard {
    Grid9 board;
    double stands_for = 0;  // 1 / the probability of drawing it
};
// Keeps every draw. The boards are not quite uniform, but the bias is known exactly: the mean of stands_for times any
// statistic of the board is the sum of that statistic over all 6,670,903,752,021,072,936,960 boards.
CountedBoard counted_full_board(Random& random);

// The same band and stack, completed by a search with random guesses instead of a draw among all ways. Not quite
// uniform, but about a hundred times as fast. For searches that only need a starting point.
Grid9 rough_full_board(Random& random);

}  // namespace rookery
