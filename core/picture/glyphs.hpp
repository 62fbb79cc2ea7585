// Glyphs: what is written in a cell, each brought to the size that the recogniser reads.
//
//   a cell, 48 x 48                a glyph, 24 x 24
//   ┌─────────────┐                ┌──────────┐
//   │   ▄▄▄       │                │  ▄▄▄▄▄▄  │
//   │     █       │   box ──►      │ ▀    ██  │   its longer side is 18 of 24, its middle in the middle,
//   │    █        │                │     ██   │   its darkest strokes are 255
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

// A glyph as tall as this, in samples of the cell, is a digit and what lies near belongs to it; smaller ones are
// pencil marks, one by one.
inline constexpr int kLeastDigitHeight = kCellSide * 30 / 100;

// Of a cell in which something stands out. What is near its border, where the lines are, is left out.
// `drawn`: by a program, so that no stroke is broken.
std::vector<Glyph> glyphs_of(const CellImage& cell, bool drawn);

}  // namespace rookery
