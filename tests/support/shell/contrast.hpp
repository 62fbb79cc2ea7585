// Contrast of the theme's colours by WCAG 2.1 (1.4.3, 1.4.11).
#pragma once

#include <imgui.h>

#include <algorithm>
#include <cmath>

namespace rookery::shell {

// The required minimum.
inline constexpr double kTextContrast = 4.5;
inline constexpr double kMarkContrast = 3.0;
inline constexpr double kStrongContrast = 7.0;  // of text, at level AAA

// Relative: 0 is black, 1 is white.
inline double luminance(ImU32 colour) {
    const auto linear = [colour](int shift) {
        const double share = (colour >> shift & 0xFF) / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(IM_COL32_R_SHIFT) + 0.7152 * linear(IM_COL32_G_SHIFT) + 0.0722 * linear(IM_COL32_B_SHIFT);
}

// From 1, for a colour on itself, to 21.
inline double contrast(ImU32 a, ImU32 b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

}  // namespace rookery::shell
