#include "panels/board_view.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "panels/board_picture.hpp"
#include "panels/board_pointer.hpp"
#include "panels/chain_overlay.hpp"
#include "panels/marks_view.hpp"
#include "panels/step_overlay.hpp"
#include "panels/widgets.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr float kMotionSeconds = 0.15F;

void draw_backgrounds(const Ui& ui, ImDrawList& draw, const BoardFrame& board, const BoardPicture& picture) {
    draw.AddRectFilled({board.x, board.y}, {board.x + board.side(), board.y + board.side()}, ui.theme.surface);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const ImU32 colour = background_of(ui, picture, cell);
        if (colour == ui.theme.surface) continue;
        const ImVec2 at = board.corner(cell);
        draw.AddRectFilled(at, {at.x + board.cell, at.y + board.cell}, colour);
    }
}

// A digit that has just been applied comes in a little larger; candidates that went fade.
void draw_motion(Ui& ui, ImDrawList& draw, const BoardFrame& board) {
    const AppliedStep& applied = ui.model.play.last_applied();
    if (applied.serial != ui.view.seen_serial) {
        ui.view.seen_serial = applied.serial;
        ui.view.motion_start = ui.reduced_motion ? -1 : ui.now;
    }
    if (ui.view.motion_start < 0) return;
    const float t = static_cast<float>(ui.now - ui.view.motion_start) / kMotionSeconds;
    if (t >= 1) {
        ui.view.motion_start = -1;
        return;
    }
    ImFont* font = ui.fonts.candidate != nullptr ? ui.fonts.candidate : ImGui::GetFont();
    for (const CellDigit& gone : applied.step.eliminations) {
        draw_digit(draw, font, board.cell * kCandidateShare, board.candidate(gone.cell, gone.digit),
                   faded(ui.theme.eliminated, 1 - t), gone.digit);
    }
    if (applied.step.placement) {
        const float radius = board.cell * (0.20F + 0.28F * t);
        draw.AddCircle(board.centre(applied.step.placement->cell), radius, faded(ui.theme.placed, 1 - t), 0, 3);
    }
}

// The cell's true candidate is gone.
void draw_lost_frame(const Ui& ui, ImDrawList& draw, const BoardFrame& board, int cell) {
    const ImVec2 at = board.corner(cell);
    const float inset = 3;
    draw.AddRectFilled({at.x + inset, at.y + inset}, {at.x + board.cell - inset, at.y + board.cell - inset},
                       ui.theme.conflict_tint, 4);
    draw.AddRect({at.x + inset, at.y + inset}, {at.x + board.cell - inset, at.y + board.cell - inset},
                 ui.theme.conflict, 4, 0, 2.5F);
}

void draw_cell(Ui& ui, ImDrawList& draw, const BoardFrame& board, const BoardPicture& picture, int cell) {
    const Theme& theme = ui.theme;
    const Digit digit = picture.board.digit_at(cell);
    if (digit == 0) {
        if (ui.model.play.wrong_cells().contains(cell)) draw_lost_frame(ui, draw, board, cell);
        return draw_candidates(ui, draw, board, picture, cell);
    }
    const bool given = picture.board.is_given(cell);
    ImFont* font = given ? ui.fonts.digit_bold : ui.fonts.digit;
    if (font == nullptr) font = ImGui::GetFont();
    const bool wrong = ui.model.play.wrong_cells().contains(cell);
    const bool conflict = picture.conflicts.contains(cell);
    const bool painted = picture.paint_of(cell) != 0;
    const ImU32 ink = given                             ? theme.ink
                      : conflict || (wrong && !painted) ? theme.conflict
                      : painted                         ? entered_on_paint(theme)
                                                        : theme.entered;
    draw_digit(draw, font, board.cell * kDigitShare, board.centre(cell), ink, digit);
    const ImVec2 at = board.corner(cell);
    if (wrong) {
        const float inset = board.cell * 0.22F;
        draw.AddLine({at.x + inset, at.y + board.cell - inset}, {at.x + board.cell - inset, at.y + inset},
                     theme.conflict, 2.5F);
    }
}

}  // namespace

ImVec2 BoardFrame::candidate(int cell_index, int digit) const {
    const ImVec2 at = corner(cell_index);
    const float margin = cell * 0.05F;
    const float step = (cell - 2 * margin) / 3;
    const auto place = [&](int n) { return margin + (static_cast<float>(n) + 0.5F) * step; };
    return {at.x + place((digit - 1) % 3), at.y + place((digit - 1) / 3)};
}

BoardFrame frame_of(const Layout& layout) {
    return {layout.cells_x(), layout.cells_y(), layout.cell};
}

