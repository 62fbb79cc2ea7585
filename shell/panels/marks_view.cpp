// Where marks stand, so that all of them can be read in a cell of 36 pixels (lines are 9 pixels high there):
//
//   corner marks   1 to 4 in the corners; more in two lines along the upper and the lower edge
//   centre marks   a line in the middle, or two from six marks on, which still clear the corner marks' lines
//   candidates     while they are shown, at their places of three by three, in place of both: those also marked by hand
//                  are drawn in the colour of entered digits, and underlined if it is a corner mark
//
// A colour is told by bars along the edges of its cell, where no mark ever stands: left; above; right; below; left and
// right; above and below; left and above; right and below; all around.
#include "panels/marks_view.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "model/paint.hpp"
#include "panels/step_overlay.hpp"

namespace rookery::shell {
namespace {

constexpr float kAdvance = 0.145F;  // from mark to mark of a line
constexpr float kEdgeLine = 0.18F;  // the corner marks' lines, from the edge
constexpr float kCorner = 0.185F;   // and their places in the corners, from the sides

ImFont* mark_font(const Ui& ui) {
    return ui.fonts.candidate != nullptr ? ui.fonts.candidate : ImGui::GetFont();
}

ImU32 hand_ink(const Ui& ui, const BoardPicture& picture, int cell) {
    return picture.paint_of(cell) != 0 ? entered_on_paint(ui.theme) : ui.theme.entered;
}

void draw_disc(const Ui& ui, ImDrawList& draw, const BoardFrame& board, ImVec2 centre) {
    const ImU32 colour = mixed(ui.theme.surface, ui.theme.accent, ui.theme.dark ? 0.42F : 0.26F);
    draw.AddCircleFilled(centre, board.cell * kDiscRadius, colour);
}

void draw_mark(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const BoardPicture& picture, int cell,
               ImVec2 centre, int digit) {
    const ImU32 ink = digit == picture.digit ? ui.theme.ink : hand_ink(ui, picture, cell);
    draw_digit(draw, mark_font(ui), board.cell * kCandidateShare, centre, ink, digit);
}

// Some of the marks, on a line around x.
template <class F>
void mark_line(DigitSet& marks, int count, float x, float y, float advance, F&& mark) {
    float at = x - advance * static_cast<float>(count - 1) / 2;
    for (; count > 0; --count, marks = without_lowest(marks), at += advance) mark(ImVec2{at, y}, lowest_digit(marks));
}

// Calls mark(place, digit) for each corner mark of the cell.
template <class F>
void for_each_corner(const BoardFrame& board, const BoardPicture& picture, int cell, F&& mark) {
    DigitSet marks = picture.corners[cell];
    const int count = std::popcount(marks);
    const ImVec2 at = board.corner(cell);
    const float c = board.cell;
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
void for_each_centre(const BoardFrame& board, const BoardPicture& picture, int cell, F&& mark) {
    constexpr int kLongestLine = 5;
    DigitSet marks = picture.centres[cell];
    const int count = std::popcount(marks);
    const ImVec2 centre = board.centre(cell);
    const float advance = board.cell * kAdvance;
    if (count <= kLongestLine) return mark_line(marks, count, centre.x, centre.y, advance, mark);
    const int upper = (count + 1) / 2;
    const float apart = board.cell * 0.105F;
    mark_line(marks, upper, centre.x, centre.y - apart, advance, mark);
    mark_line(marks, count - upper, centre.x, centre.y + apart, advance, mark);
}

// The filter's digit can stand here: a frame, since a wash would not show on every paint.
void draw_possible(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const BoardPicture& picture, int cell) {
    const ImVec2 at = board.corner(cell);
    const float inset = std::round(board.cell * 0.06F) + 1.5F;
    const ImU32 ink = picture.paint_of(cell) != 0 ? entered_on_paint(ui.theme) : ui.theme.good;
    draw.AddRect({at.x + inset, at.y + inset}, {at.x + board.cell - inset, at.y + board.cell - inset}, ink, 3, 0, 1.5F);
}

}  // namespace

void draw_bars(const Theme& theme, ImDrawList& draw, ImVec2 at, float side, int colour) {
    const unsigned bars = kPaints[static_cast<std::size_t>(colour - 1)].edges;
    const ImU32 ink = theme.paint_bars[static_cast<std::size_t>(colour - 1)];
    const float thick = std::max(2.0F, std::round(side * 0.06F));
    const ImVec2 from{at.x + 2, at.y + 2};
    const ImVec2 to{at.x + side - 1, at.y + side - 1};
    if ((bars & edge_left) != 0) draw.AddRectFilled(from, {from.x + thick, to.y}, ink);
    if ((bars & edge_above) != 0) draw.AddRectFilled(from, {to.x, from.y + thick}, ink);
    if ((bars & edge_right) != 0) draw.AddRectFilled({to.x - thick, from.y}, to, ink);
    if ((bars & edge_below) != 0) draw.AddRectFilled({from.x, to.y - thick}, to, ink);
}

void draw_paint_bars(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const BoardPicture& picture) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const int paint = picture.paint_of(cell);
        if (paint != 0) draw_bars(ui.theme, draw, board.corner(cell), board.cell, paint);
    }
}

