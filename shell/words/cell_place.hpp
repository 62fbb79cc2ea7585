// Where a cell is, in words.
#pragma once

#include <string>

#include "board/names.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

// "row 1 column 4" for `cell`, counted from 0, of a board with `side` rows.
inline std::string cell_place(int cell, int side = 9) {
    return fill(words::kCellPlace, {std::to_string(cell / side + 1), std::to_string(cell % side + 1)});
}

// "r1c4", "Z1S4": how sentences name a cell. Ids have the English name, cell_name().
inline std::string cell_in_words(int cell, int side = 9) {
    return cell_name(cell, language(), side);
}

}  // namespace rookery::shell