// One button a cell; the label is what tests look for.
int pressed_cell(const BoardFrame& board) {
    int pressed = -1;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        ImGui::SetCursorScreenPos(board.corner(cell));
        const std::string id = "cell " + cell_name(cell);
        ImGui::InvisibleButton(id.c_str(), {board.cell, board.cell});
        if (ImGui::IsItemActivated()) pressed = cell;
    }
    return pressed;
}

int brushed_cell(Ui& ui, const BoardFrame& board, int pressed) {
    View& view = ui.view;
    if (pressed >= 0) {
        view.painting = true;
        view.painted_cell = -1;
    }
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left) && pressed < 0) view.painting = false;
    if (!view.painting) return -1;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const auto column = static_cast<int>(std::floor((mouse.x - board.x) / board.cell));
    const auto row = static_cast<int>(std::floor((mouse.y - board.y) / board.cell));
    const bool inside = column >= 0 && column < 9 && row >= 0 && row < 9;
    if (!inside || row * 9 + column == view.painted_cell) return -1;
    view.painted_cell = row * 9 + column;
    return view.painted_cell;
}

void draw_digit(ImDrawList& draw, ImFont* font, float size, ImVec2 centre, ImU32 colour, int digit) {
    const auto character = static_cast<ImWchar>('0' + digit);
    const ImFontGlyph* glyph = font->FindGlyph(character);
    const ImFontGlyph* flat = font->FindGlyph('1');  // all digits stand on the line and are as high as this one
    if (glyph == nullptr || flat == nullptr) return;
    const float scale = size / font->FontSize;
    const ImVec2 at{std::round(centre.x - (glyph->X0 + glyph->X1) / 2 * scale),
                    std::round(centre.y - (flat->Y0 + flat->Y1) / 2 * scale)};
    font->RenderChar(&draw, size, at, colour, character);
}

void draw_board_lines(const Ui& ui, ImDrawList& draw, const BoardFrame& board) {
    const float pixel = ui.pixel;
    const float thick = std::max(2 * pixel, std::round(2.5F / pixel) * pixel);
    const float thin = std::max(pixel, std::round(1 / pixel) * pixel);
    const auto line = [&](int index, float width, ImU32 colour) {
        const float offset = std::round((static_cast<float>(index) * board.cell - width / 2) / pixel) * pixel;
        const float end = board.side() + thick / 2;
        draw.AddRectFilled({board.x + offset, board.y - thick / 2}, {board.x + offset + width, board.y + end}, colour);
        draw.AddRectFilled({board.x - thick / 2, board.y + offset}, {board.x + end, board.y + offset + width}, colour);
    };
    for (int i = 1; i < 9; ++i) {
        if (i % 3 != 0) line(i, thin, ui.theme.thin_line);
    }
    for (int i = 0; i <= 9; i += 3) line(i, thick, ui.theme.box_line);
}

void draw_coordinates(const Ui& ui, ImDrawList& draw, const BoardFrame& board) {
    const Face face = small_face(ui);
    const float strip = ui.layout.coordinates / 2 + 1;
    for (int i = 0; i < 9; ++i) {
        const float along = (static_cast<float>(i) + 0.5F) * board.cell;
        const std::string number = std::to_string(i + 1);
        draw_text_centred(draw, face, {board.x - strip, board.y + along}, ui.theme.secondary, number);
        draw_text_centred(draw, face, {board.x + along, board.y - strip}, ui.theme.secondary, number);
    }
}

void draw_board(Ui& ui) {
    const BoardFrame board = frame_of(ui.layout);
    follow_pointer(ui, board, pressed_cell(board));
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const BoardPicture picture = picture_of(ui.model);
    draw_backgrounds(ui, draw, board, picture);
    draw_paint_bars(ui, draw, board, picture);
    draw_board_lines(ui, draw, board);
    draw_coordinates(ui, draw, board);
    if (picture.houses != nullptr) draw_house_edges(ui, draw, board, *picture.houses);
    if (!picture.hint_house.empty()) draw_house_edges(ui, draw, board, picture.hint_house);
    draw_chain_links(ui, draw, board, picture.chains, picture.candidates, values_of(picture.board));
    for (int cell = 0; cell < Geometry9::kCells; ++cell) draw_cell(ui, draw, board, picture, cell);
    if (picture.step != nullptr) draw_marks_over(ui, draw, board, *picture.step, picture.chains);
    draw_why(ui, draw, board, picture);
    if (!ui.model.play.shows_step()) draw_selection(ui, draw, board);
    draw_differing(ui, draw, board, picture.differing);
    draw_conflict_flags(ui, draw, board, picture.conflicts);
    draw_motion(ui, draw, board);
}

}  // namespace rookery::shell
