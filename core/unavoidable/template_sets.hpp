// All minimal unavoidable sets within a few digits. The cells of k digits are filled again by every way to lay k
// templates (nine cells, one in each house) over them; each way that moves a digit is a set, and the least ones stay.
#pragma once

#include "job/stop_token.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

struct TemplateSetsRequest {
    int digits = 4;      // sets of at most so many digits; 1 (there are none) to 4
    int max_cells = 81;  // and of at most so many cells
    StopToken stop = {};
};

// Complete within the request; empty if stopped. About 3 ms for 16 cells, 8 ms without a bound.
UnavoidableList template_sets(const Grid9& grid, const TemplateSetsRequest& request = {});

}  // namespace rookery
