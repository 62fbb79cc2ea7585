// A stop flag for one call that polls: set when the run is interrupted, or when its time is up.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "time_limit.hpp"

namespace rookery::cli {

class StopTimer {
  public:
    explicit StopTimer(const TimeLimit& time_limit);
    ~StopTimer();
    StopTimer(const StopTimer&) = delete;
    StopTimer& operator=(const StopTimer&) = delete;

    const std::atomic<bool>* flag() const { return &stop_; }

  private:
    std::atomic<bool> stop_{false};
    std::mutex mutex_;  // guards over_
    bool over_ = false;
    std::condition_variable ended_;
    std::thread thread_;
};

}  // namespace rookery::cli
