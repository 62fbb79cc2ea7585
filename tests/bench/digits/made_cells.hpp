// Cells as cameras and screens show them, drawn from fonts: the training data of the digit recogniser.
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

// False if nothing in the cell stands out from its background.
bool make_example(const Fonts& fonts, bool handwritten, Random& random, Example& example);

}  // namespace rookery::digits
