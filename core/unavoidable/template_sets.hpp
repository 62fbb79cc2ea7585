// All minimal unavoidable sets within a few digits. The cells of k digits are refilled by every way to place k
// templates (nine cells, one in each house) over them. Each way that moves a digit gives a set; the minimal ones are
// kept.
#pragma once

#include "job/stop_token.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery {

struct TemplateSetsRequest {
    int digits = 4;      // sets of at most this many digits; 1 (there are none) to 4
    int max_cells = 81;  // and of at most this many cells
    StopToken stop = {};
};

// Complete within the request; empty if stopped. About 3 ms for 16 cells, 8 ms without a bound.
UnavoidableList template_sets(const Grid9& grid, const TemplateSetsRequest& request = {});

}  // namespace rookery
