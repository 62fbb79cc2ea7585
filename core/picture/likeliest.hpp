// The likeliest digits of a board, by what was read and by the rules of sudoku together.
#pragma once

#include <array>

#include "picture/board_reading.hpp"

namespace rookery {

// What the network told of each cell with a digit (GlyphScores::digits); zeros for others.
using BoardScores = std::array<std::array<int, 10>, 81>;

// A board that was read right has one solution, nearly always. So among the readings of the cells that were hard to
// read, the one with the best sum of scores is taken, where digits without a solution cost 8 and several solutions 2
// (natural logarithms): a person's mistakes stay, since cells that are surely read cost more. A cell that is changed is
// doubtful. So is, where no reading has a solution, the cell that alone explains it at the least cost, or else those
// of the first conflict.
void take_likeliest(const BoardScores& scores, BoardReading& board);

}  // namespace rookery
