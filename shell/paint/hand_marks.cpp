// The layout of marks, legible even in a cell of 36 pixels (lines are 9 pixels high there):
//
//   corner marks   1 to 4 in the corners; more in two lines along the upper and the lower edge
//   centre marks   a line in the middle, or two for six marks and more, still clear of the corner marks' lines
//   notes          centre marks in the 3x3 layout of candidates, if the user has only one kind of marks
//   candidates     when shown, they replace all of these, in a 3x3 layout: those that the user also marked have the
//                  colour of entered digits, and are underlined for a corner mark
//
// A painted cell has bars along its edges, where no mark is ever drawn. Colours 1 to 9: left; above; right; below; left
// and right; above and below; left and above; right and below; all around. Several colours are stripes, side by side.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "shell/paint/board_painter.hpp"
#include "shell/paint/painting.hpp"
#include "shell/paint/theme.hpp"

namespace rookery::shell {
namespace {

constexpr float kAdvance = 0.145F;  // between marks in a line
constexpr float kEdgeLine = 0.18F;  // of the corner marks' lines, from the edge
constexpr float kCorner = 0.185F;   // of single marks in the corners, from the sides

Colour hand_ink(const Painting& to, int cell) {
    return to.picture.is_painted(cell) ? entered_on_paint(to.theme) : to.theme.entered;
}

void paint_disc(const Painting& to, Point centre) {
    const Colour colour = mixed(to.theme.surface, to.theme.accent, to.theme.dark ? 0.42F : 0.26F);
    to.canvas.circle(centre, to.frame.cell * kDiscRadius, {colour});
}

// Places some of the marks in a line centred on x.
template <class F>
void mark_line(DigitSet& marks, int count, float x, float y, float advance, F&& mark) {
    float at = x - advance * static_cast<float>(count - 1) / 2;
    for (; count > 0; --count, marks = without_lowest(marks), at += advance) mark(Point{at, y}, lowest_digit(marks));
}

// Calls mark(place, digit) for each corner mark of the cell.
template <class F>
void for_each_corner(const Painting& to, int cell, F&& mark) {
    DigitSet marks = to.picture.corners[cell];
    const int count = std::popcount(marks);
    const Point at = to.frame.corner(cell);
    const float c = to.frame.cell;
    if (count <= 4) {
        for (int place = 0; place < count; ++place, marks = without_lowest(marks)) {
            const float x = place % 2 == 0 ? kCorner : 1 - kCorner;
            const float y = place / 2 == 0 ? kEdgeLine : 1 - kEdgeLine;
            mark({at.x + x * c, at.y + y * c}, lowest_digit(marks));
        }
        return;
    }
    const int upper = (count + 1) / 2;
    const float middle = at.x + c / 2;
    const float advance = c * (upper <= 3 ? (1 - 2 * kCorner) / 2 : 0.7F / static_cast<float>(upper - 1));
    mark_line(marks, upper, middle, at.y + kEdgeLine * c, advance, mark);
    mark_line(marks, count - upper, middle, at.y + (1 - kEdgeLine) * c, advance, mark);
}

template <class F>
void for_each_centre(const Painting& to, int cell, F&& mark) {
    constexpr int kLongestLine = 5;
    DigitSet marks = to.picture.centres[cell];
    if (to.picture.notes_in_grid && to.picture.corners[cell] == 0) {
        for (; marks != 0; marks = without_lowest(marks)) {
            mark(to.frame.candidate(cell, lowest_digit(marks)), lowest_digit(marks));
        }
        return;
    }
    const int count = std::popcount(marks);
    const Point centre = to.frame.centre(cell);
    const float advance = to.frame.cell * kAdvance;
    if (count <= kLongestLine) return mark_line(marks, count, centre.x, centre.y, advance, mark);
    const int upper = (count + 1) / 2;
    const float apart = to.frame.cell * 0.105F;
    mark_line(marks, upper, centre.x, centre.y - apart, advance, mark);
    mark_line(marks, count - upper, centre.x, centre.y + apart, advance, mark);
}

// The user's marks in their own layout, when candidates are not shown.
void paint_hand_marks(const Painting& to, int cell) {
    const int highlighted = to.picture.marked;
    const auto disc = [&](Point centre, int digit) {
        if (digit == highlighted) paint_disc(to, centre);
    };
    const auto mark = [&](Point centre, int digit) {
        const Colour ink = digit == highlighted ? to.theme.ink : hand_ink(to, cell);
        paint_digit(to, digit, centre, Typeface::candidate, ink);
    };
    for_each_corner(to, cell, disc);  // below all marks, so that it covers no neighbour
    for_each_centre(to, cell, disc);
    for_each_corner(to, cell, mark);
    for_each_centre(to, cell, mark);
}

// A candidate that exactly one solution has: a green disc with an edge.
void paint_single(const Painting& to, Point centre) {
    const float radius = to.frame.cell * kDiscRadius;
    to.canvas.circle(centre, radius, {mixed(to.theme.surface, to.theme.good, to.theme.dark ? 0.42F : 0.30F)});
    to.canvas.circle(centre, radius, {to.theme.good, 1.5F});
}

// A candidate that no solution has.
void paint_stroke(const Painting& to, Point centre, Colour ink) {
    const float reach = to.frame.cell * 0.08F;
    to.canvas.line({centre.x - reach, centre.y + reach}, {centre.x + reach, centre.y - reach}, {ink, 1.5F});
}

void paint_candidate(const Painting& to, int cell, int digit) {
    const BoardPicture& picture = to.picture;
    const Point centre = to.frame.candidate(cell, digit);
    CandidateLook look;
    if (picture.step) look = paint_mark_under(to, *picture.step, cell, digit);
    const bool corner = has_digit(picture.corners[cell], digit);
    const bool by_hand = corner || has_digit(picture.centres[cell], digit);
    const bool highlighted = digit == picture.marked;
    if (highlighted) paint_disc(to, centre);
    const bool dead = has_digit(picture.dead[cell], digit);
    const bool single = has_digit(picture.single[cell], digit);
    if (single) paint_single(to, centre);
    const Colour ink = look.marked                ? look.ink
                       : single                   ? to.theme.ink
                       : dead                     ? to.theme.faint
                       : highlighted              ? to.theme.ink
                       : by_hand                  ? hand_ink(to, cell)
                       : picture.is_painted(cell) ? to.theme.ink
                                                  : to.theme.secondary;
    paint_digit(to, digit, centre, Typeface::candidate, ink);
    if (dead) paint_stroke(to, centre, ink);
    if (!corner) return;
    const float reach = to.frame.cell * 0.07F;
    const float y = std::round(centre.y + to.frame.cell * 0.1F);
    to.canvas.box({{centre.x - reach, y}, {centre.x + reach, y + 1}}, {ink});
}

// The highlighted digit fits here: a frame, since a tint would not show on every paint.
void paint_possible(const Painting& to, int cell) {
    const float inset = std::round(to.frame.cell * 0.06F) + 1.5F;
    const Colour ink = to.picture.is_painted(cell) ? entered_on_paint(to.theme) : to.theme.good;
    to.canvas.box(to.frame.box(cell, inset, 3), {ink, 1.5F});
}

}  // namespace

void paint_bars(Canvas& canvas, const Theme& theme, const Box& box, int colour) {
    const unsigned bars = kPaints[static_cast<std::size_t>(colour - 1)].edges;
    const Colour ink = theme.paint_bars[static_cast<std::size_t>(colour - 1)];
    const float thick = std::max(2.0F, std::round((box.to.y - box.from.y) * 0.06F));
    const Point from{box.from.x + 2, box.from.y + 2};
    const Point to{box.to.x - 1, box.to.y - 1};
    if ((bars & edge_left) != 0) canvas.box({from, {from.x + thick, to.y}}, {ink});
    if ((bars & edge_above) != 0) canvas.box({from, {to.x, from.y + thick}}, {ink});
    if ((bars & edge_right) != 0) canvas.box({{to.x - thick, from.y}, to}, {ink});
    if ((bars & edge_below) != 0) canvas.box({{from.x, to.y - thick}, to}, {ink});
}

void paint_notes(const Painting& to, int cell) {
    if (to.picture.possible.contains(cell)) paint_possible(to, cell);
    if (!to.picture.all_candidates) return paint_hand_marks(to, cell);
    for (DigitSet set = to.picture.candidates[cell]; set != 0; set = without_lowest(set)) {
        paint_candidate(to, cell, lowest_digit(set));
    }
}

}  // namespace rookery::shell
