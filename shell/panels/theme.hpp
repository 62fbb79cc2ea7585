// Theme: the colours of the page by what they mean, light and dark, and the style of ImGui's own widgets.
#pragma once

#include <imgui.h>

#include <array>

namespace rookery::shell {

struct Theme {
    bool dark = false;
    ImU32 page, surface, raised;  // behind everything; panels; things that lie on a panel (fields, keys)
    ImU32 ink, secondary, faint;  // text; less important text; disabled text
    ImU32 thin_line, box_line;
    ImU32 entered;            // digits that the user put in
    ImU32 accent, on_accent;  // selection, the one main button; text on it
    ImU32 accent_soft;        // an accent that lies behind text
    ImU32 placed, eliminated;
    ImU32 base, cover, fin;  // candidates of a step's pattern
    ImU32 conflict, conflict_tint;
    ImU32 good;
    // Cells that the user painted: the ground under their digits, and the bars on it that tell the colours apart
    // without colour. Hues after Paul Tol's "light" scheme, which keeps apart for the colour-blind.
    std::array<ImU32, 9> paints;
    std::array<ImU32, 9> paint_bars;
    std::array<ImU32, 8> sets;  // of disjoint sets side by side; a letter in `surface` can be read on each
};
const Theme& light_theme();
const Theme& dark_theme();

// `share` of `top` over `bottom`, opaque: washes are mixed once instead of blended on every pixel.
ImU32 mixed(ImU32 bottom, ImU32 top, float share);
ImU32 faded(ImU32 colour, float alpha);

// A digit that the user put into a painted cell, on its paint: darker, or lighter, than on the surface.
ImU32 entered_on_paint(const Theme& theme);

void apply_style(const Theme& theme, bool touch);

}  // namespace rookery::shell
