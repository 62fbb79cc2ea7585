#include "shell/board/view/board_view.hpp"

#include <cmath>
#include <string>

#include "shell/app/shown_picture.hpp"
#include "shell/board/view/board_pointer.hpp"
#include "shell/paint/board_painter.hpp"
#include "shell/play/spoken_cells.hpp"
#include "shell/widgets/spoken.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

// The motion of the step that was applied last begins when it is first drawn.
void add_motion(Ui& ui, BoardPicture& picture) {
    constexpr float kSeconds = 0.15F;
    const AppliedStep& applied = ui.model.play.path().last_applied();
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
PressedCell pressed_cell(Ui& ui, const BoardFrame& board, int cursor, const std::vector<SpokenCell>& cells) {
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
        if (ui.outline.takes(Asked::Kind::focus, id)) act(ui, SelectCell{cell});
        const SpokenCell& said = cells[static_cast<std::size_t>(cell)];
        const bool in_document = say_control(ui, {.role = Role::cell,
                                                  .id = id,
                                                  .name = said.name,
                                                  .value = said.value,
                                                  .on = said.on,
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
    const bool inside = column >= 0 && column < 9 && row >= 0 && row < 9;
    if (!inside || row * 9 + column == view.painted_cell) return -1;
    view.painted_cell = row * 9 + column;
    return view.painted_cell;
}

void draw_board(Ui& ui) {
    const BoardFrame board = frame_of(ui);
    const Play& play = ui.model.play;
    BoardPicture picture = picture_on_page(ui.model);
    std::vector<SpokenCell> cells;
    for (int cell = 0; cell < board.cells(); ++cell) {
        const Digit digit = picture.digits[cell];
        cells.push_back({spoken_cell(picture, play.entries().filtered_digit(), cell),
                         digit == 0 ? "" : std::to_string(digit), play.entries().selection().cells().contains(cell)});
    }
    follow_pointer(ui, board, pressed_cell(ui, board, play.entries().cursor(), cells));
    ImguiCanvas canvas(ui, *ImGui::GetWindowDrawList());
    add_motion(ui, picture);
    paint_board(canvas, ui.theme, board, picture);
}

}  // namespace rookery::shell
