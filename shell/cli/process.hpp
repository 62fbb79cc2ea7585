// State of the whole process: its clock, the standard descriptors, a memory reserve, the signals that ask it to stop,
// and the embedded tables.
#pragma once

#include <atomic>
#include <chrono>
#include <limits>
#include <optional>

namespace rookery::cli {

// --- the clock, monotonic; the core has none ---

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// The time at which --time ends a run, if it is given.
class TimeLimit {
  public:
    TimeLimit() = default;  // no limit
    // Counts from now.
    explicit TimeLimit(double seconds)
        : end_{Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds))} {}

    bool passed() const { return end_ && Clock::now() >= *end_; }
    // Infinite if there is no limit.
    double seconds_left() const {
        if (!end_) return std::numeric_limits<double>::infinity();
        return std::chrono::duration<double>(*end_ - Clock::now()).count();
    }

  private:
    std::optional<Clock::time_point> end_;
};

// --- standard input, output and error, any of which the caller may have closed ---

// Call it before anything is opened: otherwise a file could get the descriptor of a closed stream, and with it rows or
// messages.
void reserve_standard_descriptors();

// --- memory: when it runs out, a reserve is freed, so that the run can end cleanly and write its rows ---
// A failed allocation is retried after the reserve has been freed, and the run is told to stop, as by a signal. So
// allocations rarely throw. One that is larger than the reserve does throw (std::bad_alloc), which ends its part or its
// input.

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

// --- the tables that some verbs need (verbs/tables/tables.hpp), embedded in this program by tables.cpp ---

// Passes them to the verbs.
void load_tables();

}  // namespace rookery::cli
