// Signals that ask the run to stop and write what it has: Ctrl+C (SIGINT), the system's request to end (SIGTERM), and
// the end of the terminal or connection (SIGHUP; nohup turns this off). A second one ends the program at once.
#pragma once

#include <atomic>
#include <chrono>

namespace rookery::cli {

// How often whoever waits looks for an interrupt, and for what else may have come.
inline constexpr std::chrono::milliseconds kLookInterval{20};

void handle_interrupts();
bool interrupted();   // by any
bool user_stopped();  // by Ctrl+C

}  // namespace rookery::cli
