// XY- and XYZ-wings: how they are reported and told, whatever the order in which they are looked for.
#pragma once

#include "logic/finders.hpp"

namespace rookery {

// `digit`: the one that the wings share, and that the victims lose. Three candidates of the pivot make it an XYZ-wing.
bool report_wing(const State& state, StepSink& sink, int pivot, int wing_a, int wing_b, int digit);

}  // namespace rookery
