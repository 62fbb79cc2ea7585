#include "shell/widgets/widgets.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <string>

namespace rookery::shell {
namespace {

Face face_of(ImFont* font) {
    if (font == nullptr) font = ImGui::GetFont();
    return {font, font->FontSize * ImGui::GetIO().FontGlobalScale};
}

constexpr float kIconSize = 20;
constexpr float kButtonPadding = 14;
constexpr float kIconGap = 8;

struct ButtonColours {
    ImU32 fill, edge, ink;
};

ButtonColours colours_of(const Theme& theme, const ButtonStyle& style, bool hovered, bool held) {
    const float lift = held ? 0.16F : hovered ? 0.08F : 0.0F;
    if (!style.enabled) {
        const bool bare = style.look == ButtonLook::quiet;
        return {bare ? 0 : theme.raised, style.look == ButtonLook::key ? theme.thin_line : 0, theme.faint};
    }
    if (style.look == ButtonLook::primary) return {mixed(theme.accent, theme.ink, lift), 0, theme.on_accent};
    if (style.on.value_or(false))
        return {mixed(theme.accent_soft, theme.accent, lift), theme.accent, theme.dark ? theme.accent : theme.entered};
    if (style.look == ButtonLook::key)
        return {mixed(theme.dark ? theme.raised : theme.surface, theme.ink, lift), theme.thin_line, theme.ink};
    if (style.look == ButtonLook::quiet) return {lift > 0 ? mixed(theme.surface, theme.ink, lift) : 0, 0, theme.ink};
    return {mixed(theme.raised, theme.ink, lift), 0, theme.ink};
}

}  // namespace

void sharpen(const Ui& ui) {
    ImGui::GetWindowDrawList()->_FringeScale = ui.pixel;
}

Face text_face(const Ui& ui) {
    return face_of(ui.fonts.text);
}
Face bold_face(const Ui& ui) {
    return face_of(ui.fonts.text_bold != nullptr ? ui.fonts.text_bold : ui.fonts.text);
}
Face small_face(const Ui& ui) {
    return face_of(ui.fonts.small);
}
Face title_face(const Ui& ui) {
    return face_of(ui.fonts.title);
}
Face mono_face(const Ui& ui) {
    return face_of(ui.fonts.mono);
}

float width_of(const Face& face, std::string_view text) {
    if (text.empty()) return 0;  // ImGui takes an empty text with a null pointer for one that ends in NUL
    return face.font->CalcTextSizeA(face.size, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}

void draw_text(ImDrawList& draw, const Face& face, ImVec2 at, ImU32 colour, std::string_view text, float right_edge) {
    if (text.empty()) return;
    const char* end = text.data() + text.size();
    if (right_edge <= 0 || at.x + width_of(face, text) <= right_edge) {
        draw.AddText(face.font, face.size, at, colour, text.data(), end);
        return;
    }
    // The mono font has no ellipsis, and dots would look like empty cells.
    constexpr std::string_view kEllipsis = "\u2026";
    const bool has_ellipsis = face.font->FindGlyphNoFallback(0x2026) != nullptr;
    const Face dots{has_ellipsis ? face.font : ImGui::GetFont(), face.size};
    const float room = right_edge - at.x - width_of(dots, kEllipsis);
    if (room <= 0) return;
    const char* cut = text.data();
    const ImVec2 size = face.font->CalcTextSizeA(face.size, room, 0, text.data(), end, &cut);
    draw.AddText(face.font, face.size, at, colour, text.data(), cut);
    draw.AddText(dots.font, dots.size, {at.x + size.x, at.y}, colour, kEllipsis.data(),
                 kEllipsis.data() + kEllipsis.size());
}

void draw_text_middle(ImDrawList& draw, const Face& face, float x, float middle, ImU32 colour, std::string_view text,
                      float right_edge) {
    draw_text(draw, face, {x, std::floor(middle - face.size / 2)}, colour, text, right_edge);
}

void draw_text_centred(ImDrawList& draw, const Face& face, ImVec2 centre, ImU32 colour, std::string_view text) {
    draw_text_middle(draw, face, std::floor(centre.x - width_of(face, text) / 2), centre.y, colour, text);
}

void spoken_text(Ui& ui, const Face& face, ImVec2 at, ImU32 colour, std::string_view text, float right_edge) {
    draw_text(*ImGui::GetWindowDrawList(), face, at, colour, text, right_edge);
    say(ui, text);
}

void spoken_text_middle(Ui& ui, const Face& face, float x, float middle, ImU32 colour, std::string_view text,
                        float right_edge) {
    draw_text_middle(*ImGui::GetWindowDrawList(), face, x, middle, colour, text, right_edge);
    say(ui, text);
}

namespace {

void draw_label(const Face& face, ImU32 colour, std::string_view text) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), face, at, colour, text);
    ImGui::Dummy({width_of(face, text), face.size});
}

