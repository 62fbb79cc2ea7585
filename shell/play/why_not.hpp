// Why not: the reason why a digit cannot stand in a cell, the plainest one first.
//
//   seen at once      a peer holds the digit, or the puzzle's own pencilmarks leave it out
//   by the path       the first step after which the digit is no candidate there any more
//   by trial          with the digit there the puzzle has no solution
//   none              it is the solution's digit, or that of one of several solutions
#pragma once

#include <cstdint>
#include <string>

#include "shell/board/user_board.hpp"
#include "shell/play/analysis.hpp"

namespace rookery::shell {

struct WhyNot {
    enum class Reason : std::uint8_t { given, peer, barred, step, trial, none, undecided };

    Reason reason = Reason::undecided;
    int cell = 0;
    int digit = 0;
    int peer = -1;   // the cell that holds the digit
    int house = -1;  // that it shares with `cell`
    int step = -1;   // of the path, from 0
    std::string text;
};

// A digit that the user put into `cell` is looked past, so that it can be asked about too.
WhyNot why_not(const Board& board, const Analysis& analysis, int cell, int digit);

}  // namespace rookery::shell
