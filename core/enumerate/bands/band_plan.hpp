// Division of the search: splits of the clues among the bands, units of a split, and parts of about equal weight.
//
//   split   which band is A, and how many clues it has
//   unit    the first clues of A, Split::unit_depth of them, in the order of the walk
//   part    consecutive units of one or more splits
#pragma once

#include "enumerate/bands/prepared.hpp"
#include "job/stop_token.hpp"

namespace rookery::bands {

// If stopped, both end early, and their results are useless.
std::vector<Split> splits_of(const Prepared& prepared, StopToken stop);

// Units first..last-1 of a split, by its number.
struct UnitRange {
    int split = 0;
    std::int64_t first = 0;
    std::int64_t last = 0;
};
struct Part {
    std::vector<UnitRange> units;
    double weight = 0;
};

std::vector<Part> parts_of(const Prepared& prepared, StopToken stop);

}  // namespace rookery::bands
