// The board of the modes "Play" and "List".
#include <string>

#include "shell/board/spoken_cells.hpp"
#include "shell/paint/board_painter.hpp"
#include "shell/play/shown_picture.hpp"
#include "shell/play/view/board_pointer.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/widgets/praise.hpp"

namespace rookery::shell {
namespace {

// The motion of the step that was applied last begins when it is first drawn.
void add_motion(PlayUi& ui, BoardPicture& picture) {
    constexpr float kSeconds = 0.15F;
    const AppliedStep& applied = ui.page.path().last_applied();
    if (applied.serial != ui.eye.seen_serial) {
        ui.eye.seen_serial = applied.serial;
        ui.eye.motion_start = ui.reduced_motion ? -1 : ui.now;
    }
    if (ui.eye.motion_start < 0) return;
    const float passed = static_cast<float>(ui.now - ui.eye.motion_start) / kSeconds;
    if (passed >= 1) {
        ui.eye.motion_start = -1;
        return;
    }
    picture.motion = StepMotion{.gone = applied.step.eliminations, .placed = applied.step.placement, .passed = passed};
}

}  // namespace

void draw_board(PlayUi& ui) {
    const BoardFrame board = frame_of(ui);
    const Play& play = ui.page;
    BoardPicture picture = picture_on_page(ui.page);
    const auto said = [&](int cell) -> SpokenCell {
        const Digit digit = picture.digits[cell];
        return {spoken_cell(picture, play.entries().filtered_digit(), cell), digit == 0 ? "" : std::to_string(digit),
                play.entries().selection().cells().contains(cell)};
    };
    follow_pointer(ui, board, pressed_cell(ui, board, play.entries().cursor(), said));
    ImguiCanvas canvas(ui, *ImGui::GetWindowDrawList());
    add_motion(ui, picture);
    paint_board(canvas, ui.theme, board, picture);
    draw_wave(ui, ui.eye.wave, board, ui.page.statistics.added(), ui.page.finished() == nullptr,
              play.entries().cursor());
}

}  // namespace rookery::shell
