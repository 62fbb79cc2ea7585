// Boards as programs show them on a screen, with all that stands around them: what readings are measured with.
#pragma once

#include "bench/digits/fonts.hpp"
#include "board/grid.hpp"

namespace rookery::digits {

struct MadeBoard {
    Picture picture;
    Grid9 givens;
    Grid9 entered;
    Candidates9 marks{};       // empty sets where there are none
    bool two_colours = false;  // entered digits differ from given ones
    std::string description;
};

// In one font, at 1 to 3 times the size of an ordinary screen's pixels, light or dark, with or without pencil marks.
MadeBoard make_board(const Fonts::Face& font, Random& random);

}  // namespace rookery::digits
