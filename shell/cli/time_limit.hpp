// The moment at which a run ends as if it were finished (--time), if there is one.
#pragma once

#include <chrono>
#include <limits>
#include <optional>

#include "clock.hpp"

namespace rookery::cli {

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