// The same, truncated with an ellipsis at this distance from the panel's edge.
void draw_line(const Face& face, ImU32 colour, std::string_view text, float before_edge) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetContentRegionAvail().x - before_edge;
    draw_text(*ImGui::GetWindowDrawList(), face, at, colour, text, at.x + room);
    ImGui::Dummy({std::min(width_of(face, text), room), face.size});
}

}  // namespace

void draw_paragraph(const Face& face, ImU32 colour, std::string_view text) {
    if (text.empty()) return;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const char* end = text.data() + text.size();
    const ImVec2 size = face.font->CalcTextSizeA(face.size, FLT_MAX, width, text.data(), end);
    ImGui::GetWindowDrawList()->AddText(face.font, face.size, at, colour, text.data(), end, width);
    ImGui::Dummy({width, size.y});
}

void label(Ui& ui, const Face& face, ImU32 colour, std::string_view text) {
    draw_label(face, colour, text);
    say(ui, text);
}

void paragraph(Ui& ui, const Face& face, ImU32 colour, std::string_view text, std::string_view id) {
    draw_paragraph(face, colour, text);
    say(ui, text, id);
}

void problem(Ui& ui, const Face& face, std::string_view text) {
    draw_paragraph(face, ui.theme.conflict, text);
    say_problem(ui, text);
}

void title(Ui& ui, const Face& face, std::string_view text) {
    draw_label(face, ui.theme.ink, text);
    say_heading(ui, text);
}

void caption(Ui& ui, std::string_view text) {
    draw_line(small_face(ui), ui.theme.secondary, text, 0);
    say_heading(ui, text, 4);
}

void heading(Ui& ui, std::string_view text, std::string_view note, float buttons) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    const Face small = small_face(ui);
    const float taken = std::max(buttons, width_of(small, note));
    draw_line(bold_face(ui), ui.theme.ink, text, taken > 0 ? taken + 8 : 0);
    say_heading(ui, text);
    spoken_text(ui, small, {right - width_of(small, note), at.y + 2}, ui.theme.secondary, note);
}

void space(float height) {
    if (height < 0) return ImGui::SetCursorPosY(ImGui::GetCursorPosY() + height);
    // An item rather than a moved cursor, so that space at the end of a window counts as content.
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    ImGui::Dummy({1, height});
    ImGui::PopStyleVar();
}

void row_ground(const Ui& ui, ImVec2 from, ImVec2 to, bool chosen) {
    if (!chosen && !ImGui::IsItemHovered()) return;
    ImGui::GetWindowDrawList()->AddRectFilled(from, to, chosen ? ui.theme.accent_soft : ui.theme.raised, 6);
}

void draw_tick(const Ui& ui, ImVec2 centre, bool on, ImU32 off_edge) {
    constexpr float kReach = 9;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 from{centre.x - kReach, centre.y - kReach};
    const ImVec2 to{centre.x + kReach, centre.y + kReach};
    if (on) {
        draw.AddRectFilled(from, to, ui.theme.accent, 4);
        draw_icon(draw, Icon::check, centre, 16, ui.theme.on_accent);
    } else {
        draw.AddRect(from, to, off_edge, 4, 0, 1.5F);
    }
}

void scroll_to_row(int row, float height, float above, bool always) {
    const float top = static_cast<float>(row) * height;
    const float seen = ImGui::GetWindowHeight();
    const bool hidden = top < ImGui::GetScrollY() || top + height > ImGui::GetScrollY() + seen;
    if (row < 0 || !(hidden || always)) return;
    ImGui::SetScrollY(std::max(0.0F, std::floor((top - seen * above) / height) * height));
}

