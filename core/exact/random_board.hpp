// Random full boards of the orders in this room, as starting points.
#pragma once

#include <array>

#include "board/grid.hpp"
#include "board/random.hpp"
#include "generate/full_board.hpp"

namespace rookery {

template <int N>
Grid<N> random_board(Random& random);

template <>
inline Grid9 random_board<3>(Random& random) {
    return rough_full_board(random);
}

// There are only 288: draws rows until they make one.
template <>
inline Grid4 random_board<2>(Random& random) {
    for (;;) {
        Grid4 board;
        for (int row = 0; row < 4; ++row) {
            std::array<Digit, 4> digits{1, 2, 3, 4};
            random.shuffle(digits);
            for (int column = 0; column < 4; ++column)
                board[4 * row + column] = digits[static_cast<std::size_t>(column)];
        }
        if (is_solution(board)) return board;
    }
}

}  // namespace rookery
