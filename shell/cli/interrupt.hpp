// Signals that ask the run to stop and write what it has: Ctrl+C (SIGINT), and the one that systems send to a program
// whose time is over (SIGTERM). A second one ends the program at once.
#pragma once

#include <atomic>
#include <chrono>

namespace rookery::cli {

// How often whoever waits looks for an interrupt, and for what else may have come.
inline constexpr std::chrono::milliseconds kLookInterval{20};

void handle_interrupts();
bool interrupted();   // by either
bool user_stopped();  // by Ctrl+C

}  // namespace rookery::cli
