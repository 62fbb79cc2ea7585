// A picture of a board as binary PPM: drawn lines, and the digits of DejaVu Sans at 24 pixels.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rookery::tests {

constexpr int kGlyphRows = 18;
// Rows of 16 bits for each digit from 1; the highest bit is on the left.
constexpr std::array<std::array<std::uint16_t, kGlyphRows>, 9> kDrawnDigits{
    {{{0x7c00, 0xfc00, 0xfc00, 0x0c00, 0x0c00, 0x0c00, 0x0c00, 0x0c00, 0x0c00, 0x0c00, 0x0c00, 0x0c00, 0x0c00, 0x0c00,
       0x0c00, 0x0c00, 0xffc0, 0xffc0}},
     {{0x3f00, 0xff80, 0xe3c0, 0x00e0, 0x00e0, 0x00e0, 0x00e0, 0x00c0, 0x01c0, 0x0380, 0x0700, 0x0e00, 0x1c00, 0x3800,
       0x7000, 0xe000, 0xffe0, 0xffe0}},
     {{0x7f00, 0xffc0, 0xc1e0, 0x00e0, 0x00e0, 0x00e0, 0x01c0, 0x1fc0, 0x1f80, 0x01c0, 0x00e0, 0x0060, 0x0060, 0x0060,
       0x00e0, 0xc1e0, 0xffc0, 0x7f00}},
     {{0x01e0, 0x03e0, 0x03e0, 0x06e0, 0x06e0, 0x0ce0, 0x1ce0, 0x18e0, 0x30e0, 0x70e0, 0x60e0, 0xe0e0, 0xfff8, 0xfff8,
       0x00e0, 0x00e0, 0x00e0, 0x00e0}},
     {{0xffc0, 0xffc0, 0xe000, 0xe000, 0xe000, 0xe000, 0xff00, 0xff80, 0x41c0, 0x00e0, 0x00e0, 0x0060, 0x0060, 0x00e0,
       0x00e0, 0xc3c0, 0xff80, 0x7f00}},
     {{0x0fc0, 0x1fe0, 0x3860, 0x7000, 0xe000, 0xe000, 0xcf80, 0xffc0, 0xf0e0, 0xe060, 0xe070, 0xe070, 0xe070, 0xe070,
       0x6060, 0x70e0, 0x3fc0, 0x1f80}},
     {{0xffe0, 0xffe0, 0x00e0, 0x00c0, 0x01c0, 0x01c0, 0x0180, 0x0380, 0x0380, 0x0700, 0x0700, 0x0600, 0x0e00, 0x0e00,
       0x0c00, 0x1c00, 0x1c00, 0x3800}},
     {{0x1f80, 0x7fc0, 0xf0e0, 0xe060, 0xe060, 0xe060, 0xf0e0, 0x7f80, 0x3f80, 0x71e0, 0xe060, 0xc070, 0xc070, 0xc070,
       0xe060, 0xf1e0, 0x7fc0, 0x3f80}},
     {{0x0f80, 0x3fc0, 0x78e0, 0x7070, 0x6070, 0xe030, 0xe038, 0x6078, 0x7078, 0x78f8, 0x3ff8, 0x0f30, 0x0030, 0x0070,
       0x0060, 0x21e0, 0x3fc0, 0x3f00}}}};
constexpr int kDrawnCell = 36;
constexpr int kDrawnMargin = 20;
constexpr int kDrawnSide = 9 * kDrawnCell + 2 * kDrawnMargin;

// Digits of `puzzle` in black, those of `entered` in blue; 81 characters each, or empty.
inline std::string drawn_board(std::string_view puzzle, std::string_view entered = {}, std::string_view name = {}) {
    std::string ppm = "P6\n";
    if (!name.empty()) ppm.append("# ").append(name).append("\n");
    ppm += std::to_string(kDrawnSide) + ' ' + std::to_string(kDrawnSide) + "\n255\n";
    const std::size_t pixels = ppm.size();
    ppm.append(std::size_t{3} * kDrawnSide * kDrawnSide, '\xff');
    const auto paint = [&](int x, int y, bool blue) {
        const std::size_t at = pixels + 3 * static_cast<std::size_t>(y * kDrawnSide + x);
        for (std::size_t i = 0; i < 3; ++i) ppm[at + i] = blue && i == 2 ? '\xd0' : '\x10';
    };
    for (int line = 0; line <= 9; ++line) {
        for (int width = 0; width < (line % 3 == 0 ? 3 : 1); ++width) {
            for (int i = 0; i <= 9 * kDrawnCell; ++i) {
                const int across = kDrawnMargin + line * kDrawnCell + width - (line % 3 == 0 ? 1 : 0);
                paint(across, kDrawnMargin + i, false);
                paint(kDrawnMargin + i, across, false);
            }
        }
    }
    for (int cell = 0; cell < 81; ++cell) {
        const auto in = [cell](std::string_view text) {
            const char c = text.empty() ? '.' : text[static_cast<std::size_t>(cell)];
            return c >= '1' && c <= '9' ? c - '0' : 0;
        };
        const int digit = in(puzzle) != 0 ? in(puzzle) : in(entered);
        if (digit == 0) continue;
        for (int y = 0; y < kGlyphRows; ++y) {
            const std::uint16_t row = kDrawnDigits[static_cast<std::size_t>(digit - 1)][static_cast<std::size_t>(y)];
            for (int x = 0; x < 16; ++x) {
                if (((row >> (15 - x)) & 1) == 0) continue;
                paint(kDrawnMargin + cell % 9 * kDrawnCell + 12 + x, kDrawnMargin + cell / 9 * kDrawnCell + 10 + y,
                      in(puzzle) == 0);
            }
        }
    }
    return ppm;
}

}  // namespace rookery::tests
