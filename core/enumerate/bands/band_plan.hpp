// Division of the search: splits of the clues among the bands, units of a split, and parts of about equal weight.
//
//   split   which band is A, and how many clues it has
//   unit    the first clues of A, Split::unit_depth of them, in the order of the walk
//   part    consecutive units of one or more splits
#pragma once

#include <utility>
#include <vector>

#include "enumerate/bands/sets_by_bands.hpp"
#include "enumerate/enumerate.hpp"
#include "job/stop_token.hpp"
#include "solve/other_solution.hpp"

namespace rookery::bands {

// How the clues are distributed over the bands. Band A has the fewest; of several such bands, it is the first in the
// ranking for that number. So each puzzle belongs to one split.
struct Split {
    int a = 0;      // which band is A
    int clues = 0;  // in A
    struct Others {
        int next = 0;   // clues in band a + 1 (modulo 3)
        int after = 0;  // clues in band a + 2
    };
    std::vector<Others> others;
    int unit_depth = 0;  // clues of A, beyond the required ones, in a unit of the split
};

// A request prepared for the search by bands: everything that its parts share, constant during the search.
struct Prepared {
    EnumerationRequest request;
    BandLayout layout;
    KnownGrid known;
    BandSet required;  // cells that must be clues
    BandSet open;      // other cells that may be clues
    // The open cells of each set, without the sets that required clues hit.
    SetsByBands sets;
    std::vector<Split> splits;
};

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