void draw_candidates(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const BoardPicture& picture, int cell) {
    if (picture.possible.contains(cell)) draw_possible(ui, draw, board, picture, cell);
    const auto disc = [&](ImVec2 centre, int digit) {
        if (digit == picture.digit) draw_disc(ui, draw, board, centre);
    };
    const auto mark = [&](ImVec2 centre, int digit) { draw_mark(ui, draw, board, picture, cell, centre, digit); };
    for_each_corner(board, picture, cell, disc);  // under the marks beside it, too
    for_each_centre(board, picture, cell, disc);
    for_each_corner(board, picture, cell, mark);
    for_each_centre(board, picture, cell, mark);
    for (DigitSet set = picture.candidates[cell]; set != 0; set = without_lowest(set)) {
        const int digit = lowest_digit(set);
        const ImVec2 centre = board.candidate(cell, digit);
        CandidateLook look;
        if (picture.step != nullptr)
            look = draw_mark_under(ui, draw, board, *picture.step, picture.chains, cell, digit);
        const bool corner = picture.hands && has_digit(picture.board.corners[cell], digit);
        const bool by_hand = corner || (picture.hands && has_digit(picture.board.noted[cell], digit));
        const bool highlighted = digit == picture.digit;
        if (highlighted) draw_disc(ui, draw, board, centre);
        const ImU32 ink = look.marked                   ? look.ink
                          : highlighted                 ? ui.theme.ink
                          : by_hand                     ? hand_ink(ui, picture, cell)
                          : picture.paint_of(cell) != 0 ? ui.theme.ink
                                                        : ui.theme.secondary;
        draw_digit(draw, mark_font(ui), board.cell * kCandidateShare, centre, ink, digit);
        if (!corner) continue;
        const float reach = board.cell * 0.07F;
        const float y = std::round(centre.y + board.cell * 0.1F);
        draw.AddRectFilled({centre.x - reach, y}, {centre.x + reach, y + 1}, ink);
    }
}

