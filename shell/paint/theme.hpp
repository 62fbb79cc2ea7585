// Theme: the colours of the page by what they mean, light and dark, each in three sets.
#pragma once

#include <array>
#include <cstdint>

#include "shell/paint/colour.hpp"

namespace rookery::shell {

struct Theme {
    bool dark = false;
    Colour page, surface, raised;  // behind everything; panels; things that lie on a panel (fields, keys)
    Colour ink, secondary, faint;  // text; less important text; disabled text
    Colour thin_line, box_line;
    Colour entered;            // digits that the user put in
    Colour accent, on_accent;  // selection, the one main button; text on it
    Colour accent_soft;        // an accent that lies behind text
    Colour placed, eliminated;
    Colour base, cover, fin;  // candidates of a step's pattern
    Colour conflict, conflict_tint;
    Colour good;
    // Cells that the user painted: the ground under their digits, and the bars on it that tell the colours apart
    // without colour. Hues after Paul Tol's "light" scheme, which keeps apart for the colour-blind.
    std::array<Colour, 9> paints;
    std::array<Colour, 9> paint_bars;
    std::array<Colour, 8> sets;  // of disjoint sets side by side; a letter in `surface` can be read on each
};
// `contrast`: texts at 7:1 or more. `distinct`: the marks of a step can be told apart by eyes that lack one of the
// three kinds of cones (tests/unit/shell/contrast_test.cpp).
enum class Colours : std::uint8_t { standard, contrast, distinct };
inline constexpr int kColoursCount = 3;

const Theme& theme_of(bool dark, Colours colours = Colours::standard);

// A digit that the user put into a painted cell, on its paint: darker, or lighter, than on the surface.
Colour entered_on_paint(const Theme& theme);

}  // namespace rookery::shell