void divider(Ui& ui) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float right = at.x + ImGui::GetContentRegionAvail().x;
    ImGui::GetWindowDrawList()->AddRectFilled(at, {right, at.y + 1}, ui.theme.thin_line);
    ImGui::Dummy({1, 1});
}

void same_line_if_room(float width, float gap) {
    const float right = ImGui::GetWindowPos().x + ImGui::GetContentRegionMax().x;
    if (ImGui::GetItemRectMax().x + gap + width <= right) ImGui::SameLine(0, gap);
}

float button_width(const Ui& ui, std::string_view label, Icon icon) {
    float width = 2 * kButtonPadding + (label.empty() ? 0 : width_of(text_face(ui), label));
    if (icon != Icon::none) width += label.empty() ? kIconSize - kButtonPadding : kIconSize + kIconGap - 4;
    return std::ceil(width);
}

namespace {

// The margins of a name in its button, left and right together.
constexpr float kNameMargin = 6;

// A smaller face if the name is too long for its key, as in some languages.
Face fitted(Face face, std::string_view text, float room) {
    constexpr float kSmallest = 11;
    const float width = width_of(face, text);
    if (width > room) face.size = std::max(kSmallest, std::floor(face.size * room / width * 2) / 2);
    return face;
}

}  // namespace

bool button(Ui& ui, const char* id, std::string_view text, const ButtonStyle& style) {
    const float height = style.height > 0 ? style.height : ui.layout.control;
    float width = style.width > 0 ? style.width : button_width(ui, text, style.icon);
    if (text.empty() && style.width <= 0) width = height;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const std::string_view name = !text.empty() ? text : !style.name.empty() ? style.name : style.tooltip;
    const Face face = style.tile                      ? fitted(small_face(ui), text, width - kNameMargin)
                      : style.look == ButtonLook::key ? title_face(ui)
                                                      : text_face(ui);
    const float icon = style.icon != Icon::none && !style.tile ? kIconSize + kIconGap : 0;
    const float content = icon + width_of(face, text);
    const bool cut = !text.empty() && content > width - kNameMargin;
    const Said said{.name = name,
                    .role = style.open ? Role::fold : style.role,
                    .help = style.tooltip,
                    .keys = style.keys,
                    .enabled = style.enabled,
                    .cut = cut,
                    .on = style.open ? style.open : style.on};
    const bool pressed =
        style.said ? press_area(ui, id, {width, height}, said) : press_item(id, {width, height}, style.enabled);
    const bool hovered = ImGui::IsItemHovered();
    const bool held = ImGui::IsItemActive();

    const ButtonColours colours = colours_of(ui.theme, style, hovered, held);
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const ImVec2 end{at.x + width, at.y + height};
    if ((colours.fill & IM_COL32_A_MASK) != 0) draw.AddRectFilled(at, end, colours.fill, 6);
    if (colours.edge != 0) draw.AddRect(at, end, colours.edge, 6, 0, style.on.value_or(false) ? 1.5F : 1.0F);
    const float middle = at.y + height / 2;
    if (text.empty()) {
        draw_icon(draw, style.icon, {at.x + width / 2, middle}, kIconSize, colours.ink);
    } else if (style.tile) {
        const float x = std::floor(at.x + width / 2);
        draw_icon(draw, style.icon, {x, middle - 9}, kIconSize, colours.ink);
        draw_text_centred(draw, face, {x, middle + 14}, colours.ink, text);
    } else {
        const float x = std::floor(at.x + std::max(4.0F, (width - content) / 2));
        draw_icon(draw, style.icon, {x + kIconSize / 2, middle}, kIconSize, colours.ink);
        draw_text_middle(draw, face, x + icon, middle, colours.ink, text, end.x - 2);
    }
    std::string help(cut && style.tooltip.empty() ? text : style.tooltip);
    if (!style.keys.empty()) help += help.empty() ? std::string(style.keys) : "  (" + std::string(style.keys) + ")";
    if (!help.empty()) tooltip(ui, help);
    return pressed;
}

