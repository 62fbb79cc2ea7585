// The domains of an "alldifferent" constraint as a grid of variables and values, with its Hall set and its matching.
#include <algorithm>
#include <string>

#include "shell/lab/view/lab_parts.hpp"
#include "shell/widgets/spoken.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kHallCell = 30;
constexpr float kHallHead = 34;  // the column of variable names

void draw_hall_value(LabUi& ui, const HallPicture::Cell& cell, const std::string& value, ImVec2 middle) {
    using Value = HallPicture::Value;
    if (cell.value == Value::absent) return;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const Face face = cell.value == Value::stays ? bold_face(ui) : text_face(ui);
    const ImU32 ink = cell.value == Value::goes   ? ui.theme.conflict
                      : cell.value == Value::gone ? ui.theme.secondary
                                                  : ui.theme.ink;
    if (cell.matched) draw.AddCircle(middle, kHallCell * .4F, ui.theme.accent, 0, 2);
    draw_text_centred(draw, face, middle, ink, value);
    if (cell.value == Value::stays) return;
    const float half = width_of(face, value) / 2 + 3;
    draw.AddLine({middle.x - half, middle.y + 4}, {middle.x + half, middle.y - 4}, ink, 1.5F);
}

void draw_hall_grid(LabUi& ui, const HallPicture& picture) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetContentRegionAvail().x - kHallHead;
    const float width = std::min(kHallCell, room / static_cast<float>(picture.values.size()));
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    for (std::size_t v = 0; v < picture.cells.size(); ++v) {
        const float top = at.y + static_cast<float>(v) * kHallCell;
        draw_text_middle(draw, small_face(ui), at.x, top + kHallCell / 2, ui.theme.secondary,
                         'x' + std::to_string(v + 1));
        for (std::size_t i = 0; i < picture.values.size(); ++i) {
            const HallPicture::Cell& cell = picture.cells[v][i];
            const ImVec2 from{at.x + kHallHead + static_cast<float>(i) * width, top};
            const ImVec2 to{from.x + width, top + kHallCell};
            if (cell.in_hall_set) draw.AddRectFilled(from, to, ui.theme.accent_soft);
            draw.AddRect(from, to, ui.theme.thin_line);
            draw_hall_value(ui, cell, picture.values[i], {(from.x + to.x) / 2, (from.y + to.y) / 2});
        }
    }
    ImGui::Dummy({kHallHead + width * static_cast<float>(picture.values.size()),
                  kHallCell * static_cast<float>(picture.cells.size())});
}

void say_hall_rows(LabUi& ui, const HallPicture& picture) {
    const SpokenPart list(ui, {.role = Role::items, .id = "lab-hall", .name = std::string(words::kHallName)});
    for (std::size_t v = 0; v < picture.cells.size(); ++v) {
        const SpokenPart item(ui, {.role = Role::item});
        say(ui, picture.text_of(v));
    }
}

}  // namespace

void draw_hall_picture(LabUi& ui) {
    const LabTools& tools = ui.page.tools;
    if (tools.picture.is_empty()) return;
    const HallPicture& picture = tools.picture;
    caption(ui, fill(words::kHallTitle, {picture.consistency, std::to_string(tools.shown_row() + 1),
                                         std::to_string(tools.result.rows.size())}));
    draw_hall_grid(ui, picture);
    say_hall_rows(ui, picture);
    if (!picture.reason.empty()) paragraph(ui, small_face(ui), ui.theme.ink, picture.reason, "lab-hall-reason");
    command_button(ui, "lab-row-previous", {.icon = Icon::up});
    same_line_if_room(button_width(ui, words::kHallNext, Icon::down), 8);
    command_button(ui, "lab-row-next", {.icon = Icon::down});
    space(4);
}

}  // namespace rookery::shell
