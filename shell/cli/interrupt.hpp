// Ctrl+C: the first asks the run to stop and write what it has; a second ends the program at once.
#pragma once

#include <atomic>

namespace rookery::cli {

void watch_for_interrupt();
bool interrupted();
const std::atomic<bool>* interrupt_flag();  // the same, for calls that poll by themselves

}  // namespace rookery::cli
