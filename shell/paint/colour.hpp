// Colour: red, green, blue and alpha, one byte each, red in the lowest byte: 0xAABBGGRR.
#pragma once

#include <cmath>
#include <cstdint>
#include <initializer_list>

namespace rookery::shell {

using Colour = std::uint32_t;

inline constexpr Colour kOpaque = 0xFF000000;

// An opaque colour from 0xRRGGBB.
constexpr Colour rgb(unsigned hex) {
    return kOpaque | (hex & 0xFF) << 16 | (hex & 0xFF00) | (hex >> 16 & 0xFF);
}
constexpr unsigned alpha_of(Colour colour) {
    return colour >> 24;
}

// Opaque: a `share` of `top` over `bottom`, so that tints are mixed once instead of blended on every pixel.
inline Colour mixed(Colour bottom, Colour top, float share) {
    Colour mix = kOpaque;
    for (const int shift : {0, 8, 16}) {
        const auto low = static_cast<float>(bottom >> shift & 0xFF);
        const auto high = static_cast<float>(top >> shift & 0xFF);
        mix |= static_cast<Colour>(std::lround(low + (high - low) * share)) << shift;
    }
    return mix;
}
inline Colour faded(Colour colour, float alpha) {
    return (colour & ~kOpaque) | static_cast<Colour>(std::lround(alpha * 255.0F)) << 24;
}

}  // namespace rookery::shell
