// Lanes: the 128 bits of a vector, one for each assumption.
#pragma once

#include <bit>
#include <cstdint>

#include "simd/v128.hpp"

namespace rookery::trial {

inline V128 lane_bit(int lane) {
    const std::uint64_t bit = std::uint64_t{1} << (lane & 63);
    return lane < 64 ? V128::from_u64(bit, 0) : V128::from_u64(0, bit);
}

template <class F>
inline void for_lanes(V128 lanes, F f) {
    for (std::uint64_t word = lanes.lo(); word != 0; word &= word - 1) f(std::countr_zero(word));
    for (std::uint64_t word = lanes.hi(); word != 0; word &= word - 1) f(64 + std::countr_zero(word));
}

inline V128 lanes_up_to(int lanes) {
    const auto ones = [](int n) { return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; };
    return V128::from_u64(ones(lanes), lanes > 64 ? ones(lanes - 64) : 0);
}

}  // namespace rookery::trial
