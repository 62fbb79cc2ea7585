// The likeliest digits of a board, by the scores and the rules of sudoku together.
#pragma once

#include <array>

#include "picture/board_reading.hpp"

namespace rookery {

// The network's scores for each cell with a digit (GlyphScores::digits); zeros for others.
using BoardScores = std::array<std::array<int, 10>, 81>;

// A board that was read correctly nearly always has one solution. So among the readings of the cells that were hard to
// read, this takes the one with the best sum of scores; having no solution costs 8, having several costs 2 (natural
// logarithms). A person's mistakes stay, since changing cells that were read reliably costs more. A changed cell is
// doubtful. If no reading has a solution, the cell that alone explains this at the least cost is doubtful, or else the
// cells of the first conflict.
void take_likeliest(const BoardScores& scores, BoardReading& board);

}  // namespace rookery
