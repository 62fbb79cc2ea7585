// The board of the modes "Play" and "List".
#include <algorithm>
#include <cmath>
#include <string>

#include "shell/board/spoken_cells.hpp"
#include "shell/paint/board_painter.hpp"
#include "shell/play/shown_picture.hpp"
#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/board_area.hpp"
#include "shell/widgets/game_parts.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/widgets/praise.hpp"

namespace rookery::shell {
namespace {

constexpr double kTwice = 0.4;      // seconds between the presses of a double press
constexpr double kLongPress = 0.5;  // seconds
constexpr float kReach = 0.4F;      // of a cell, from its centre: strokes that only cut a corner do not count

// -1: none.
int cell_at(const BoardFrame& board, ImVec2 point, float reach) {
    const float x = (point.x - board.x) / board.cell;
    const float y = (point.y - board.y) / board.cell;
    if (!(x >= 0 && x < 9 && y >= 0 && y < 9)) return -1;  // no pointer: far outside
    const auto away = [](float at) { return std::abs(at - std::floor(at) - 0.5F); };
    if (away(x) > reach || away(y) > reach) return -1;
    return static_cast<int>(y) * 9 + static_cast<int>(x);
}

// Which of a cell's nine candidate positions is under the point.
int digit_at(const BoardFrame& board, int cell, ImVec2 point) {
    const Point at = board.corner(cell);
    const auto third = [&](float offset) { return std::clamp(static_cast<int>(offset * 3 / board.cell), 0, 2); };
    return third(point.y - at.y) * 3 + third(point.x - at.x) + 1;
}

void press(PlayUi& ui, const BoardFrame& board, int cell) {
    const Play& play = ui.page;
    BoardStroke& stroke = ui.eye.board_stroke;
    const ImGuiIO& io = ImGui::GetIO();
    const bool adds = io.KeyCtrl || io.KeySuper || io.KeyShift;
    const bool twice = cell == stroke.cell && ui.now - stroke.since < kTwice;
    stroke = {.running = true, .removes = false, .cell = cell, .since = ui.now, .at = io.MousePos, .moved = false};
    if (ui.ws.mode != Mode::play) {
        stroke.running = false;
        return act(ui, SelectCell{cell});
    }
    Selection next = play.entries().selection();
    const bool again = next.is_single() && next.cursor() == cell;
    if (adds) {
        stroke.removes = next.cells().contains(cell);
        next.toggle(cell);
    } else {
        next.select(cell);
    }
    act(ui, ChangeSelection{next});
    if (adds || play.path().shows_step()) return;
    if (play.entries().chosen() != 0) {
        stroke.running = false;
        return run(ui, "enter-here");
    }
    // While entering candidates, a second press on a cell toggles the candidate under the pointer.
    if (again && play.entries().mode() == EntryMode::centre && play.entries().wants_candidates() &&
        play.board().digit_at(cell) == 0) {
        return act(ui, ToggleCandidate{cell, digit_at(board, cell, io.MousePos)});
    }
    if (!twice) return;
    if (again && play.entries().lone_note() != 0) return run(ui, "enter-here");
    next.take(play.entries().cells_like(cell));
    act(ui, ChangeSelection{next});
}

// Covers all cells between the pointer's last and current position.
void draw_on(PlayUi& ui, const BoardFrame& board) {
    const Play& play = ui.page;
    BoardStroke& stroke = ui.eye.board_stroke;
    const ImVec2 to = ImGui::GetIO().MousePos;
    const ImVec2 from = stroke.at;
    if (cell_at(board, to, 1) < 0 && cell_at(board, from, 1) < 0) return;
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const int parts = std::clamp(static_cast<int>(std::ceil(length * 8 / board.cell)), 1, 200);
    Selection next = play.entries().selection();
    for (int part = 1; part <= parts; ++part) {
        const float share = static_cast<float>(part) / static_cast<float>(parts);
        const int cell = cell_at(board, {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share}, kReach);
        if (cell < 0 || cell == stroke.cell) continue;
        stroke.cell = cell;
        stroke.moved = true;
        if (stroke.removes == next.cells().contains(cell)) {
            next.toggle(cell);
        } else {
            next.go(cell);
        }
    }
    stroke.at = to;
    if (stroke.moved) act(ui, ChangeSelection{next});
}

void press_right(PlayUi& ui, const BoardFrame& board) {
    const Play& play = ui.page;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const int cell = cell_at(board, mouse, 1);
    if (cell < 0) return;
    act(ui, SelectCell{cell});
    if (play.path().shows_step()) return;
    const bool places = play.entries().wants_candidates() && play.board().digit_at(cell) == 0;
    if (!places) return act(ui, AskWhy{cell, 0});
    const int digit = digit_at(board, cell, mouse);
    if (has_digit(candidates_of(play.board())[cell], digit)) return act(ui, ToggleCandidate{cell, digit});
    act(ui, AskWhy{cell, digit});
}

// The document has no strokes: Shift selects everything from the cursor to the cell.
void press_in_document(PlayUi& ui, int cell) {
    const Asked& asked = ui.outline.asked();
    if (ui.ws.mode != Mode::play || !(asked.ctrl || asked.shift)) {
        act(ui, SelectCell{cell});
        const bool enters = ui.ws.mode == Mode::play && ui.page.entries().chosen() != 0;
        if (enters && !ui.page.path().shows_step()) run(ui, "enter-here");
        return;
    }
    Selection next = ui.page.entries().selection();
    if (asked.ctrl) {
        next.toggle(cell);
        return act(ui, ChangeSelection{next});
    }
    const int from = next.cursor();
    const auto [top, bottom] = std::minmax({from / 9, cell / 9});
    const auto [left, right] = std::minmax({from % 9, cell % 9});
    for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column) next.add(row * 9 + column);
    }
    next.go(cell);
    act(ui, ChangeSelection{next});
}

void follow_pointer(PlayUi& ui, const BoardFrame& board, const PressedCell& pressed) {
    BoardStroke& stroke = ui.eye.board_stroke;
    if (pressed.in_document >= 0) return press_in_document(ui, pressed.in_document);
    if (pressed.by_pointer >= 0) return press(ui, board, pressed.by_pointer);
    if (ui.ws.mode != Mode::play) return;
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Right) && ImGui::IsWindowHovered()) press_right(ui, board);
    if (!stroke.running) return;
    if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
        stroke.running = false;
        return;
    }
    draw_on(ui, board);
    const bool finger = ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen;
    if (finger && !stroke.moved && ui.now - stroke.since > kLongPress && !ui.page.path().shows_step()) {
        stroke.running = false;
        act(ui, AskWhy{ui.page.entries().cursor(), 0});
    }
}

// The animation of the latest applied step begins when it is first drawn.
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
    if (ui.page.is_covered()) {
        ui.eye.board_stroke = {};
        return draw_pause_cover(ui, board, "timer-pause");
    }
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
    if (ui.ws.mode == Mode::play) draw_finish_card(ui);
}

}  // namespace rookery::shell
