#include "shell/paint/board_painter.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "shell/paint/painting.hpp"

namespace rookery::shell {

// The background and the lines of boards with 4 to 25 rows.

namespace {

void paint_grid(Canvas& canvas, const Theme& theme, const BoardFrame& frame) {
    const float pixel = frame.pixel;
    const float thick = std::max(2 * pixel, std::round(2.5F / pixel) * pixel);
    const float thin = std::max(pixel, std::round(1 / pixel) * pixel);
    const Shape shape = frame.shape();
    const auto line = [&](int index, bool down, float width, Colour colour) {
        const float offset = std::round((static_cast<float>(index) * frame.cell - width / 2) / pixel) * pixel;
        const float end = frame.side() + thick / 2;
        if (down)
            canvas.box({{frame.x + offset, frame.y - thick / 2}, {frame.x + offset + width, frame.y + end}}, {colour});
        if (!down)
            canvas.box({{frame.x - thick / 2, frame.y + offset}, {frame.x + end, frame.y + offset + width}}, {colour});
    };
    for (int i = 1; i < frame.rows; ++i) {
        if (i % shape.box_columns != 0) line(i, true, thin, theme.thin_line);
        if (i % shape.box_rows != 0) line(i, false, thin, theme.thin_line);
    }
    for (int i = 0; i <= frame.rows; i += shape.box_columns) line(i, true, thick, theme.box_line);
    for (int i = 0; i <= frame.rows; i += shape.box_rows) line(i, false, thick, theme.box_line);
}

void paint_coordinates(Canvas& canvas, const Theme& theme, const BoardFrame& frame) {
    const float margin = frame.strip / 2 + 1;
    // Two digits need more room than the smallest cells have.
    const int step = frame.cell < 1.5F * canvas.text_height() && frame.rows > 9 ? frame.shape().box_columns : 1;
    for (int i = 0; i < frame.rows; i += step) {
        const float along = (static_cast<float>(i) + 0.5F) * frame.cell;
        const std::string number = std::to_string(i + 1);
        canvas.text(number, {frame.x - margin, frame.y + along}, theme.secondary);
        canvas.text(number, {frame.x + along, frame.y - margin}, theme.secondary);
    }
}

}  // namespace

void paint_ground(Canvas& canvas, const Theme& theme, const BoardFrame& frame) {
    canvas.box({{frame.x, frame.y}, {frame.x + frame.side(), frame.y + frame.side()}}, {theme.surface});
}

void paint_lines(Canvas& canvas, const Theme& theme, const BoardFrame& frame) {
    paint_grid(canvas, theme, frame);
    if (frame.strip > 0) paint_coordinates(canvas, theme, frame);
}

namespace {

// `paint`: one of the cell's colours; 0: it has none.
Colour ground_of(const Painting& to, int cell, int paint) {
    const Theme& theme = to.theme;
    const BoardPicture& picture = to.picture;
    if (picture.conflicts.contains(cell)) return theme.conflict_tint;
    const bool plain = paint == 0;
    Colour colour = plain ? theme.surface : theme.paints[static_cast<std::size_t>(paint - 1)];
    const auto wash = [&](Colour with, float light, float dark) {
        colour = mixed(colour, with, theme.dark ? dark : light);
    };
    if (plain && (picture.differing | picture.doubtful).contains(cell)) wash(theme.fin, 0.14F, 0.20F);
    if (picture.misread == cell) colour = theme.conflict_tint;
    if (picture.digit != 0 && picture.digits[cell] == picture.digit) {
        wash(theme.accent, 0.18F, plain ? 0.28F : 0.14F);
    } else if (picture.selected.contains(cell)) {
        wash(theme.accent, 0.14F, plain ? 0.22F : 0.14F);
    } else if (plain && picture.possible.contains(cell)) {
        wash(theme.good, 0.20F, 0.26F);
    } else if (plain && picture.peers.contains(cell)) {
        wash(theme.accent, 0.06F, 0.10F);
    }
    return with_house_washes(to, colour, cell);
}

// Calls stripe(colour, box) for each colour of the cell.
template <class F>
void for_each_stripe(const Painting& to, int cell, F stripe) {
    const DigitSet paints = to.picture.paints[cell];
    const Box box = to.frame.box(cell);
    const float width = to.frame.cell / static_cast<float>(std::max(1, digit_count(paints)));
    int place = 0;
    for (DigitSet set = paints; set != 0; set = without_lowest(set), ++place) {
        const auto edge = [&](int n) { return box.from.x + std::round(width * static_cast<float>(n)); };
        stripe(lowest_digit(set), Box{{edge(place), box.from.y}, {edge(place + 1), box.to.y}});
    }
}

void paint_grounds(const Painting& to) {
    paint_ground(to.canvas, to.theme, to.frame);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        for_each_stripe(to, cell, [&](int paint, const Box& box) { to.canvas.box(box, {ground_of(to, cell, paint)}); });
        if (to.picture.is_painted(cell)) continue;
        const Colour colour = ground_of(to, cell, 0);
        if (colour != to.theme.surface) to.canvas.box(to.frame.box(cell), {colour});
    }
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        for_each_stripe(to, cell, [&](int paint, const Box& box) { paint_bars(to.canvas, to.theme, box, paint); });
    }
}

