// The minimal unavoidable sets that lie in one band, all of them, and the choices of clues that hit them.
//
// Whatever refills such a set keeps the digits of each column within the band, so it permutes columns: nine times one
// of the six orders of three digits, no row with a digit twice.
#pragma once

#include <vector>

#include "enumerate/bands/band_layout.hpp"

namespace rookery::bands {

// Of the band 0..2 of the grid; of its stack, if by_stacks. Sorted as a list.
UnavoidableList in_band_sets(const Grid9& grid, int band, bool by_stacks);

using BandMasks = std::vector<BandMask>;

// One step of the walk over all choices of clues that hit each of `sets`: the places, among `alive`, of which one must
// be the next clue. A caller that has tried a place removes it from `alive` for the others, so each choice comes once.
// Zero: `left` clues more cannot do it. All are hit: any place that is alive. `left` is at least 1.
BandMask next_places(const BandMasks& sets, BandMask clues, BandMask alive, int left);

bool all_hit(const BandMasks& sets, BandMask clues);

// In how many ways `left` clues at `alive` places hit each of the sets.
std::uint64_t count_hitting(const BandMasks& sets, BandMask alive, int left);

}  // namespace rookery::bands
