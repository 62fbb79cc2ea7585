// core/picture: sudokus in screenshots, scans and photos. Read this first.
//
//   pixels ──► darkness ──► components ──► a quadrilateral ──► the lattice of lines ──► 81 cells ──► glyphs ──► digits
//                           (components)   (grid_finder)       (lattice)         (cell_image)  (glyphs)(digit_network)
//                                                                                                              │
//        given digits, entered ones, pencil marks, doubtful cells ◄──── read_board, ink_colours, likeliest ◄───┘
//
// The caller supplies the pixels and the weights of the network (digits.bin, made by tests/bench/digits). All decisions
// use integers or simple arithmetic of doubles, so every platform reads a picture the same way.
#pragma once

#include <vector>

#include "job/stop_token.hpp"
#include "picture/board_reading.hpp"
#include "picture/digit_network.hpp"
#include "picture/pixels.hpp"

namespace rookery {

// The most pixels and the shortest side that a picture may have; others are not examined.
inline constexpr std::int64_t kMaxPicturePixels = 64'000'000;
inline constexpr int kLeastPictureSide = 60;

// All grids of 9 x 9 cells in it, the largest first. Empty if there is none, or if it was stopped.
std::vector<BoardReading> read_picture(const Picture& picture, const DigitNetwork& network, StopToken stop);

}  // namespace rookery
