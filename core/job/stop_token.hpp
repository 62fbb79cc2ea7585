// StopToken: by which a long computation is asked from outside to end.
#pragma once

#include <atomic>

namespace rookery {

// A default-made token never stops. It is as cheap to copy as a pointer; the flag outlives it. Inlined everywhere, as
// function_ref.hpp says.
class StopToken {
  public:
    constexpr StopToken() = default;
    constexpr StopToken(const std::atomic<bool>* flag) : flag_{flag} {}

    [[gnu::always_inline]] bool stop_requested() const {
        return flag_ != nullptr && flag_->load(std::memory_order_relaxed);
    }

  private:
    const std::atomic<bool>* flag_ = nullptr;
};

}  // namespace rookery
