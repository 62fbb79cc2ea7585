// PictureBoard: a board that was read in a picture: what stands there, how sure that is, and what was corrected.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"
#include "picture/projection.hpp"
#include "shell/board/user_board.hpp"

namespace rookery::shell {

struct PictureBoard {
    std::size_t picture = 0;          // the place of its picture among those that came
    Quad corners{};                   // in that one's pixels, clockwise from the board's upper left
    Board read;                       // marks by hand among it
    std::array<int, 81> certainty{};  // how many zeros the odds for a digit have, up to 9; -1: no digit was read
    Grid9 second;                     // the second likeliest digit; 0: none
    CellSet doubtful;                 // to be looked at
    CellSet confirmed;                // have been, and were right
    Board now;                        // with what was corrected
    std::vector<Grid9> givens;        // that the board has had, the first ones first

    // Those that are to be looked at still: nothing was corrected there, and nothing confirmed.
    CellSet doubts() const;
};

// One row of the verb `read-picture`, as JSON. Empty corners: the row cannot be read.
PictureBoard picture_board_of(std::string_view row);

// Where `board` has no solution: the cell whose digit is likeliest to be misread, that without which there is a
// solution, of several the least certain one; -1: it has a solution.
int likeliest_misread(const PictureBoard& board);

}  // namespace rookery::shell
