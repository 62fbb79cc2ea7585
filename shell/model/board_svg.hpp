// The board as a drawing (SVG 1.1): lines, givens and entered digits, marks, painted cells and the picture of the shown
// step, in the colours of the light theme. Plain elements with attributes only, so that every program reads it alike.
#pragma once

#include <string>

#include "model/board.hpp"
#include "model/chain_picture.hpp"
#include "model/path_step.hpp"

namespace rookery::shell {

class Model;

struct BoardDrawing {
    Board board;
    bool with_candidates = false;    // `candidates` in their nine places, instead of the marks made by hand
    Candidates9 candidates{};        // of empty cells
    const PathStep* step = nullptr;  // drawn in full; null: none
    ChainPicture chains;             // of that step
};

// What the board shows now, or with all candidates even where it does not show them.
BoardDrawing drawing_of(const Model& model, bool all_candidates);

std::string board_svg(const BoardDrawing& drawing);

}  // namespace rookery::shell
