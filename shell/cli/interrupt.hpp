// Signals that ask the run to stop and write what it has: Ctrl+C (SIGINT), and the one that systems send to a program
// whose time is over (SIGTERM). A second one ends the program at once.
#pragma once

#include <atomic>

namespace rookery::cli {

void watch_for_interrupt();
bool interrupted();                         // by either
bool user_stopped();                        // by Ctrl+C
const std::atomic<bool>* interrupt_flag();  // the same as interrupted(), for calls that poll by themselves

}  // namespace rookery::cli
