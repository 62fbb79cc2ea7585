// Reads the 81 cells of a grid that was found.
#pragma once

#include <optional>

#include "picture/board_reading.hpp"
#include "picture/digit_network.hpp"
#include "picture/lattice.hpp"
#include "picture/pixels.hpp"

namespace rookery {

// Empty if the cells contain something other than a sudoku: letters, no digits at all, coloured squares.
std::optional<BoardReading> read_board(const Picture& picture, const Lattice& lattice, const DigitNetwork& network);

}  // namespace rookery
