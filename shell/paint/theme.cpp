#include "shell/paint/theme.hpp"

namespace rookery::shell {
namespace {

constexpr std::array<Colour, kPaints.size()> paper(unsigned Paint::*part) {
    std::array<Colour, kPaints.size()> colours{};
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

// --- high contrast ---
constexpr Theme with_contrast(Theme theme) {
    if (theme.dark) {
        theme.page = rgb(0x000000);
        theme.surface = rgb(0x000000);
        theme.raised = rgb(0x1A1A1A);
        theme.ink = rgb(0xFFFFFF);
        theme.secondary = rgb(0xD8DDE3);
        theme.faint = rgb(0xA9B1BA);
        theme.thin_line = rgb(0x8A939D);
        theme.box_line = rgb(0xFFFFFF);
        theme.entered = rgb(0x9CC2FF);
        theme.accent = rgb(0x9CC2FF);
        theme.on_accent = rgb(0x000000);
        theme.accent_soft = rgb(0x1D3357);
        theme.placed = rgb(0x6FE3AC);
        theme.eliminated = rgb(0xFFA095);
        theme.base = rgb(0x9CC2FF);
        theme.cover = rgb(0xD2BBFF);
        theme.fin = rgb(0xFFD166);
        theme.conflict = rgb(0xFFA095);
        theme.conflict_tint = rgb(0x4A1F1C);
        theme.good = rgb(0x6FE3AC);
    } else {
        theme.page = rgb(0xFFFFFF);
        theme.raised = rgb(0xEDEFF1);
        theme.ink = rgb(0x000000);
        theme.secondary = rgb(0x2E353D);
        theme.faint = rgb(0x5C6670);
        theme.thin_line = rgb(0x6B747E);
        theme.box_line = rgb(0x000000);
        theme.entered = rgb(0x0B3CA6);
        theme.accent = rgb(0x0B46C4);
        theme.accent_soft = rgb(0xDCE7FD);
        theme.placed = rgb(0x0B5C36);
        theme.eliminated = rgb(0x9C1710);
        theme.base = rgb(0x0B46C4);
        theme.cover = rgb(0x5A2DB0);
        theme.fin = rgb(0x6E4300);
        theme.conflict = rgb(0x9C1710);
        theme.conflict_tint = rgb(0xFBDFDC);
        theme.good = rgb(0x0B5C36);
    }
    return theme;
}

// --- for colour vision deficiencies: any two marks also differ in lightness ---
constexpr Theme with_distinct_marks(Theme theme) {
    theme.placed = rgb(theme.dark ? 0x93F9CD : 0x137B5A);
    theme.good = theme.placed;
    theme.eliminated = rgb(theme.dark ? 0xF7A663 : 0xAC5B12);
    theme.conflict = theme.eliminated;
    theme.conflict_tint = rgb(theme.dark ? 0x3D2A18 : 0xFBE8DA);
    theme.base = rgb(theme.dark ? 0x7095FF : 0x1455D8);
    theme.cover = rgb(theme.dark ? 0xEF5FB4 : 0xCF229B);
    theme.fin = rgb(theme.dark ? 0xF4EA16 : 0x594816);
    return theme;
}

constexpr std::array<std::array<Theme, 2>, kColoursCount> kThemes = {
    {{kLight, kDark},
     {with_contrast(kLight), with_contrast(kDark)},
     {with_distinct_marks(kLight), with_distinct_marks(kDark)}}};

}  // namespace

const Theme& theme_of(bool dark, Colours colours) {
    return kThemes[static_cast<std::size_t>(colours)][dark ? 1 : 0];
}

Colour entered_on_paint(const Theme& theme) {
    return mixed(theme.entered, theme.ink, 0.4F);
}

}  // namespace rookery::shell
