#include "stop_timer.hpp"

#include <system_error>

#include "ending.hpp"
#include "interrupt.hpp"

namespace rookery::cli {

StopTimer::StopTimer(const TimeLimit& time_limit) {
    try {
        thread_ = std::thread([this, time_limit] {
            std::unique_lock lock(mutex_);
            while (!ended_.wait_for(lock, kLookInterval, [this] { return over_; })) {
                if (end_asked_for(time_limit)) stop_.store(true);
            }
        });
    } catch (const std::system_error&) {
        stop_.store(true);  // nothing would end the call
    }
}

StopTimer::~StopTimer() {
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    ended_.notify_all();
    if (thread_.joinable()) thread_.join();
}

}  // namespace rookery::cli
