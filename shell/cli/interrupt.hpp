// Ctrl+C: the first asks the run to stop and write what it has; a second ends the program at once.
#pragma once

namespace rookery::cli {

void watch_for_interrupt();
bool interrupted();

}  // namespace rookery::cli