// For a cell whose correct candidate was removed.
void paint_lost_frame(const Painting& to, int cell) {
    const Box box = to.frame.box(cell, 3, 4);
    to.canvas.box(box, {to.theme.conflict_tint});
    to.canvas.box(box, {to.theme.conflict, 2.5F});
}

Colour digit_ink(const Painting& to, int cell) {
    const bool painted = to.picture.is_painted(cell);
    const bool wrong = to.picture.wrong.contains(cell);
    if (to.picture.givens.contains(cell)) return to.theme.ink;
    if (to.picture.conflicts.contains(cell) || (wrong && !painted)) return to.theme.conflict;
    return painted ? entered_on_paint(to.theme) : to.theme.entered;
}

void paint_cell(const Painting& to, int cell) {
    const Digit digit = to.picture.digits[cell];
    const bool wrong = to.picture.wrong.contains(cell);
    if (digit == 0) {
        if (wrong) paint_lost_frame(to, cell);
        return paint_notes(to, cell);
    }
    const Typeface face = to.picture.givens.contains(cell) ? Typeface::digit_bold : Typeface::digit;
    paint_digit(to, digit, to.frame.centre(cell), face, digit_ink(to, cell));
    if (wrong) paint_wrong_stroke(to.canvas, to.theme, to.frame, cell);
}

}  // namespace

void paint_conflict_flag(Canvas& canvas, const Theme& theme, const BoardFrame& frame, int cell) {
    const float size = std::min(frame.cell * 0.24F, 22.0F);
    const Point at = frame.corner(cell);
    const float edge = at.x + frame.cell;
    const std::array<Point, 3> flag = {{{edge - size, at.y}, {edge, at.y}, {edge, at.y + size}}};
    canvas.polygon(flag, {theme.conflict});
}

void paint_wrong_stroke(Canvas& canvas, const Theme& theme, const BoardFrame& frame, int cell) {
    const Box box = frame.box(cell, frame.cell * 0.22F);
    canvas.line({box.from.x, box.to.y}, {box.to.x, box.from.y}, {theme.conflict, 2.5F});
}

void paint_board(Canvas& canvas, const Theme& theme, const BoardFrame& frame, const BoardPicture& picture) {
    const Painting to{canvas, theme, frame, picture};
    paint_grounds(to);
    paint_lines(canvas, theme, frame);
    paint_house_edges(to);
    if (picture.step) paint_chain_arrows(to, picture.step->chains);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) paint_cell(to, cell);
    if (picture.step) paint_marks_over(to, *picture.step);
    paint_asked(to);
    paint_selection(to);
    paint_differing(to);
    paint_doubts(to);
    picture.conflicts.for_each([&](int cell) { paint_conflict_flag(canvas, theme, frame, cell); });
    paint_motion(to);
}

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

bool is_on_diagonal(int cell, int side) {
    return cell / side == cell % side || cell / side + cell % side == side - 1;
}

void paint_diagonals(Canvas& canvas, const Theme& theme, const BoardFrame& frame) {
    const float width = std::max(1.0F, std::round(frame.cell * 0.03F));
    const Colour ink = mixed(theme.surface, theme.secondary, 0.75F);
    // The dashes are at the corners of the cells, so that they do not strike out digits.
    constexpr float kReach = 0.2F;
    const float reach = frame.cell * kReach;
    for (int i = 0; i <= frame.rows; ++i) {
        const float along = static_cast<float>(i) * frame.cell;
        const float before = i == 0 ? 0 : reach;
        const float after = i == frame.rows ? 0 : reach;
        const Point down{frame.x + along, frame.y + along};
        const Point up{frame.x + along, frame.y + frame.side() - along};
        canvas.line({down.x - before, down.y - before}, {down.x + after, down.y + after}, {ink, width});
        canvas.line({up.x - before, up.y + before}, {up.x + after, up.y - after}, {ink, width});
    }
}

}  // namespace rookery::shell
