#include "stop_timer.hpp"

#include "interrupt.hpp"

namespace rookery::cli {

StopTimer::StopTimer(const TimeLimit& time_limit) {
    thread_ = std::thread([this, time_limit] {
        std::unique_lock lock(mutex_);
        while (!ended_.wait_for(lock, kLookInterval, [this] { return over_; })) {
            if (interrupted() || time_limit.passed()) stop_.store(true);
        }
    });
}

StopTimer::~StopTimer() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    ended_.notify_all();
    thread_.join();
}

}  // namespace rookery::cli
