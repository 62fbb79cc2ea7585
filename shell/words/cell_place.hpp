// Where a cell is, in words.
#pragma once

#include <string>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

// "row 1 column 4"; both from 0, as is `cell` of a board of `side` rows.
inline std::string cell_place(int cell, int side = 9) {
    return fill(words::kCellPlace, {std::to_string(cell / side + 1), std::to_string(cell % side + 1)});
}

}  // namespace rookery::shell
