// The command line's monotonic clock; the core has none.
#pragma once

#include <chrono>
#include <limits>
#include <optional>

namespace rookery::cli {

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

}  // namespace rookery::cli
