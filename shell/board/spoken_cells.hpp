// The spoken description of a cell: its position, its digit or marks, its colour, and its mistakes.
#pragma once

#include <string>

#include "shell/paint/board_picture.hpp"

namespace rookery::shell {

// `filtered`: the digit whose possible cells are shown; 0: none.
std::string spoken_cell(const BoardPicture& picture, int filtered, int cell);

}  // namespace rookery::shell
