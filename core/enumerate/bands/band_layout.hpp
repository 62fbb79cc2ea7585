// The grid as three bands of 27 cells, or as three stacks, depending on which gives the shorter search.
//
// A stack becomes a band by transposing the grid; from here on all are called bands. Inside a band the cells are
// renumbered, with those in the most and smallest unavoidable sets first: a search in this order has few choices left
// when it reaches the others.
//
//   CellSet, 81 cells          BandSet: three masks of 27 bits
//   [ band 0 | 1 | 2 ]   ◄──►  part[0], part[1], part[2]; bit p is the cell at place p of its band
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "unavoidable/unavoidable.hpp"

namespace rookery::bands {

using BandMask = std::uint32_t;
inline constexpr int kBands = 3;
inline constexpr int kPlaces = 27;
inline constexpr BandMask kWholeBand = (BandMask{1} << kPlaces) - 1;

struct BandSet {
    std::array<BandMask, kBands> part{};
    int size() const { return std::popcount(part[0]) + std::popcount(part[1]) + std::popcount(part[2]); }
    friend bool operator==(const BandSet&, const BandSet&) = default;
};

class BandLayout {
  public:
    // `sets` determine which cells come first.
    BandLayout(bool by_stacks, const UnavoidableList& sets);

    BandSet split(const CellSet& cells) const;
    CellSet join(const BandSet& set) const;

  private:
    std::array<std::uint8_t, Geometry9::kCells> number_{};  // of a cell: 27 * band + place
    std::array<std::uint8_t, Geometry9::kCells> cell_{};    // the inverse
};

// Calls f(place) for each place of a mask, ascending.
template <class F>
void for_each_place(BandMask mask, F f) {
    for (; mask != 0; mask &= mask - 1) f(std::countr_zero(mask));
}
// The lowest place of a non-empty mask, as a mask.
inline BandMask lowest(BandMask mask) {
    ROOKERY_EXPECTS(mask != 0);
    return mask & (0U - mask);
}

}  // namespace rookery::bands
