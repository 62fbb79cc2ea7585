// A wave over the board when a puzzle was finished by hand: short, quiet, and not drawn under reduced motion.
#include <algorithm>
#include <cmath>

#include "shell/play/view/play_parts.hpp"
#include "shell/widgets/board_area.hpp"

namespace rookery::shell {
namespace {

constexpr float kSeconds = 0.9F;
constexpr float kLitShare = 0.35F;  // of the time, that a cell is lit
constexpr float kBrightest = 0.28F;

// From 0 to 1 and back, while the wave passes.
float light_at(float distance, float passed) {
    const float since = passed - distance * (1 - kLitShare);
    if (since <= 0 || since >= kLitShare) return 0;
    return std::sin(since / kLitShare * 3.14159265F);
}

}  // namespace

void draw_celebration(PlayUi& ui, const BoardFrame& board) {
    const int finished = ui.page.statistics.added();
    if (finished != ui.eye.celebrated && !ui.reduced_motion) ui.eye.celebration_start = ui.now;
    ui.eye.celebrated = finished;
    if (ui.eye.celebration_start < 0) return;
    const float passed = static_cast<float>(ui.now - ui.eye.celebration_start) / kSeconds;
    if (passed >= 1 || ui.page.finished() == nullptr) {
        ui.eye.celebration_start = -1;
        return;
    }
    const int from = ui.page.entries().cursor();
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
