// PictureBoard: a board read from a picture, with its content, how certain each digit is, and the corrections.
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
    std::size_t picture = 0;          // index of its picture among those received
    Quad corners{};                   // in that picture's pixels, clockwise from the board's upper left
    Board read;                       // includes handwritten marks
    std::array<int, 81> certainty{};  // order of magnitude of the odds for a digit, up to 9; -1: no digit was read
    Grid9 second;                     // the second most likely digit; 0: none
    CellSet doubtful;                 // cells to check
    CellSet confirmed;                // checked, and correct
    Board now;                        // including corrections
    std::vector<Grid9> givens;        // every version of the board's givens, the first one first

    // Cells still to check: neither corrected nor confirmed.
    CellSet doubts() const;
};

// One row of the verb `read-picture`, as JSON. Empty corners: the row is invalid.
PictureBoard picture_board_of(std::string_view row);

// If `board` has no solution: the cell whose digit is most likely misread. That is the least certain digit whose
// removal leaves a solution; failing that, the least certain one in a conflict, or of all. -1: the board has a
// solution.
int likeliest_misread(const PictureBoard& board);

}  // namespace rookery::shell
