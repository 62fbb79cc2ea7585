// What a cell of the board says of itself: its place, its digit or marks, its colour, and what is wrong with it.
#pragma once

#include <string>

#include "shell/paint/board_picture.hpp"

namespace rookery::shell {

// `filtered`: the digit whose possible places are shown; 0: none.
std::string spoken_cell(const BoardPicture& picture, int filtered, int cell);

}  // namespace rookery::shell
