// The weight of a set in the ratings: 1 / (its number of cells)^2, as an integer, so that sums do not depend on their
// order or on the platform.
#pragma once

#include <cstdint>

#include "board/cell_set.hpp"

namespace rookery::positions {

inline constexpr std::uint64_t kSmallnessOne = 1'000'000'000;  // represents 1

inline std::uint64_t smallness(const CellSet& set) {
    ROOKERY_EXPECTS(!set.empty());
    const auto size = static_cast<std::uint64_t>(set.size());
    return kSmallnessOne / (size * size);
}

}  // namespace rookery::positions
