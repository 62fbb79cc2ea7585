// Boards as apps show them on a screen, with everything around them: the test pictures for reading boards.
#pragma once

#include "bench/digits/fonts.hpp"
#include "board/grid.hpp"

namespace rookery::digits {

struct MadeBoard {
    Picture picture;
    Grid9 givens;
    Grid9 entered;
    Candidates9 marks{};       // empty sets for cells without pencil marks
    bool two_colours = false;  // entered digits have another colour than givens
    std::string description;
};

// In one font, at 1 to 3 times ordinary screen resolution, light or dark, with or without pencil marks.
MadeBoard make_board(const Fonts::Face& font, Random& random);

}  // namespace rookery::digits
