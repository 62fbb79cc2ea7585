// Digits are readable on every painted cell, washed or not, and the bars that distinguish colours are visible on them.
#include <doctest/doctest.h>

#include "shell/paint/theme.hpp"
#include "support/shell/contrast.hpp"

namespace rookery::shell {

TEST_CASE("digits on painted cells have a contrast of 4.5, their bars of 3") {
    for (int which = 0; which < 2 * kColoursCount; ++which) {
        CAPTURE(which);
        const Theme* theme = &theme_of(which % 2 != 0, static_cast<Colours>(which / 2));
        for (std::size_t paint = 0; paint < theme->paints.size(); ++paint) {
            CAPTURE(paint);
            const ImU32 ground = theme->paints[paint];
            const ImU32 washed = mixed(ground, theme->accent, theme->dark ? 0.14F : 0.18F);
            for (const ImU32 under : {ground, washed}) {
                CHECK(contrast(theme->ink, under) >= kTextContrast);
                CHECK(contrast(entered_on_paint(*theme), under) >= kTextContrast);
            }
            CHECK(contrast(theme->paint_bars[paint], ground) >= kMarkContrast);
        }
    }
}

}  // namespace rookery::shell
