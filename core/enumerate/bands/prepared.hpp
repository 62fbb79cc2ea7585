// A request made ready for the search by bands: everything that its parts share and none of them changes.
#pragma once

#include <utility>
#include <vector>

#include "enumerate/bands/sets_by_bands.hpp"
#include "enumerate/enumerate.hpp"
#include "solve/other_solution.hpp"

namespace rookery::bands {

// How the clues are shared out among the bands. Band A has the fewest; of bands with equally many, the one that comes
// first in the ranking for that number. So each puzzle falls under one split.
struct Split {
    int a = 0;      // which band is A
    int clues = 0;  // in A
    struct Others {
        int next = 0;   // clues in band a + 1 (modulo 3)
        int after = 0;  // clues in band a + 2
    };
    std::vector<Others> others;
    int unit_depth = 0;  // clues of A, beyond the required ones, that make a unit of the split
};

struct Prepared {
    EnumerationRequest request;
    BandLayout layout;
    KnownGrid known;
    BandSet required;  // cells that are clues
    BandSet open;      // other cells that may be clues
    // Of each set the open cells; those that required clues hit are left out.
    SetsByBands sets;
    std::vector<Split> splits;
};

}  // namespace rookery::bands
