// Counts the grids of a first band, for the table.
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
// Number of columns of row 5 in a beginning, for a first band with `grids` grids.
int columns_of_row5(std::uint32_t grids);
// Counts all grids of a first band, in some seconds. Empty if stopped.
std::optional<CountedBand> count_band(int band_class, StopToken stop = {});

}  // namespace rookery
