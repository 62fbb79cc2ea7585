// Why not: the reason why a digit cannot go in a cell, the simplest one first.
//
//   seen at once      a peer has the digit, or the puzzle's own pencil marks exclude it
//   by the path       the first step after which the digit is no longer a candidate there
//   by trial          with the digit there the puzzle has no solution
//   none              it is the solution's digit, or that of one of several solutions
#pragma once

#include <cstdint>
#include <string>

#include "shell/board/user_board.hpp"
#include "shell/play/analysis/analysis.hpp"

namespace rookery::shell {

struct WhyNot {
    enum class Reason : std::uint8_t { given, peer, barred, step, trial, none, undecided };

    Reason reason = Reason::undecided;
    int cell = 0;
    int digit = 0;
    int peer = -1;   // the cell that has the digit
    int house = -1;  // shared with `cell`
    int step = -1;   // index in the path
    std::string text;
};

// Ignores a digit that the user put into `cell`, so that it can be asked about too.
WhyNot why_not(const Board& board, const Analysis& analysis, int cell, int digit);

}  // namespace rookery::shell
