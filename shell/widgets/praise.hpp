// Shown when the user finishes a puzzle: a card, and a short, subtle wave over its board, which is omitted under
// reduced motion.
#pragma once

#include <string_view>

#include "shell/paint/board_frame.hpp"
#include "shell/widgets/ui.hpp"

namespace rookery::shell {

// In the panel: a title, a line about the puzzle, and one with facts such as time and help.
void draw_praise(Ui& ui, std::string_view title, std::string_view done, std::string_view facts);

// The state of the wave.
struct BoardWave {
    int seen = 0;       // number of finished puzzles
    double start = -1;  // -1: none runs
    bool moves() const { return start >= 0; }
};
// `finished`: number of puzzles finished so far; when it increases, a wave begins at the cell `from`. `is_over`: the
// board no longer shows a finished puzzle.
void draw_wave(Ui& ui, BoardWave& wave, const BoardFrame& board, int finished, bool is_over, int from);

}  // namespace rookery::shell
