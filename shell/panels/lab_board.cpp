// The laboratory's puzzle: 4, 9 or 16 rows in the board's place, the digits of the chosen method's solution lighter,
// and a wash on the diagonals where these count.
#include <algorithm>
#include <cmath>
#include <string>

#include "panels/board_view.hpp"
#include "panels/widgets.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

constexpr float kLargestDigit = 72;

struct LabFrame {
    float x = 0, y = 0;
    float cell = 0;
    int side = 9;
    float length() const { return static_cast<float>(side) * cell; }
    int cells() const { return side * side; }
    ImVec2 corner(int index) const {
        const int row = index / side;
        return {x + static_cast<float>(index % side) * cell, y + static_cast<float>(row) * cell};
    }
    ImVec2 centre(int index) const {
        const ImVec2 at = corner(index);
        return {at.x + cell / 2, at.y + cell / 2};
    }
};

float cell_size(const Layout& layout, int side) {
    return std::floor(layout.cell * 9 / static_cast<float>(side));
}

// The character of a cell: 1 to 9, A to G.
void draw_symbol(ImDrawList& draw, ImFont* font, float size, ImVec2 centre, ImU32 colour, char symbol) {
    const auto character = static_cast<ImWchar>(static_cast<unsigned char>(symbol));
    const ImFontGlyph* glyph = font->FindGlyph(character);
    const ImFontGlyph* flat = font->FindGlyph('1');
    if (glyph == nullptr || flat == nullptr) return;
    const float scale = size / font->FontSize;
    const ImVec2 at{std::round(centre.x - (glyph->X0 + glyph->X1) / 2 * scale),
                    std::round(centre.y - (flat->Y0 + flat->Y1) / 2 * scale)};
    font->RenderChar(&draw, size, at, colour, character);
}

void draw_lines(const Ui& ui, ImDrawList& draw, const LabFrame& board) {
    const float pixel = ui.pixel;
    const float thick = std::max(2 * pixel, std::round(2.5F / pixel) * pixel);
    const float thin = std::max(pixel, std::round(1 / pixel) * pixel);
    const int box = board.side == 4 ? 2 : board.side == 9 ? 3 : 4;
    const auto line = [&](int index, float width, ImU32 colour) {
        const float offset = std::round((static_cast<float>(index) * board.cell - width / 2) / pixel) * pixel;
        const float end = board.length() + thick / 2;
        draw.AddRectFilled({board.x + offset, board.y - thick / 2}, {board.x + offset + width, board.y + end}, colour);
        draw.AddRectFilled({board.x - thick / 2, board.y + offset}, {board.x + end, board.y + offset + width}, colour);
    };
    for (int i = 1; i < board.side; ++i) {
        if (i % box != 0) line(i, thin, ui.theme.thin_line);
    }
    for (int i = 0; i <= board.side; i += box) line(i, thick, ui.theme.box_line);
}

void draw_numbers(const Ui& ui, ImDrawList& draw, const LabFrame& board) {
    const Face face = small_face(ui);
    const float strip = ui.layout.coordinates / 2 + 1;
    for (int i = 0; i < board.side; ++i) {
        const float along = (static_cast<float>(i) + 0.5F) * board.cell;
        const std::string number = std::to_string(i + 1);
        draw_text_centred(draw, face, {board.x - strip, board.y + along}, ui.theme.secondary, number);
        draw_text_centred(draw, face, {board.x + along, board.y - strip}, ui.theme.secondary, number);
    }
}

void draw_ground(const Ui& ui, ImDrawList& draw, const LabFrame& board, bool diagonal) {
    draw.AddRectFilled({board.x, board.y}, {board.x + board.length(), board.y + board.length()}, ui.theme.surface);
    if (!diagonal) return;
    const ImU32 wash = mixed(ui.theme.surface, ui.theme.accent, ui.theme.dark ? 0.20F : 0.11F);
    for (int i = 0; i < board.cells(); ++i) {
        const int row = i / board.side;
        const int column = i % board.side;
        if (row != column && row + column != board.side - 1) continue;
        const ImVec2 at = board.corner(i);
        draw.AddRectFilled(at, {at.x + board.cell, at.y + board.cell}, wash);
    }
}

void take_presses(Ui& ui, const LabFrame& board) {
    for (int i = 0; i < board.cells(); ++i) {
        ImGui::SetCursorScreenPos(board.corner(i));
        const std::string id = "cell " + cell_name(i, board.side);
        ImGui::InvisibleButton(id.c_str(), {board.cell, board.cell});
        if (ImGui::IsItemActivated()) act(ui, SelectCell{i});
    }
}

}  // namespace

float lab_digit_size(const Layout& layout, int side) {
    return std::round(std::min(cell_size(layout, side) * kDigitShare, kLargestDigit));
}

void draw_lab_board(Ui& ui) {
    const LabPage& page = ui.model.lab;
    const LabPuzzle puzzle = page.puzzle();
    LabFrame board{ui.layout.cells_x(), ui.layout.cells_y(), cell_size(ui.layout, puzzle.side()), puzzle.side()};
    // What is left of the board's place when its cells are whole.
    const float rest = std::floor((9 * ui.layout.cell - board.length()) / 2);
    board.x += rest;
    board.y += rest;
    take_presses(ui, board);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw_ground(ui, draw, board, puzzle.diagonal);
    draw_lines(ui, draw, board);
    draw_numbers(ui, draw, board);
    const std::string solution = page.shown_solution();
    const float size = lab_digit_size(ui.layout, board.side);
    for (int i = 0; i < board.cells(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        const bool given = puzzle.line[place] != '.';
        if (!given && (solution.empty() || solution[place] == '.')) continue;
        ImFont* font = given ? ui.fonts.digit_bold : ui.fonts.digit;
        draw_symbol(draw, font != nullptr ? font : ImGui::GetFont(), size, board.centre(i),
                    given ? ui.theme.ink : ui.theme.entered, given ? puzzle.line[place] : solution[place]);
    }
    const ImVec2 at = board.corner(page.cursor());
    draw.AddRect({at.x + 1.5F, at.y + 1.5F}, {at.x + board.cell - 1.5F, at.y + board.cell - 1.5F}, ui.theme.accent, 3,
                 0, 2);
}

}  // namespace rookery::shell
