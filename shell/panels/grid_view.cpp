// The grid whose puzzles are enumerated: the chosen unavoidable set, or the disjoint ones side by side; the clues of
// the chosen puzzle; and what is asked of cells.
//
//   chosen set, clues   tinted cells with a frame, their digits bold
//   disjoint sets       the same in a colour for each set, with its letter on a disc (a square from the ninth on)
//   must be a clue      a frame in green, and a triangle in the corner
//   must not be one     a cross through the cell
#include <algorithm>
#include <cmath>
#include <string>

#include "panels/board_view.hpp"
#include "panels/set_badge.hpp"
#include "panels/widgets.hpp"

namespace rookery::shell {
namespace {

// Cells that belong together, and their colour.
struct Group {
    CellSet cells;
    ImU32 colour = 0;
    int letter = -1;  // which set of a clique; -1: none
};

std::vector<Group> groups_of(const Ui& ui) {
    const EnumeratePage& page = ui.model.enumerate;
    std::vector<Group> groups;
    if (page.view == EnumerateView::puzzles) {
        const CellSet clues = page.shown() == nullptr ? CellSet{} : page.shown()->selected_clues();
        if (!clues.empty()) groups.push_back({clues, ui.theme.accent});
    } else if (page.sets.shows_clique) {
        for (const CellSet& cells : page.sets.clique()) {
            const int index = static_cast<int>(groups.size());
            groups.push_back({cells, set_colour(ui.theme, index), index});
        }
    } else if (const UnavoidableSet* set = page.sets.chosen_set()) {
        groups.push_back({set->cells, ui.theme.accent});
    }
    return groups;
}

void draw_frame(ImDrawList& draw, const BoardFrame& board, int cell, ImU32 colour, float thick) {
    const ImVec2 at = board.corner(cell);
    const float inset = 2.5F;
    draw.AddRect({at.x + inset, at.y + inset}, {at.x + board.cell - inset, at.y + board.cell - inset}, colour, 4, 0,
                 thick);
}

void draw_ground(const Ui& ui, ImDrawList& draw, const BoardFrame& board, int cell, ImU32 colour) {
    const ImVec2 at = board.corner(cell);
    const float share = ui.theme.dark ? 0.24F : 0.16F;
    draw.AddRectFilled(at, {at.x + board.cell, at.y + board.cell}, mixed(ui.theme.surface, colour, share));
}

void draw_mark(const Ui& ui, ImDrawList& draw, const BoardFrame& board, int cell, CellMark mark) {
    const ImVec2 at = board.corner(cell);
    const float size = board.cell;
    if (mark == CellMark::required) {
        const float corner = size * 0.26F;
        draw_frame(draw, board, cell, ui.theme.placed, 2.5F);
        draw.AddTriangleFilled({at.x + 2, at.y + 2}, {at.x + corner, at.y + 2}, {at.x + 2, at.y + corner},
                               ui.theme.placed);
    } else if (mark == CellMark::barred) {
        const float inset = size * 0.14F;
        draw.AddLine({at.x + inset, at.y + inset}, {at.x + size - inset, at.y + size - inset}, ui.theme.eliminated, 2);
        draw.AddLine({at.x + inset, at.y + size - inset}, {at.x + size - inset, at.y + inset}, ui.theme.eliminated, 2);
    }
}

void draw_digits(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const CellSet& bold, bool others_step_back) {
    const EnumeratePage& page = ui.model.enumerate;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const bool strong = bold.contains(cell);
        const bool barred = page.view == EnumerateView::puzzles && page.mark_of(cell) == CellMark::barred;
        ImFont* font = strong ? ui.fonts.digit_bold : ui.fonts.digit;
        if (font == nullptr) font = ImGui::GetFont();
        const ImU32 ink = strong ? ui.theme.ink : others_step_back || barred ? ui.theme.secondary : ui.theme.ink;
        draw_digit(draw, font, board.cell * kDigitShare, board.centre(cell), ink, page.grid()[cell]);
    }
}

void draw_cursor(const Ui& ui, ImDrawList& draw, const BoardFrame& board) {
    const ImVec2 at = board.corner(ui.model.play.cursor());
    draw.AddRect({at.x + 0.5F, at.y + 0.5F}, {at.x + board.cell - 0.5F, at.y + board.cell - 0.5F}, ui.theme.entered, 3,
                 0, 2);
}

void take_presses(Ui& ui, const BoardFrame& board) {
    const EnumeratePage& page = ui.model.enumerate;
    const int pressed = pressed_cell(board);
    if (pressed >= 0) act(ui, SelectCell{pressed});
    if (!page.has_grid() || page.view != EnumerateView::puzzles || !page.brush) {
        ui.view.painting = false;
        return;
    }
    const int brushed = brushed_cell(ui, board, pressed);
    if (brushed >= 0) act(ui, BrushCell{brushed, pressed >= 0, false});
}

}  // namespace

void draw_grid(Ui& ui) {
    const EnumeratePage& page = ui.model.enumerate;
    const BoardFrame board = frame_of(ui.layout);
    take_presses(ui, board);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled({board.x, board.y}, {board.x + board.side(), board.y + board.side()}, ui.theme.surface);
    const std::vector<Group> groups = page.has_grid() ? groups_of(ui) : std::vector<Group>{};
    CellSet bold;
    for (const Group& group : groups) {
        group.cells.for_each([&](int cell) { draw_ground(ui, draw, board, cell, group.colour); });
        bold |= group.cells;
    }
    draw_board_lines(ui, draw, board);
    draw_coordinates(ui, draw, board);
    if (!page.has_grid()) return;
    draw_digits(ui, draw, board, bold, !groups.empty());
    for (const Group& group : groups) {
        group.cells.for_each([&](int cell) {
            draw_frame(draw, board, cell, group.colour, 2);
            const ImVec2 at = board.corner(cell);
            const float reach = std::clamp(board.cell * 0.15F, 6.5F, 9.0F);
            if (group.letter >= 0) draw_set_badge(ui, draw, {at.x + reach + 1, at.y + reach + 1}, reach, group.letter);
        });
    }
    if (page.view == EnumerateView::puzzles) {
        for (int cell = 0; cell < Geometry9::kCells; ++cell) draw_mark(ui, draw, board, cell, page.mark_of(cell));
    }
    draw_cursor(ui, draw, board);
}

}  // namespace rookery::shell
