#include "shell/paint/painting.hpp"

#include <algorithm>

namespace rookery::shell {

float mark_stroke(const BoardFrame& frame) {
    return std::max(1.5F, frame.cell * 0.032F);
}

void paint_cross(const Painting& to, Point centre, float width) {
    const float reach = to.frame.cell * kCrossReach;
    const Point from{centre.x - reach, centre.y - reach};
    const Point end{centre.x + reach, centre.y + reach};
    to.canvas.line(from, end, {to.theme.eliminated, width});
    to.canvas.line({from.x, end.y}, {end.x, from.y}, {to.theme.eliminated, width});
}

void paint_digit(const Painting& to, int digit, Point centre, Typeface face, Colour colour) {
    const float cell = to.frame.cell;
    const float size = face == Typeface::candidate ? candidate_size(cell) : cell * kDigitShare;
    to.canvas.symbol(static_cast<char>('0' + digit), centre, face, size, colour);
}

}  // namespace rookery::shell
