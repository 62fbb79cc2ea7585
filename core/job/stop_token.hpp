// StopToken: lets a caller ask a long computation to stop.
#pragma once

#include <atomic>

#include "job/function_ref.hpp"

namespace rookery {

// A default-constructed token never stops. Copying it is as cheap as copying three pointers; the flag must outlive it.
// Always inlined, for the reason given in function_ref.hpp.
class StopToken {
  public:
    constexpr StopToken() = default;
    constexpr StopToken(const std::atomic<bool>* flag) : flag_{flag} {}
    // While the flag is set, `on_poll` decides; if the flag is set from the start, every poll of the computation calls
    // it. Without `on_poll`, or while the flag is not set, a poll costs one load.
    constexpr StopToken(const std::atomic<bool>* flag, FunctionRef<bool()> on_poll) : flag_{flag}, on_poll_{on_poll} {}

    [[gnu::always_inline]] bool stop_requested() const {
        return flag_ != nullptr && flag_->load(std::memory_order_relaxed) && (!on_poll_ || on_poll_());
    }

  private:
    const std::atomic<bool>* flag_ = nullptr;
    FunctionRef<bool()> on_poll_;
};

}  // namespace rookery
