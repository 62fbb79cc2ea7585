// Runs the same job on several threads.
#pragma once

#include <functional>
#include <thread>
#include <vector>

namespace rookery::bench {

// Calls job() on this number of threads, including the current one, and returns when all are done.
template <class F>
void on_threads(int threads, const F& job) {
    std::vector<std::thread> others;
    others.reserve(static_cast<std::size_t>(threads));
    for (int i = 1; i < threads; ++i) others.emplace_back(std::cref(job));
    job();
    for (std::thread& other : others) other.join();
}

}  // namespace rookery::bench
