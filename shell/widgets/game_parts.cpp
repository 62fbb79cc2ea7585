#include "shell/widgets/game_parts.hpp"

#include <cmath>

#include "shell/paint/board_painter.hpp"
#include "shell/widgets/form.hpp"
#include "shell/widgets/imgui_canvas.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {

float draw_way_home(Ui& ui) {
    const Rect& head = ui.layout.head;
    const float control = ui.layout.control;
    if (!ui.layout.tabs.is_empty()) return head.x + 8;
    ImGui::SetCursorScreenPos({head.x, head.y + (head.height - control) / 2});
    icon_button(ui, "mode-home", Icon::previous, {.look = ButtonLook::quiet, .width = control});
    return head.x + control;
}

void draw_making(Ui& ui, const JobItem* job, std::string_view problem, const char* cancel) {
    if (job != nullptr) {
        const std::string making = fill(words::kMakingPuzzle, {duration(ui.now - job->started)});
        draw_cancellable(ui, text_face(ui), making, cancel, cancel);
    }
    if (!problem.empty()) shell::problem(ui, text_face(ui), problem);
}

void draw_clock(Ui& ui, const ClockFace& clock, std::string_view command, float right, float middle) {
    const Face face = small_face(ui);
    constexpr float kIcon = 16;
    const float width = width_of(face, clock.time) + kIcon + 16;
    const float height = ui.layout.touch ? 44.0F : 28.0F;
    const ImVec2 at{std::floor(right - width), std::floor(middle - height / 2)};
    const ImVec2 before = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos(at);
    const std::string_view help = ui.commands.label_of(command);
    if (press_area(ui, std::string(command), {width, height}, {.name = clock.time, .help = help, .on = clock.paused}))
        run(ui, command);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImU32 ink = clock.counts || clock.stopped ? ui.theme.ink : ui.theme.secondary;
    if (ImGui::IsItemHovered()) draw.AddRectFilled(at, {at.x + width, at.y + height}, ui.theme.raised, 6);
    const Icon icon = clock.stopped ? Icon::check : clock.paused ? Icon::play : Icon::pause;
    draw_icon(draw, icon, {at.x + 6 + kIcon / 2, middle}, kIcon, ink);
    draw_text_middle(draw, face, at.x + kIcon + 10, middle, ink, clock.time);
    tooltip(ui, help);
    ImGui::SetCursorScreenPos(before);
}

void draw_pause_cover(Ui& ui, const BoardFrame& board, std::string_view command) {
    ImguiCanvas canvas(ui, *ImGui::GetWindowDrawList());
    paint_ground(canvas, ui.theme, board);
    paint_lines(canvas, ui.theme, board);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled({board.x, board.y}, {board.x + board.side(), board.y + board.side()}, ui.theme.surface);
    draw.AddRect({board.x, board.y}, {board.x + board.side(), board.y + board.side()}, ui.theme.box_line);
    const float middle = std::floor(board.x + board.side() / 2);
    const float y = std::floor(board.y + board.side() / 2);
    draw_icon(draw, Icon::pause, {middle, y - 64}, 32, ui.theme.secondary);
    const Face large = title_face(ui);
    const float title = width_of(large, words::kGamePaused);
    spoken_text(ui, large, {middle - title / 2, y - 40}, ui.theme.ink, words::kGamePaused);
    const float width = button_width(ui, words::kResumeGame, Icon::play);
    ImGui::SetCursorScreenPos({std::floor(middle - width / 2), y});
    const ButtonStyle style{
        .look = ButtonLook::primary, .icon = Icon::play, .width = width, .tooltip = words::kPausedHelp, .keys = "P"};
    if (button(ui, "resume", words::kResumeGame, style)) run(ui, command);
}

void draw_actions(Ui& ui, std::span<const ActionButton> actions) {
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float width = std::floor((ImGui::GetContentRegionAvail().x - gap) / 2);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (i % 2 != 0) ImGui::SameLine();
        command_button(ui, actions[i].command, {.icon = actions[i].icon, .width = width});
    }
}

void draw_game_keys(Ui& ui, std::span<const GameKey> tools, int digits,
                    const std::function<void(int digit, float width, float height)>& digit_key) {
    const Rect& place = ui.layout.keypad;
    if (place.is_empty()) return;
    const SpokenPart part(ui, Role::part, "part-keypad", words::kKeypad);
    const int columns = ui.layout.digit_columns;
    const bool eraser_last = erases_after_digits(ui.layout, digits);
    const int above = static_cast<int>(tools.size()) - (eraser_last ? 1 : 0);
    const int in_row = (above + ui.layout.tool_rows - 1) / ui.layout.tool_rows;
    const float stride_y = ui.layout.key + kKeypadGap;
    // Moves to a key in a row of `count`; returns its width.
    const auto go = [&](int row, int column, int count) {
        const float stride = (place.width + kKeypadGap) / static_cast<float>(count);
        const float left = std::round(static_cast<float>(column) * stride);
        ImGui::SetCursorScreenPos({place.x + left, place.y + static_cast<float>(row) * stride_y});
        return std::round(static_cast<float>(column + 1) * stride) - kKeypadGap - left;
    };
    const auto tool = [&](const GameKey& key, float width) {
        icon_button(ui, key.command, key.icon,
                    {.look = key.look, .width = width, .height = ui.layout.key, .tile = true}, key.name);
    };
    for (int i = 0; i < above; ++i) tool(tools[static_cast<std::size_t>(i)], go(i / in_row, i % in_row, in_row));
    const auto go_to_digit = [&](int place_of) {
        return go(ui.layout.tool_rows + place_of / columns, place_of % columns, columns);
    };
    for (int digit = 1; digit <= digits; ++digit) digit_key(digit, go_to_digit(digit - 1), ui.layout.key);
    if (eraser_last) tool(tools.back(), go_to_digit(columns * (1 + (digits - 1) / columns) - 1));
}

}  // namespace rookery::shell
