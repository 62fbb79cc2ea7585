#include "panels/theme.hpp"

#include <array>
#include <cmath>

#include "model/paint.hpp"

namespace rookery::shell {
namespace {

constexpr ImU32 rgb(unsigned hex) {
    return IM_COL32(hex >> 16 & 0xFF, hex >> 8 & 0xFF, hex & 0xFF, 0xFF);
}

constexpr std::array<ImU32, kPaints.size()> paper(unsigned Paint::*part) {
    std::array<ImU32, kPaints.size()> colours{};
    for (std::size_t i = 0; i < colours.size(); ++i) colours[i] = rgb(kPaints[i].*part);
    return colours;
}

constexpr Theme kLight = {
    .dark = false,
    .page = rgb(0xF7F7F5),
    .surface = rgb(0xFFFFFF),
    .raised = rgb(0xF1F2F3),
    .ink = rgb(0x1B1F24),
    .secondary = rgb(0x5C6670),
    .faint = rgb(0x9AA2AB),
    .thin_line = rgb(0xC9CED6),
    .box_line = rgb(0x2B3440),
    .entered = rgb(0x2456C4),
    .accent = rgb(0x2F6FED),
    .on_accent = rgb(0xFFFFFF),
    .accent_soft = rgb(0xE6EEFD),
    .placed = rgb(0x1E8E5A),
    .eliminated = rgb(0xC8372D),
    .base = rgb(0x2F6FED),
    .cover = rgb(0x7A4FD0),
    .fin = rgb(0xA86D17),
    .conflict = rgb(0xC8372D),
    .conflict_tint = rgb(0xF9E7E6),
    .good = rgb(0x17794B),
    .paints = paper(&Paint::ground),
    .paint_bars = paper(&Paint::bar),
    .sets = {rgb(0x2456C4), rgb(0xB3261E), rgb(0x17794B), rgb(0x7A4FD0), rgb(0x8F5B0C), rgb(0x0B7285), rgb(0xB5307E),
             rgb(0x54606E)},
};

constexpr Theme kDark = {
    .dark = true,
    .page = rgb(0x14171B),
    .surface = rgb(0x1C2026),
    .raised = rgb(0x272D35),
    .ink = rgb(0xE8EBEF),
    .secondary = rgb(0x9AA4AF),
    .faint = rgb(0x626B75),
    .thin_line = rgb(0x333A43),
    .box_line = rgb(0x8A94A0),
    .entered = rgb(0x8DB4FF),
    .accent = rgb(0x6EA0FF),
    .on_accent = rgb(0x10141A),
    .accent_soft = rgb(0x24324A),
    .placed = rgb(0x4CC38A),
    .eliminated = rgb(0xFF7B6E),
    .base = rgb(0x6EA0FF),
    .cover = rgb(0xB794F6),
    .fin = rgb(0xE3B341),
    .conflict = rgb(0xFF7B6E),
    .conflict_tint = rgb(0x3A2727),
    .good = rgb(0x4CC38A),
    .paints = {rgb(0x37495D), rgb(0x5F413A), rgb(0x46463A), rgb(0x52414A), rgb(0x384A56), rgb(0x284E48), rgb(0x424929),
               rgb(0x4D3D6B), rgb(0x45484D)},
    .paint_bars = {rgb(0x77AADD), rgb(0xEE8866), rgb(0xEEDD88), rgb(0xFFAABB), rgb(0x99DDFF), rgb(0x44BB99),
                   rgb(0xBBCC33), rgb(0xC3A0F5), rgb(0xBBBBBB)},
    .sets = {rgb(0x8DB4FF), rgb(0xFF8F84), rgb(0x5FD39B), rgb(0xC3A6FA), rgb(0xE8BC55), rgb(0x5CCBD9), rgb(0xF58BC4),
             rgb(0xB4BFCC)},
};

unsigned channel(ImU32 colour, int shift) {
    return colour >> shift & 0xFF;
}

ImVec4 vec(ImU32 colour) {
    return ImGui::ColorConvertU32ToFloat4(colour);
}

}  // namespace

const Theme& light_theme() {
    return kLight;
}
const Theme& dark_theme() {
    return kDark;
}

ImU32 mixed(ImU32 bottom, ImU32 top, float share) {
    const auto mix = [&](int shift) {
        const auto low = static_cast<float>(channel(bottom, shift));
        const auto high = static_cast<float>(channel(top, shift));
        return static_cast<int>(std::lround(low + (high - low) * share));
    };
    return IM_COL32(mix(IM_COL32_R_SHIFT), mix(IM_COL32_G_SHIFT), mix(IM_COL32_B_SHIFT), 0xFF);
}

ImU32 faded(ImU32 colour, float alpha) {
    const auto a = static_cast<ImU32>(std::lround(alpha * 255.0F));
    return (colour & ~IM_COL32_A_MASK) | a << IM_COL32_A_SHIFT;
}

ImU32 entered_on_paint(const Theme& theme) {
    return mixed(theme.entered, theme.ink, 0.4F);
}

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
