// Digits can be read on every painted cell, washed or not, and the bars that tell colours apart can be seen on them.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "panels/theme.hpp"

namespace rookery::shell {
namespace {

// Relative luminance and contrast as WCAG 2 defines them.
double luminance(ImU32 colour) {
    const auto channel = [&](int shift) {
        const double c = (colour >> shift & 0xFF) / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(IM_COL32_R_SHIFT) + 0.7152 * channel(IM_COL32_G_SHIFT) + 0.0722 * channel(IM_COL32_B_SHIFT);
}

double contrast(ImU32 a, ImU32 b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

}  // namespace

TEST_CASE("digits on painted cells have a contrast of 4.5, their bars of 3") {
    for (const Theme* theme : {&light_theme(), &dark_theme()}) {
        CAPTURE(theme->dark);
        for (std::size_t paint = 0; paint < theme->paints.size(); ++paint) {
            CAPTURE(paint);
            const ImU32 ground = theme->paints[paint];
            const ImU32 washed = mixed(ground, theme->accent, theme->dark ? 0.14F : 0.18F);
            for (const ImU32 under : {ground, washed}) {
                CHECK(contrast(theme->ink, under) >= 4.5);
                CHECK(contrast(entered_on_paint(*theme), under) >= 4.5);
            }
            CHECK(contrast(theme->paint_bars[paint], ground) >= 3);
        }
    }
}

}  // namespace rookery::shell
