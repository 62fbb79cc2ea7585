// State of the whole process: the standard descriptors, a memory reserve, and the signals that ask it to stop.
#pragma once

#include <atomic>
#include <chrono>

namespace rookery::cli {

// --- standard input, output and error, any of which the caller may have closed ---

// Call it before anything is opened: otherwise a file could get the descriptor of a closed stream, and with it rows or
// messages.
void reserve_standard_descriptors();

// --- memory: when it runs out, a reserve is freed, so that the run can end cleanly and write its rows ---
// A failed allocation is retried after the reserve has been freed, and the run is told to stop, as by a signal. So
// allocations rarely throw. One larger than the reserve does (std::bad_alloc), and ends its part or its input.

void reserve_memory();
bool memory_ran_out();
// Call it after an allocation has thrown.
void note_memory_ran_out();

// --- signals that ask the run to stop and write what it has ---
// Ctrl+C (SIGINT), the system's request to end (SIGTERM), and the end of the terminal or connection (SIGHUP; nohup
// turns this off). A second one ends the program at once.

// How often waiting code checks for interrupts and other events.
inline constexpr std::chrono::milliseconds kLookInterval{20};

void handle_interrupts();
bool interrupted();   // by any
bool user_stopped();  // by Ctrl+C

}  // namespace rookery::cli
