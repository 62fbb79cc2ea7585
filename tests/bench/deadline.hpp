// A stop flag that is raised when the process has used a given number of seconds of CPU time. Watching the clock takes
// a thread; in builds without threads the flag is never raised.
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

#include "bench/cpu_time.hpp"
#include "bench/most_threads.hpp"

namespace rookery::bench {

class Deadline {
  public:
    explicit Deadline(double seconds) : start_{cpu_seconds()} {
        if constexpr (kMaxThreads > 1) thread_ = std::thread([this, seconds] { look(seconds); });
    }
    ~Deadline() {
        is_over_ = true;
        if (thread_.joinable()) thread_.join();
    }
    Deadline(const Deadline&) = delete;
    Deadline& operator=(const Deadline&) = delete;

    double seconds() const { return cpu_seconds() - start_; }  // since construction
    const std::atomic<bool>* flag() const { return &struck_; }

  private:
    void look(double seconds) {
        while (!is_over_ && !struck_) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
            if (this->seconds() >= seconds) struck_ = true;
        }
    }

    double start_;
    std::atomic<bool> struck_ = false;
    std::atomic<bool> is_over_ = false;
    std::thread thread_;
};

}  // namespace rookery::bench
