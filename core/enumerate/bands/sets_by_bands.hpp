// The known unavoidable sets of a grid, by the bands that they touch. All sets within one band are included; of the
// others, the small ones.
#pragma once

#include <array>
#include <vector>

#include "enumerate/bands/in_band_sets.hpp"

namespace rookery::bands {

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
