#include "shell/widgets/style.hpp"

#include <imgui.h>

namespace rookery::shell {
namespace {

ImVec4 vec(Colour colour) {
    return ImGui::ColorConvertU32ToFloat4(colour);
}

}  // namespace

void apply_style(const Theme& theme, bool touch) {
    ImGuiStyle& style = ImGui::GetStyle();
    style.WindowPadding = {0, 0};
    style.WindowBorderSize = 0;
    style.WindowRounding = 0;
    style.ChildRounding = 0;
    style.ChildBorderSize = 0;
    style.FramePadding = {10, touch ? 13.0F : 8.0F};
    style.FrameRounding = 6;
    style.FrameBorderSize = 1;
    style.PopupRounding = 6;
    style.PopupBorderSize = 1;
    style.ItemSpacing = {8, 8};
    style.ItemInnerSpacing = {8, 4};
    style.CellPadding = {8, 4};
    style.ScrollbarSize = 10;
    style.ScrollbarRounding = 5;
    style.AntiAliasedLinesUseTex = true;
    style.HoverStationaryDelay = style.HoverDelayNormal = 0.4F;  // of tooltips, see widgets.hpp

    ImVec4* colours = style.Colors;
    colours[ImGuiCol_Text] = vec(theme.ink);
    colours[ImGuiCol_TextDisabled] = vec(theme.faint);
    colours[ImGuiCol_WindowBg] = vec(theme.page);
    colours[ImGuiCol_ChildBg] = vec(theme.surface);
    colours[ImGuiCol_PopupBg] = vec(theme.surface);
    colours[ImGuiCol_Border] = vec(theme.thin_line);
    colours[ImGuiCol_FrameBg] = vec(theme.surface);
    colours[ImGuiCol_FrameBgHovered] = vec(theme.surface);
    colours[ImGuiCol_FrameBgActive] = vec(theme.surface);
    colours[ImGuiCol_TextSelectedBg] = vec(mixed(theme.surface, theme.accent, 0.30F));
    colours[ImGuiCol_ScrollbarBg] = vec(theme.surface);
    colours[ImGuiCol_ScrollbarGrab] = vec(theme.thin_line);
    colours[ImGuiCol_ScrollbarGrabHovered] = vec(theme.faint);
    colours[ImGuiCol_ScrollbarGrabActive] = vec(theme.secondary);
    colours[ImGuiCol_TableBorderLight] = vec(theme.thin_line);
    colours[ImGuiCol_NavHighlight] = vec(theme.accent);
}

}  // namespace rookery::shell
