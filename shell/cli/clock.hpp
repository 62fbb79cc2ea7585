// The clock of the command line, which never goes back; the core has none.
#pragma once

#include <chrono>

namespace rookery::cli {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace rookery::cli
