#include "shell/board/view/board_view.hpp"

#include <cmath>
#include <string>

#include "shell/app/shown_picture.hpp"
#include "shell/board/view/board_pointer.hpp"
#include "shell/paint/board_painter.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// The motion of the step that was applied last begins when it is first drawn.
void add_motion(Ui& ui, BoardPicture& picture) {
    constexpr float kSeconds = 0.15F;
    const AppliedStep& applied = ui.model.play.last_applied();
    if (applied.serial != ui.view.seen_serial) {
        ui.view.seen_serial = applied.serial;
        ui.view.motion_start = ui.reduced_motion ? -1 : ui.now;
    }
    if (ui.view.motion_start < 0) return;
    const float passed = static_cast<float>(ui.now - ui.view.motion_start) / kSeconds;
    if (passed >= 1) {
        ui.view.motion_start = -1;
        return;
    }
    picture.motion = StepMotion{.gone = applied.step.eliminations, .placed = applied.step.placement, .passed = passed};
}

}  // namespace

BoardFrame frame_of(const Ui& ui) {
    return {.x = ui.layout.cells_x(),
            .y = ui.layout.cells_y(),
            .cell = ui.layout.cell,
            .strip = ui.layout.coordinates,
            .pixel = ui.pixel};
}

// One button a cell; the label is what tests look for.
int pressed_cell(const BoardFrame& board) {
    int pressed = -1;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Point at = board.corner(cell);
        ImGui::SetCursorScreenPos({at.x, at.y});
        const std::string id = "cell " + cell_name(cell, board.rows);
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

void draw_board(Ui& ui) {
    const BoardFrame board = frame_of(ui);
    follow_pointer(ui, board, pressed_cell(board));
    ImguiCanvas canvas(ui, *ImGui::GetWindowDrawList());
    BoardPicture picture = picture_on_page(ui.model);
    add_motion(ui, picture);
    paint_board(canvas, ui.theme, board, picture);
}

}  // namespace rookery::shell
