// CellSet: any set of the 81 cells of a 9x9 board, in one 128-bit vector.
//
//   bit i of the vector is cell i (row by row);  bits 81..127 are always zero
//   lo: cells 0..63 (r1c1 .. r8c1)   hi: cells 64..80 (r8c2 .. r9c9)
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "board/geometry.hpp"
#include "contract/contract.hpp"
#include "simd/v128.hpp"

namespace rookery {

namespace detail {

// The cells of each house and the peers of each cell, as the two words of a CellSet.
struct CellWords {
    std::uint64_t lo = 0;
    std::uint64_t hi = 0;
    constexpr void add(int cell) { (cell < 64 ? lo : hi) |= std::uint64_t{1} << (cell & 63); }
};
extern const std::array<CellWords, Geometry9::kAllHouses> kHouseWords;
extern const std::array<CellWords, Geometry9::kCells> kPeerWords;

}  // namespace detail

class CellSet {
  public:
    CellSet() = default;
    explicit CellSet(V128 bits) : bits_{bits} { ROOKERY_EXPECTS(bits.hi() >> 17 == 0); }
    static CellSet from_words(std::uint64_t lo, std::uint64_t hi) { return CellSet(V128::from_u64(lo, hi)); }
    static CellSet all() { return from_words(~std::uint64_t{0}, (std::uint64_t{1} << 17) - 1); }
    static CellSet single(int cell) {
        ROOKERY_EXPECTS(0 <= cell && cell < Geometry9::kCells);
        const std::uint64_t bit = std::uint64_t{1} << (cell & 63);
        return cell < 64 ? from_words(bit, 0) : from_words(0, bit);
    }
    // House 0..28; see geometry.hpp.
    static CellSet house(int house) {
        ROOKERY_EXPECTS(0 <= house && house < Geometry9::kAllHouses);
        return from(detail::kHouseWords[house]);
    }
    // The 20 cells that share a house with `cell`.
    static CellSet peers_of(int cell) {
        ROOKERY_EXPECTS(0 <= cell && cell < Geometry9::kCells);
        return from(detail::kPeerWords[cell]);
    }

    V128 bits() const { return bits_; }
    bool contains(int cell) const {
        ROOKERY_EXPECTS(0 <= cell && cell < Geometry9::kCells);
        return (((cell < 64 ? bits_.lo() : bits_.hi()) >> (cell & 63)) & 1U) != 0;
    }
    void add(int cell) { bits_ |= single(cell).bits_; }
    void remove(int cell) { bits_ = and_not(bits_, single(cell).bits_); }
    bool empty() const { return !any(bits_); }
    int size() const { return popcount(bits_); }
    // The lowest cell; the set must not be empty.
    int first() const {
        ROOKERY_EXPECTS(!empty());
        return lowest_bit(bits_);
    }

    friend CellSet operator&(CellSet a, CellSet b) { return CellSet(a.bits_ & b.bits_); }
    friend CellSet operator|(CellSet a, CellSet b) { return CellSet(a.bits_ | b.bits_); }
    friend CellSet operator^(CellSet a, CellSet b) { return CellSet(a.bits_ ^ b.bits_); }
    friend CellSet operator-(CellSet a, CellSet b) { return CellSet(and_not(a.bits_, b.bits_)); }
    friend CellSet operator~(CellSet a) { return all() - a; }
    friend bool operator==(CellSet a, CellSet b) { return a.bits_ == b.bits_; }
    CellSet& operator&=(CellSet b) { return *this = *this & b; }
    CellSet& operator|=(CellSet b) { return *this = *this | b; }
    CellSet& operator-=(CellSet b) { return *this = *this - b; }

    // Calls f(cell) for each cell, ascending.
    template <class F>
    void for_each(F f) const {
        for (std::uint64_t w = bits_.lo(); w != 0; w &= w - 1) f(std::countr_zero(w));
        for (std::uint64_t w = bits_.hi(); w != 0; w &= w - 1) f(64 + std::countr_zero(w));
    }

  private:
    static CellSet from(const detail::CellWords& words) { return from_words(words.lo, words.hi); }

    V128 bits_;
};

}  // namespace rookery
