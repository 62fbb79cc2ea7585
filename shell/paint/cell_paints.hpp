// The colours that a user can paint cells in. Each also has bars along certain sides of the cell, so that the colours
// are distinguishable without colour vision. As on paper and in the light theme; the dark theme has different ones.
#pragma once

#include <array>

namespace rookery::shell {

enum PaintEdge : unsigned { edge_left = 1, edge_above = 2, edge_right = 4, edge_below = 8 };

struct Paint {
    unsigned ground;  // 0xRRGGBB
    unsigned bar;     // on that ground
    unsigned edges;   // a set of PaintEdge
};

// For colours 1 to 9 of a board.
inline constexpr std::array<Paint, 9> kPaints = {{
    {0x9DC2E7, 0x4B6784, edge_left},
    {0xF4B09A, 0x915A49, edge_above},
    {0xEEDD88, 0x807A54, edge_right},
    {0xFFAABB, 0x845F69, edge_below},
    {0x99DDFF, 0x577A8D, edge_left | edge_right},
    {0x78CEB6, 0x307061, edge_above | edge_below},
    {0xBBCC33, 0x656F2B, edge_left | edge_above},
    {0xD4B5F2, 0x6B4C8F, edge_right | edge_below},
    {0xBEBEBE, 0x656769, edge_left | edge_above | edge_right | edge_below},
}};

}  // namespace rookery::shell