void draw_selection(const Ui& ui, ImDrawList& draw, const BoardFrame& board) {
    const Selection& selection = ui.model.play.selection();
    const CellSet& cells = selection.cells();
    const ImU32 ink = ui.theme.accent;
    constexpr float kThick = 3;
    constexpr float kInset = 1;
    // Each cell draws its part of the ring: along edges to cells outside, and at inner corners.
    const auto inside = [&](int row, int column) {
        return row >= 0 && row < 9 && column >= 0 && column < 9 && cells.contains(row * 9 + column);
    };
    cells.for_each([&](int cell) {
        const ImVec2 at = board.corner(cell);
        const float l = at.x + kInset;
        const float t = at.y + kInset;
        const float r = at.x + board.cell - kInset;
        const float b = at.y + board.cell - kInset;
        const auto box = [&](float x, float y, float to_x, float to_y) {
            draw.AddRectFilled({x, y}, {to_x, to_y}, ink);
        };
        const int row = cell / 9;
        const int column = cell % 9;
        const bool up = inside(row - 1, column);
        const bool down = inside(row + 1, column);
        const bool west = inside(row, column - 1);
        const bool east = inside(row, column + 1);
        // Where the ring goes on in the next cell, it reaches to the border.
        const float x0 = west ? at.x : l;
        const float x1 = east ? at.x + board.cell : r;
        const float y0 = up ? at.y : t;
        const float y1 = down ? at.y + board.cell : b;
        if (!up) box(x0, t, x1, t + kThick);
        if (!down) box(x0, b - kThick, x1, b);
        if (!west) box(l, y0, l + kThick, y1);
        if (!east) box(r - kThick, y0, r, y1);
        if (up && west && !inside(row - 1, column - 1)) box(at.x, at.y, l + kThick, t + kThick);
        if (up && east && !inside(row - 1, column + 1)) box(r - kThick, at.y, at.x + board.cell, t + kThick);
        if (down && west && !inside(row + 1, column - 1)) box(at.x, b - kThick, l + kThick, at.y + board.cell);
        if (down && east && !inside(row + 1, column + 1))
            box(r - kThick, b - kThick, at.x + board.cell, at.y + board.cell);
    });
    if (selection.is_single()) return;
    const ImVec2 at = board.corner(selection.cursor());
    constexpr float kRing = 6;
    draw.AddRect({at.x + kRing, at.y + kRing}, {at.x + board.cell - kRing, at.y + board.cell - kRing}, ink, 3, 0, 1.5F);
}

// Over the selection's ring, so that they are seen there too.
void draw_differing(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const CellSet& cells) {
    const float reach = std::max(3.0F, board.cell * 0.085F);
    cells.for_each([&](int cell) {
        const ImVec2 at = board.corner(cell);
        const ImVec2 c{at.x + board.cell - reach * 1.9F, at.y + reach * 1.9F};
        draw.AddQuadFilled({c.x, c.y - reach}, {c.x + reach, c.y}, {c.x, c.y + reach}, {c.x - reach, c.y},
                           ui.theme.fin);
    });
}

void draw_conflict_flags(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const CellSet& conflicts) {
    conflicts.for_each([&](int cell) {
        const ImVec2 at = board.corner(cell);
        const float size = board.cell * 0.24F;
        const float edge = at.x + board.cell;
        draw.AddTriangleFilled({edge - size, at.y}, {edge, at.y}, {edge, at.y + size}, ui.theme.conflict);
    });
}

void draw_why(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const BoardPicture& picture) {
    if (picture.why == nullptr) return;
    const WhyNot& why = *picture.why;
    const float stroke = std::max(1.5F, board.cell * 0.032F);
    if (why.peer >= 0) {
        draw.AddCircle(board.centre(why.peer), board.cell * 0.4F, ui.theme.eliminated, 0, stroke * 1.5F);
    }
    const bool against = why.reason != WhyNot::Reason::none && why.reason != WhyNot::Reason::undecided;
    if (picture.board.digit_at(why.cell) != 0) return;
    const ImVec2 at = board.candidate(why.cell, why.digit);
    if (!against) return draw.AddCircle(at, board.cell * 0.162F, ui.theme.placed, 0, stroke);
    const float reach = board.cell * 0.125F;
    draw.AddCircleFilled(at, board.cell * 0.16F, ui.theme.surface);
    draw_digit(draw, mark_font(ui), board.cell * kCandidateShare, at, ui.theme.ink, why.digit);
    draw.AddLine({at.x - reach, at.y - reach}, {at.x + reach, at.y + reach}, ui.theme.eliminated, stroke);
    draw.AddLine({at.x - reach, at.y + reach}, {at.x + reach, at.y - reach}, ui.theme.eliminated, stroke);
}

}  // namespace rookery::shell
