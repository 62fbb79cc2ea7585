// Theme: the page's colours by purpose, light and dark, each in three palettes.
#pragma once

#include <array>
#include <cstdint>

#include "shell/paint/canvas.hpp"

namespace rookery::shell {

// The colours that a user can paint cells in. Each also has bars along certain sides of the cell, so that the colours
// are distinguishable without colour vision. These are for paper and the light theme; the dark theme has others.
enum PaintEdge : unsigned { edge_left = 1, edge_above = 2, edge_right = 4, edge_below = 8 };

struct Paint {
    unsigned ground;  // 0xRRGGBB
    unsigned bar;     // on that ground
    unsigned edges;   // a set of PaintEdge
};

// For colours 1 to 9 of a board.
inline constexpr std::array<Paint, 9> kPaints = {{
    {0x9DC2E7, 0x4B6784, edge_left},
    {0xF4B09A, 0x915A49, edge_above},
    {0xEEDD88, 0x807A54, edge_right},
    {0xFFAABB, 0x845F69, edge_below},
    {0x99DDFF, 0x577A8D, edge_left | edge_right},
    {0x78CEB6, 0x307061, edge_above | edge_below},
    {0xBBCC33, 0x656F2B, edge_left | edge_above},
    {0xD4B5F2, 0x6B4C8F, edge_right | edge_below},
    {0xBEBEBE, 0x656769, edge_left | edge_above | edge_right | edge_below},
}};

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