void command_button(Ui& ui, std::string_view id, ButtonStyle style) {
    const CommandLook command = ui.commands.look(id);
    if (command.label.empty()) return;
    style.enabled = command.possible;
    // A command with a state is a switch in the document too.
    if (command.on) style.on = command.on;
    style.keys = command.keys;
    if (button(ui, std::string(id).c_str(), command.label, style)) run(ui, id);
}

void icon_button(Ui& ui, std::string_view id, Icon icon, ButtonStyle style, std::string_view name) {
    const CommandLook command = ui.commands.look(id);
    if (command.label.empty()) return;
    style.icon = icon;
    style.enabled = command.possible;
    if (command.on) style.on = command.on;
    style.keys = command.keys;
    style.tooltip = command.label;
    if (button(ui, std::string(id).c_str(), name, style)) run(ui, id);
}

void choice_row(Ui& ui, std::string_view heading, std::span<const NamedCommand> choices) {
    title(ui, bold_face(ui), heading);
    for (const NamedCommand& one : choices) {
        const float width = button_width(ui, one.name, Icon::none);
        if (&one != choices.data()) same_line_if_room(width);
        icon_button(ui, one.command, Icon::none, {.role = Role::choice, .width = width}, one.name);
    }
}

bool link(Ui& ui, const char* id, std::string_view text) {
    const Face face = text_face(ui);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float width = width_of(face, text);
    const bool pressed = press_area(ui, id, {width + 12, ui.layout.control}, {.name = text});
    const ImU32 colour = ui.theme.dark ? ui.theme.accent : ui.theme.entered;
    ImDrawList& draw = *ImGui::GetWindowDrawList();
    const float middle = at.y + ui.layout.control / 2;
    draw_text_middle(draw, face, at.x + 6, middle, colour, text);
    const float line = std::floor(middle + face.size / 2) + 1;
    if (ImGui::IsItemHovered()) draw.AddRectFilled({at.x + 6, line}, {at.x + 6 + width, line + 1}, colour);
    return pressed;
}

void tooltip(Ui& ui, std::string_view text) {
    if (ui.layout.touch || ui.view.tooltip_pause.on || ImGui::IsAnyMouseDown()) return;
    constexpr ImGuiHoveredFlags kAtRest =
        ImGuiHoveredFlags_Stationary | ImGuiHoveredFlags_DelayNormal | ImGuiHoveredFlags_NoSharedDelay;
    if (!ImGui::IsItemHovered(kAtRest)) return;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {10, 6});
    if (ImGui::BeginTooltip()) {
        const Face face = small_face(ui);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImGui::InvisibleButton(
            "tooltip", {std::max(1.0F, width_of(face, text)), face.size});  // for tests, which find it by this id
        draw_text(*ImGui::GetWindowDrawList(), face, at, ui.theme.ink, text);
        ImGui::EndTooltip();
    }
    ImGui::PopStyleVar();
}

void follow_presses(TooltipPause& pause) {
    const ImVec2 at = ImGui::GetIO().MousePos;
    // ImGui treats a pointer that has just entered the page as if it had been resting there.
    const bool came = !ImGui::IsMousePosValid(&ImGui::GetIO().MousePosPrev);
    if (came) ImGui::GetCurrentContext()->MouseStationaryTimer = 0;
    const ImGuiID hovered = ImGui::GetCurrentContext()->HoveredId;
    if (ImGui::IsAnyMouseDown()) {
        pause = {true, hovered, at};
    } else if (pause.on && hovered != pause.pressed && (at.x != pause.at.x || at.y != pause.at.y)) {
        pause.on = false;
    }
}

double until_tooltip() {
    const ImGuiContext& g = *ImGui::GetCurrentContext();
    const ImGuiStyle& style = ImGui::GetStyle();
    if (g.HoverItemDelayId == 0) return -1;
    const bool rested = g.HoverItemUnlockedStationaryId == g.HoverItemDelayId;
    if (rested && g.HoverItemDelayTimer >= style.HoverDelayNormal) return -1;
    const float rest = rested ? 0.0F : style.HoverStationaryDelay - g.MouseStationaryTimer;
    return std::max({0.0F, rest, style.HoverDelayNormal - g.HoverItemDelayTimer});
}

}  // namespace rookery::shell
