// Tells how far a search of the solver has come, where it may take long: the search says nothing of itself, but it asks
// whether to stop, after so many guesses each.
#pragma once

#include <atomic>
#include <cstdint>

#include "job/job.hpp"
#include "solve/solve_types.hpp"
#include "text/text.hpp"

namespace rookery {

class GuessReports {
  public:
    // `sink` must live as long.
    GuessReports(Sink& sink, StopToken stop) : sink_{sink}, stop_{stop} {}
    GuessReports(const GuessReports&) = delete;
    GuessReports& operator=(const GuessReports&) = delete;

    // For the search; this object must live as long.
    StopToken token() { return {&kAlways, *this}; }
    bool operator()() {
        if (++asked_ % kAskedBetweenReports == 0) {
            sink_.activity(grouped(asked_ * static_cast<std::int64_t>(kGuessesBetweenPolls)) + " guesses");
        }
        return stop_.stop_requested();
    }

  private:
    static constexpr std::int64_t kAskedBetweenReports = 100;  // from milliseconds to tenths of a second
    static constexpr std::atomic<bool> kAlways{true};

    Sink& sink_;
    StopToken stop_;
    std::int64_t asked_ = 0;
};

}  // namespace rookery
