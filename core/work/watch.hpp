// Watch: what a long search asks and tells while it runs: whether to stop, and what it is doing. Default-made it never
// stops and tells nobody.
#pragma once

#include <atomic>
#include <string_view>

namespace rookery {

struct Watch {
    const std::atomic<bool>* stop = nullptr;
    // Told before each piece of work that may take more than a few milliseconds: "Nested forcing chains, r4c7".
    void (*activity)(void* context, std::string_view what) = nullptr;
    void* context = nullptr;

    bool stop_requested() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
    void tell(std::string_view what) const {
        if (activity != nullptr) activity(context, what);
    }
};

}  // namespace rookery
