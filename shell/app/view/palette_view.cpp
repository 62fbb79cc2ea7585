// The palette of commands over the page: a field, with the results below. On narrow pages it is a full-page sheet with
// the field at the top, above a phone's keyboard.
#include <algorithm>
#include <cmath>
#include <string>

#include "shell/app/view/panels.hpp"
#include "shell/commands/palette_commands.hpp"
#include "shell/widgets/text_fields.hpp"
#include "shell/widgets/widgets.hpp"
#include "shell/words/strings.hpp"

namespace rookery::shell {
namespace {

constexpr float kWidth = 600;
constexpr float kMaxHeight = 520;

constexpr ImGuiWindowFlags kFlags = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                    ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                                    ImGuiWindowFlags_NoScrollWithMouse;

// Draws the keys at the right edge and returns where they begin. Only the first of several is shown; the page of
// shortcuts has all.
float draw_keys(AppUi& ui, std::string_view keys, float right, float middle) {
    if (keys.empty()) return right;
    const Face face = small_face(ui);
    const std::string_view key = keys.substr(0, keys.find(" / "));
    const float width = width_of(face, key) + 12;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float half = (face.size + 6) / 2;
    draw.AddRectFilled({right - width, middle - half}, {right, middle + half}, ui.theme.surface, 4);
    draw.AddRect({right - width, middle - half}, {right, middle + half}, ui.theme.thin_line, 4);
    draw_text_middle(draw, face, right - width + 6, middle, ui.theme.ink, key);
    return right - width - 8;
}

void draw_row(AppUi& ui, const PaletteRow& row, bool chosen, float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const std::string id = palette_row_command(row.id);
    if (press_item(id.c_str(), {width, height}, row.possible())) run(ui, id);
    row_ground(ui, {at.x, at.y + 1}, {at.x + width, at.y + height - 1}, chosen);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float middle = at.y + height / 2;
    const Face small = small_face(ui);
    float right = at.x + width - 10;
    if (!ui.layout.touch) right = draw_keys(ui, row.keys, right, middle);
    std::string note = row.possible() ? row.place : row.reason;
    if (row.recent)
        note = note.empty() ? std::string(words::kPaletteRecent) : note + ", " + std::string(words::kPaletteRecent);
    const float note_x = right - width_of(small, note);
    draw_text_middle(draw, small, note_x, middle, ui.theme.secondary, note);
    draw_text_middle(draw, text_face(ui), at.x + 10, middle, row.possible() ? ui.theme.ink : ui.theme.secondary,
                     row.label, note_x - 12);
}

// "Undo, Ctrl+Z", with its mode, and why it is not possible now.
std::string said_of(const PaletteRow& row) {
    std::string said = row.label;
    for (const std::string& more : {row.place, row.keys, row.reason}) {
        if (!more.empty()) said += ", " + more;
    }
    return said;
}

void say_results(AppUi& ui, const std::vector<PaletteRow>& rows, float height) {
    const int chosen = ui.model.palette.chosen;
    SpokenRows spoken(ui, {.role = Role::list, .id = "palette-rows", .name = std::string(words::kPaletteResults)},
                      rows.size(), height, chosen);
    for (std::size_t i = spoken.first(); i < spoken.end(); ++i) {
        const std::string id = palette_row_command(rows[i].id);
        if (spoken.row(i, {.role = Role::option,
                           .id = id,
                           .name = said_of(rows[i]),
                           .enabled = rows[i].possible(),
                           .on = static_cast<int>(i) == chosen}))
            run(ui, id);
    }
}

void draw_none(AppUi& ui) {
    say_results(ui, {}, 0);  // the number of results is announced elsewhere
    const Face face = text_face(ui);
    draw_text(*ImGui::GetWindowDrawList(), face, ImGui::GetCursorScreenPos(), ui.theme.secondary, words::kPaletteNone);
    ImGui::Dummy({1, face.size});
}

void draw_rows(AppUi& ui, const std::vector<PaletteRow>& rows, float room) {
    const float height = ui.layout.touch ? 48.0F : 34.0F;
    if (rows.empty()) return draw_none(ui);
    if (ImGui::BeginChild("palette-rows", {0, room})) {
        sharpen(ui);
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
        if (ui.view.scrolled_to_result != ui.model.palette.chosen) {
            ui.view.scrolled_to_result = ui.model.palette.chosen;
            scroll_to_row(ui.model.palette.chosen, height, 0.7F);
        }
        say_results(ui, rows, height);
        ImGuiListClipper clipper;
        clipper.Begin(static_cast<int>(rows.size()), height);
        while (clipper.Step()) {
            for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) {
                draw_row(ui, rows[static_cast<std::size_t>(i)], i == ui.model.palette.chosen, height);
            }
        }
        ImGui::PopStyleVar();
    }
    ImGui::EndChild();
}

void draw_field(AppUi& ui, float width) {
    const Palette& palette = ui.model.palette;
    if (!palette.in_document && ui.view.palette_frame == 0) {
        ImGui::SetWindowFocus();  // ImGui sends keys only to the focused window
        ImGui::SetKeyboardFocusHere();
    }
    text_field(ui, "##palette-text", {words::kFieldPalette, palette.text}, words::kPaletteHint, width);
    if (ui.outline.records()) ui.outline.last().on = palette.in_document;
    if (!palette.in_document) return;
    // The keyboard is in the document: draw the border of an active field, without its caret.
    ImGui::GetWindowDrawList()->AddRect(ImGui::GetItemRectMin(), ImGui::GetItemRectMax(), ui.theme.accent, 6, 0, 2);
}

void draw_box(AppUi& ui, ImVec2 at, ImVec2 size) {
    const bool narrow = ui.layout.page == PageWidth::narrow;
    ImGui::SetCursorScreenPos(at);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {12, 12});
    ImGui::PushStyleVar(ImGuiStyleVar_ChildRounding, narrow ? 0.0F : 8.0F);
    ImGui::PushStyleColor(ImGuiCol_ChildBg, ui.theme.surface);
    if (ImGui::BeginChild("palette-box", size, ImGuiChildFlags_AlwaysUseWindowPadding | ImGuiChildFlags_Border)) {
        sharpen(ui);
        const SpokenPart dialog(ui, Role::dialog, "palette", words::kPaletteTitle);
        const float close = ui.layout.control;
        draw_field(ui, ImGui::GetContentRegionAvail().x - close - 4);
        ImGui::SameLine(0, 4);
        if (button(ui, "palette-close", {}, {.look = ButtonLook::quiet, .icon = Icon::close, .tooltip = words::kClose}))
            run(ui, kPaletteCommand);
        const auto rows = palette_rows(ui.model);
        say(ui, palette_summary(rows), "palette-said");
        draw_rows(ui, rows, ImGui::GetContentRegionAvail().y);
    }
    ImGui::EndChild();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(2);
}

}  // namespace

