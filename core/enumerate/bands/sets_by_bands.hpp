// The known unavoidable sets of a grid, by the bands that they touch. All sets within one band are included; of the
// others, the small ones.
#pragma once

#include <array>
#include <vector>

#include "enumerate/bands/band_layout.hpp"

namespace rookery::bands {

// All minimal unavoidable sets within one band, and the choices of clues that hit them.
//
// Any refilling of such a set keeps the digits of each column within the band, so it only reorders columns: each of the
// nine has its three digits in one of six orders, with no digit twice in a row.

// For band 0..2 of the grid, or its stack if by_stacks. Sorted as a list.
UnavoidableList in_band_sets(const Grid9& grid, int band, bool by_stacks);

using BandMasks = std::vector<BandMask>;

// One step of the walk over all choices of clues that hit each of `sets`: the places among `alive` from which the next
// clue must be taken. After trying a place, the caller removes it from `alive` for the others, so each choice occurs
// once. Zero: `left` more clues are not enough. If all sets are hit: any alive place. `left` is at least 1.
BandMask next_places(const BandMasks& sets, BandMask clues, BandMask alive, int left);

bool all_hit(const BandMasks& sets, BandMask clues);

// The number of ways to hit each of the sets with `left` clues at `alive` places.
std::uint64_t count_hitting(const BandMasks& sets, BandMask alive, int left);

// The bands that a set touches, bit b for band b: 3, 5, 6 for two bands, 7 for all.
inline constexpr int kTouchings = 8;
inline int touched_bands(const BandSet& set) {
    return (set.part[0] != 0 ? 1 : 0) | (set.part[1] != 0 ? 2 : 0) | (set.part[2] != 0 ? 4 : 0);
}
constexpr int touching(int band, int other) {
    return 1 << band | 1 << other;
}
inline constexpr int kTouchesAll = 7;

struct SetsByBands {
    std::array<BandMasks, kBands> in_band;
    std::array<std::vector<BandSet>, kTouchings> across;  // of two or three bands, fewer cells first
};

}  // namespace rookery::bands
