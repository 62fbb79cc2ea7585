// What is drawn when a puzzle was finished by hand: a card that says so, and a wave over its board, short, quiet, and
// not drawn under reduced motion.
#pragma once

#include <string_view>

#include "shell/paint/board_frame.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// In the flow of the panel: a title, and in a line each what was done and what it took.
void draw_praise(Ui& ui, std::string_view title, std::string_view done, std::string_view facts);

// What is remembered of the wave.
struct BoardWave {
    int seen = 0;       // of the finished puzzles
    double start = -1;  // -1: none runs
    bool moves() const { return start >= 0; }
};
// `finished`: how many puzzles were finished so far: a wave begins at `from`, a cell, when that grows. `is_over`: the
// board is not a finished one any more.
void draw_wave(Ui& ui, BoardWave& wave, const BoardFrame& board, int finished, bool is_over, int from);

}  // namespace rookery::shell
