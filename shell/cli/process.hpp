// What the whole process shares: the standard descriptors, a reserve of memory, and the signals that ask it to stop.
#pragma once

#include <atomic>
#include <chrono>

namespace rookery::cli {

// --- standard input, output and error, of which a caller may have closed any ---

// Before anything is opened: else a file would get the descriptor of a closed stream, and rows or messages with it.
void reserve_standard_descriptors();

// --- memory: when it runs out, a reserve is given back, so that the run can end in order and write its rows ---
// An allocation that fails is tried again once the reserve is free, and the run is told to stop, as by a signal. So
// hardly any allocation throws. One larger than the reserve does (std::bad_alloc), and ends its part or its input.

void reserve_memory();
bool memory_ran_out();
// Of an allocation that threw.
void note_memory_ran_out();

// --- signals that ask the run to stop and write what it has ---
// Ctrl+C (SIGINT), the system's request to end (SIGTERM), and the end of the terminal or connection (SIGHUP; nohup
// turns this off). A second one ends the program at once.

// How often whoever waits looks for an interrupt, and for what else may have come.
inline constexpr std::chrono::milliseconds kLookInterval{20};

void handle_interrupts();
bool interrupted();   // by any
bool user_stopped();  // by Ctrl+C

}  // namespace rookery::cli
