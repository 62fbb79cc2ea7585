// Cells as cameras and screens show them, made from fonts: what the recogniser of digits learns from.
#pragma once

#include <cstdint>

#include "bench/digits/fonts.hpp"
#include "picture/glyphs.hpp"

namespace rookery::digits {

struct Example {
    GlyphValues values{};
    std::uint8_t digit = 0;        // 0: something else
    std::uint8_t handwritten = 0;  // of digits
};

// False where nothing of the cell stood out from its background.
bool make_example(const Fonts& fonts, bool handwritten, Random& random, Example& example);

}  // namespace rookery::digits
