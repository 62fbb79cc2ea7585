// Glyphs: the symbols in a cell, each scaled to the size that the recogniser reads.
//
//   a cell, 48 x 48                a glyph, 24 x 24
//   ┌─────────────┐                ┌──────────┐
//   │   ▄▄▄       │                │  ▄▄▄▄▄▄  │
//   │     █       │   box ──►      │ ▀    ██  │   its longer side is 18 of 24, it is centred,
//   │    █        │                │     ██   │   and its darkest strokes are 255
//   │   █         │                │    ██    │
//   └─────────────┘                └──────────┘
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "picture/cell_image.hpp"
#include "picture/components.hpp"

namespace rookery {

inline constexpr int kGlyphSide = 24;

using GlyphValues = std::array<std::uint8_t, kGlyphSide * kGlyphSide>;  // row by row

struct Glyph {
    Box box;  // in the cell
    int pixels = 0;
    GlyphValues values{};
};

// A glyph at least this tall, in samples of the cell, is a digit, and anything near it belongs to it. Smaller ones are
// pencil marks, one each.
inline constexpr int kLeastDigitHeight = kCellSide * 30 / 100;

// For a cell that is not empty. Ignores the border, where the lines are. `drawn`: by a program, so no stroke is broken.
std::vector<Glyph> glyphs_of(const CellImage& cell, bool drawn);

}  // namespace rookery
