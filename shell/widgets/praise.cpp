#include "shell/widgets/praise.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "shell/widgets/widgets.hpp"

namespace rookery::shell {
namespace {

constexpr float kSeconds = 0.3F;
constexpr float kLitShare = 0.35F;  // fraction of the time that a cell is lit
constexpr float kBrightest = 0.28F;

// From 0 to 1 and back while the wave passes.
float light_at(float distance, float passed) {
    const float since = passed - distance * (1 - kLitShare);
    if (since <= 0 || since >= kLitShare) return 0;
    return std::sin(since / kLitShare * 3.14159265F);
}

}  // namespace

void draw_praise(Ui& ui, std::string_view title, std::string_view done, std::string_view facts) {
    constexpr float kPadding = 12;
    constexpr float kSign = 36;
    say_heading(ui, title);
    say(ui, std::string(done) + ". " + std::string(facts));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const Face large = title_face(ui);
    const Face text = text_face(ui);
    const Face small = small_face(ui);
    const float height = large.size + text.size + small.size + 12 + 2 * kPadding;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    draw.AddRectFilled(at, {at.x + width, at.y + height}, mixed(ui.theme.surface, ui.theme.placed, 0.12F), 8);
    draw_icon(draw, Icon::solve, {at.x + kPadding + 12, at.y + height / 2}, 28, ui.theme.placed);
    const float x = at.x + kPadding + kSign;
    const float right = at.x + width - kPadding;
    float y = at.y + kPadding;
    draw_text(draw, large, {x, y}, ui.theme.ink, title, right);
    y += large.size + 6;
    draw_text(draw, text, {x, y}, ui.theme.ink, done, right);
    y += text.size + 6;
    draw_text(draw, small, {x, y}, ui.theme.secondary, facts, right);
    ImGui::Dummy({width, height});
    space(8);
}

void draw_wave(Ui& ui, BoardWave& wave, const BoardFrame& board, int finished, bool is_over, int from) {
    if (finished != wave.seen && !ui.reduced_motion) wave.start = ui.now;
    wave.seen = finished;
    if (wave.start < 0) return;
    const float passed = static_cast<float>(ui.now - wave.start) / kSeconds;
    if (passed >= 1 || is_over) {
        wave.start = -1;
        return;
    }
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    for (int cell = 0; cell < board.cells(); ++cell) {
        const int rows = std::abs(cell / board.rows - from / board.rows);
        const int columns = std::abs(cell % board.rows - from % board.rows);
        const float distance = static_cast<float>(std::max(rows, columns)) / static_cast<float>(board.rows - 1);
        const float light = light_at(distance, passed);
        if (light <= 0) continue;
        const Point at = board.corner(cell);
        ImVec4 colour = ImGui::ColorConvertU32ToFloat4(ui.theme.placed);
        colour.w = kBrightest * light;
        draw.AddRectFilled({at.x, at.y}, {at.x + board.cell, at.y + board.cell}, ImGui::GetColorU32(colour));
    }
}

}  // namespace rookery::shell
