// Pictures without a sudoku that look more or less like one.
#pragma once

#include "bench/digits/fonts.hpp"

namespace rookery::digits {

struct MadeOther {
    Picture picture;
    std::string description;
};

// Noise, text, a chessboard, a crossword, a table, a calendar, a nonogram, half a sudoku, a board of another size.
MadeOther make_other(const Fonts::Face& font, Random& random);

}  // namespace rookery::digits
