#include "shell/widgets/board_area.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "shell/widgets/spoken.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {

BoardFrame frame_of(const Ui& ui) {
    return {.x = ui.layout.cells_x(),
            .y = ui.layout.cells_y(),
            .cell = ui.layout.cell,
            .strip = ui.layout.coordinates,
            .pixel = ui.pixel};
}

namespace {

constexpr float kLargestDigit = 72;
constexpr float kLegible = 11;
constexpr float kLargestMark = 24;

float cell_size(const Layout& layout, int side) {
    return std::floor(layout.cell * static_cast<float>(layout.rows) / static_cast<float>(side));
}

}  // namespace

BoardFrame frame_of(const Ui& ui, int side) {
    BoardFrame board = frame_of(ui);
    board.rows = side;
    board.cell = cell_size(ui.layout, side);
    const float rest = std::floor((static_cast<float>(ui.layout.rows) * ui.layout.cell - board.side()) / 2);
    board.x += rest;
    board.y += rest;
    return board;
}

float digit_size(const Layout& layout, int side) {
    // The smallest cells need all of their height to be legible on a phone.
    const float cell = cell_size(layout, side);
    const float share = cell < 18 ? 0.92F : cell < 24 ? 0.78F : kDigitShare;
    return std::round(std::min(cell * share, kLargestDigit));
}

float mark_size(const Layout& layout, int side) {
    const BoardFrame frame{.cell = cell_size(layout, side), .rows = side};
    constexpr float kShare = 0.867F;  // fraction of the distance between two marks, as on the board of Play
    return std::round(std::clamp(frame.candidate_step() * kShare, kLegible, kLargestMark));
}

// One button per cell; tests find it by its label.
PressedCell pressed_cell(Ui& ui, const BoardFrame& board, int cursor, const std::function<SpokenCell(int)>& said) {
    const SpokenPart grid(ui, {.role = Role::grid,
                               .id = "board",
                               .name = std::string(words::kBoard),
                               .help = std::string(words::kBoardHelp),
                               .side = board.rows});
    PressedCell pressed;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Point at = board.corner(cell);
        ImGui::SetCursorScreenPos({at.x, at.y});
        const std::string id = "cell " + cell_name(cell, board.rows);
        ImGui::InvisibleButton(id.c_str(), {board.cell, board.cell});
        if (ImGui::IsItemActivated()) pressed.by_pointer = cell;
        if (!ui.outline.records()) continue;
        // The cursor's cell may be one of several selected ones, which remain selected when the focus returns to it.
        if (ui.outline.takes(Asked::Kind::focus, id) && cell != cursor) act(ui, SelectCell{cell});
        SpokenCell spoken = said(cell);
        const bool in_document = say_control(ui, {.role = Role::cell,
                                                  .id = id,
                                                  .name = std::move(spoken.name),
                                                  .value = std::move(spoken.value),
                                                  .on = spoken.on,
                                                  .current = cell == cursor});
        if (in_document) pressed.in_document = cell;
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
    const bool inside = column >= 0 && column < board.rows && row >= 0 && row < board.rows;
    if (!inside || row * board.rows + column == view.painted_cell) return -1;
    view.painted_cell = row * board.rows + column;
    return view.painted_cell;
}

}  // namespace rookery::shell
