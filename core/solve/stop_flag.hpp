// The flag by which a long computation is asked from outside to end.
#pragma once

#include <atomic>

namespace rookery {

// Never, if there is no flag.
inline bool stop_requested(const std::atomic<bool>* flag) {
    return flag != nullptr && flag->load(std::memory_order_relaxed);
}

}  // namespace rookery
