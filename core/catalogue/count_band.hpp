// Counting the grids of a first band: what the table is made of.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "job/stop_token.hpp"

namespace rookery {

struct CountedBand {
    std::uint32_t grids = 0;
    std::uint8_t columns_of_row5 = 0;
    std::vector<std::uint8_t> counts;
};

inline constexpr int kMaxColumnsOfRow5 = 3;
// How many columns of row 5 a beginning has for a first band of so many grids.
int columns_of_row5(std::uint32_t grids);
// Counts all grids of a first band: some seconds. Nothing if stopped.
std::optional<CountedBand> count_band(int band_class, StopToken stop = {});

}  // namespace rookery
