// Where a digit cannot be, by the rows, columns and boxes of its own candidates alone: the places that no way of
// putting it into every row, column and box that lacks it uses. Whatever a fish or another pattern of one digit
// eliminates is among them, so a digit without any has none.
#pragma once

#include "board/cell_set.hpp"

namespace rookery {

// `places`: the candidates of the digit. A row without any has the digit already.
CellSet impossible_places(CellSet places);

}  // namespace rookery