void draw_palette(AppUi& ui) {
    if (!ui.model.palette.open) {
        ui.view.palette_frame = 0;
        ui.view.scrolled_to_result = 0;
        return;
    }
    const ImVec2 page = ImGui::GetIO().DisplaySize;
    const bool narrow = ui.layout.page == PageWidth::narrow;
    const float width = narrow ? page.x : std::min(kWidth, page.x - 64);
    const float top = narrow ? 0 : std::min(72.0F, page.y * 0.08F);
    const float height = narrow ? page.y : std::min(kMaxHeight, page.y - 2 * top);
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(page);
    ImGui::PushStyleColor(ImGuiCol_WindowBg, IM_COL32(0, 0, 0, ui.theme.dark ? 150 : 90));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    const bool seen = ImGui::Begin("palette-ground", nullptr, kFlags);
    ImGui::PopStyleVar();
    ImGui::PopStyleColor();
    if (seen) {
        sharpen(ui);
        draw_box(ui, {std::floor((page.x - width) / 2), top}, {width, height});
        // A press outside the box closes it.
        const bool outside = ImGui::IsWindowHovered(ImGuiHoveredFlags_None) && ImGui::IsMouseClicked(0);
        if (outside && ui.view.palette_frame > 1) run(ui, kPaletteCommand);
    }
    ImGui::End();
    if (ui.view.palette_frame < 3) {
        ++ui.view.palette_frame;
        ui.view.draw_again = true;
    }
}

}  // namespace rookery::shell
