// What happens when memory runs out: a reserve is given back, so that the run can end in order and write its rows.
//
// An allocation that fails is tried again once the reserve is free, and the run is told to stop, as by a signal. So
// hardly any allocation throws. One larger than the reserve does (std::bad_alloc), and ends its part or its input.
#pragma once

namespace rookery::cli {

void reserve_memory();
bool memory_ran_out();
// Of an allocation that threw.
void note_memory_ran_out();

}  // namespace rookery::cli
