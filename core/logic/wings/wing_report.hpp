// XY- and XYZ-wings: how they are reported and described, independent of the search order.
#pragma once

#include "logic/finders.hpp"

namespace rookery {

// `digit`: the digit that the wings share and the victims lose. A pivot with three candidates makes it an XYZ-wing.
bool report_wing(const State& state, StepSink& sink, int pivot, int wing_a, int wing_b, int digit);

}  // namespace rookery
