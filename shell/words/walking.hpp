// Going through a list step by step.
#pragma once

#include <algorithm>
#include <cstddef>

namespace rookery::shell {

// The place `by` steps behind `place` in a list of `count` >= 1, which ends at its ends. From nowhere (place < 0) the
// first step comes to the first place, or backwards to the last.
inline std::size_t walked(int place, int by, std::size_t count) {
    const int last = static_cast<int>(count) - 1;
    return static_cast<std::size_t>(place < 0 ? (by > 0 ? 0 : last) : std::clamp(place + by, 0, last));
}

}  // namespace rookery::shell
