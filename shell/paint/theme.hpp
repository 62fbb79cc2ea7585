// Theme: the page's colours by purpose, light and dark, each in three palettes.
#pragma once

#include <array>
#include <cstdint>

#include "shell/paint/canvas.hpp"

namespace rookery::shell {

struct Theme {
    bool dark = false;
    Colour page, surface, raised;  // behind everything; panels; elements on a panel (fields, keys)
    Colour ink, secondary, faint;  // text; less important text; disabled text
    Colour thin_line, box_line;
    Colour entered;            // entered digits
    Colour accent, on_accent;  // selection, the one main button; text on it
    Colour accent_soft;        // an accent behind text
    Colour placed, eliminated;
    Colour base, cover, fin;  // candidates of a step's pattern
    Colour conflict, conflict_tint;
    Colour good;
    // Cells that the user painted: the background below their digits, and the bars on it that distinguish the colours
    // without colour vision. Hues from Paul Tol's colour-blind-safe "light" scheme.
    std::array<Colour, 9> paints;
    std::array<Colour, 9> paint_bars;
    std::array<Colour, 8> sets;  // of disjoint sets next to each other; a letter in `surface` is legible on each
};
// `contrast`: text contrast is at least 7:1. `distinct`: the marks of a step are distinguishable with any one of the
// three cone types missing (tests/unit/shell/contrast_test.cpp).
enum class Colours : std::uint8_t { standard, contrast, distinct };
inline constexpr int kColoursCount = 3;

const Theme& theme_of(bool dark, Colours colours = Colours::standard);

// The colour of an entered digit in a painted cell: darker, or lighter, than on the surface.
Colour entered_on_paint(const Theme& theme);

}  // namespace rookery::shell
