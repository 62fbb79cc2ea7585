#include "picture/second_look.hpp"

#include <algorithm>
#include <array>
#include <functional>

namespace rookery {
namespace {

int at(const GlyphValues& glyph, int x, int y) {
    return 0 <= x && x < kGlyphSide && 0 <= y && y < kGlyphSide ? glyph[y * kGlyphSide + x] : 0;
}

// Three times itself minus twice the local mean: an unsharp mask. Moves (x, y) to (x - dx, y - dy).
GlyphValues sharpened(const GlyphValues& glyph, int dx, int dy) {
    constexpr int kAmount = 2;
    GlyphValues result{};
    for (int y = 0; y < kGlyphSide; ++y) {
        for (int x = 0; x < kGlyphSide; ++x) {
            const int u = x + dx;
            const int v = y + dy;
            int around = 0;
            for (int row = v - 1; row <= v + 1; ++row) {
                for (int column = u - 1; column <= u + 1; ++column) around += at(glyph, column, row);
            }
            const int value = ((1 + kAmount) * 9 * at(glyph, u, v) - kAmount * around) / 9;
            result[y * kGlyphSide + x] = static_cast<std::uint8_t>(std::clamp(value, 0, 255));
        }
    }
    return result;
}

bool is_sure(const GlyphScores& scores) {
    std::array<int, 10> sorted = scores.digits;
    std::partial_sort(sorted.begin(), sorted.begin() + 2, sorted.end(), std::greater<>());
    return sorted[0] - sorted[1] >= kSure;
}

}  // namespace

GlyphScores careful_scores(const DigitNetwork& network, const GlyphValues& glyph) {
    GlyphScores scores = network.scores(glyph);
    if (is_sure(scores)) return scores;
    constexpr std::array<std::array<int, 2>, 4> kSteps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    for (const auto& step : kSteps) {
        const GlyphScores more = network.scores(sharpened(glyph, step[0], step[1]));
        for (int digit = 0; digit < 10; ++digit) scores.digits[digit] += more.digits[digit];
    }
    for (int& score : scores.digits) score /= static_cast<int>(kSteps.size()) + 1;
    return scores;
}

}  // namespace rookery
