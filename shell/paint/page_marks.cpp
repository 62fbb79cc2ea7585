// Marks above the board's digits that only the page shows.
//
//   selection   a ring around the selected cells together, and one in the cell under the cursor
//   "why not"   the digit in question, crossed out, and a ring around the peer that has it
//   differing   a diamond in the upper right corner of cells in which solutions differ
//   doubts      a question mark in the upper left corner of cells that were hard to read in a picture, a red one in the
//               cell that is most likely wrong
//   motion      a newly applied digit appears slightly larger; removed candidates fade
#include <algorithm>

#include "shell/paint/painting.hpp"

namespace rookery::shell {
namespace {

constexpr float kRingThick = 3;
constexpr float kRingInset = 1;

// The part of the ring in one cell: along edges to cells outside, and at inner corners.
void paint_ring_in(const Painting& to, int cell) {
    const int row = cell / 9;
    const int column = cell % 9;
    const auto inside = [&](int rows, int columns) {
        const int r = row + rows;
        const int c = column + columns;
        return r >= 0 && r < 9 && c >= 0 && c < 9 && to.picture.selected.contains(r * 9 + c);
    };
    const auto fill = [&](float x, float y, float to_x, float to_y) {
        to.canvas.box({{x, y}, {to_x, to_y}}, {to.theme.accent});
    };
    const Box edge = to.frame.box(cell);
    const Box ring = to.frame.box(cell, kRingInset);
    const bool up = inside(-1, 0);
    const bool down = inside(1, 0);
    const bool west = inside(0, -1);
    const bool east = inside(0, 1);
    // If the ring continues in the next cell, it extends to the border.
    const float x0 = west ? edge.from.x : ring.from.x;
    const float x1 = east ? edge.to.x : ring.to.x;
    const float y0 = up ? edge.from.y : ring.from.y;
    const float y1 = down ? edge.to.y : ring.to.y;
    const float left = ring.from.x + kRingThick;
    const float top = ring.from.y + kRingThick;
    const float right = ring.to.x - kRingThick;
    const float bottom = ring.to.y - kRingThick;
    if (!up) fill(x0, ring.from.y, x1, top);
    if (!down) fill(x0, bottom, x1, ring.to.y);
    if (!west) fill(ring.from.x, y0, left, y1);
    if (!east) fill(right, y0, ring.to.x, y1);
    if (up && west && !inside(-1, -1)) fill(edge.from.x, edge.from.y, left, top);
    if (up && east && !inside(-1, 1)) fill(right, edge.from.y, edge.to.x, top);
    if (down && west && !inside(1, -1)) fill(edge.from.x, bottom, left, edge.to.y);
    if (down && east && !inside(1, 1)) fill(right, bottom, edge.to.x, edge.to.y);
}

}  // namespace

void paint_asked(const Painting& to) {
    if (!to.picture.asked) return;
    const AskedDigit& asked = *to.picture.asked;
    const float cell = to.frame.cell;
    const float stroke = mark_stroke(to.frame);
    if (asked.peer >= 0) {
        to.canvas.circle(to.frame.centre(asked.peer), cell * 0.4F, {to.theme.eliminated, stroke * 1.5F});
    }
    if (to.picture.digits[asked.at.cell] != 0) return;
    const Point at = to.frame.candidate(asked.at.cell, asked.at.digit);
    if (!asked.refuted) return to.canvas.circle(at, cell * kRingRadius, {to.theme.placed, stroke});
    to.canvas.circle(at, cell * 0.16F, {to.theme.surface});
    paint_digit(to, asked.at.digit, at, Typeface::candidate, to.theme.ink);
    paint_cross(to, at, stroke);
}

void paint_selection(const Painting& to) {
    to.picture.selected.for_each([&](int cell) { paint_ring_in(to, cell); });
    if (to.picture.ring >= 0) to.canvas.box(to.frame.box(to.picture.ring, 6, 3), {to.theme.accent, 1.5F});
}

void paint_differing(const Painting& to) {
    const float reach = std::max(3.0F, to.frame.cell * 0.085F);
    to.picture.differing.for_each([&](int cell) {
        const Point at = to.frame.corner(cell);
        const Point centre{at.x + to.frame.cell - reach * 1.9F, at.y + reach * 1.9F};
        to.canvas.polygon(diamond(centre, reach), {to.theme.fin});
    });
}

void paint_doubts(const Painting& to) {
    const auto ask = [&](int cell, Colour colour) {
        const Point at = to.frame.corner(cell);
        to.canvas.text("?", {at.x + 9, at.y + 10}, colour);
    };
    to.picture.doubtful.for_each([&](int cell) {
        if (cell != to.picture.misread) ask(cell, to.theme.fin);
    });
    if (to.picture.misread >= 0) ask(to.picture.misread, to.theme.conflict);
}

void paint_motion(const Painting& to) {
    if (!to.picture.motion) return;
    const StepMotion& motion = *to.picture.motion;
    const float left = 1 - motion.passed;
    for (const CellDigit& gone : motion.gone) {
        paint_digit(to, gone.digit, to.frame.candidate(gone.cell, gone.digit), Typeface::candidate,
                    faded(to.theme.eliminated, left));
    }
    if (!motion.placed) return;
    const float radius = to.frame.cell * (0.20F + 0.28F * motion.passed);
    to.canvas.circle(to.frame.centre(motion.placed->cell), radius, {faded(to.theme.placed, left), 3});
}

}  // namespace rookery::shell
