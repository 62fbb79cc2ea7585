// The clock of the command line, which never goes back; the core has none.
#pragma once

#include <chrono>
#include <limits>
#include <optional>

namespace rookery::cli {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// The moment at which a run ends as if it were finished (--time), if there is one.
class TimeLimit {
  public:
    TimeLimit() = default;  // none
    // From now on.
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
