// StopToken: by which a long computation is asked from outside to end.
#pragma once

#include <atomic>

#include "job/function_ref.hpp"

namespace rookery {

// A default-made token never stops. It is as cheap to copy as two pointers; the flag outlives it. Inlined everywhere,
// as function_ref.hpp says.
class StopToken {
  public:
    constexpr StopToken() = default;
    constexpr StopToken(const std::atomic<bool>* flag) : flag_{flag} {}
    // While the flag is set, `on_poll` has the last word: whoever sets it from the beginning is asked each time that
    // the computation asks. Without one, and while the flag is not set, asking costs a load.
    constexpr StopToken(const std::atomic<bool>* flag, FunctionRef<bool()> on_poll) : flag_{flag}, on_poll_{on_poll} {}

    [[gnu::always_inline]] bool stop_requested() const {
        return flag_ != nullptr && flag_->load(std::memory_order_relaxed) && (!on_poll_ || on_poll_());
    }

  private:
    const std::atomic<bool>* flag_ = nullptr;
    FunctionRef<bool()> on_poll_;
};

}  // namespace rookery
