// Finds where two arrays of small numbers differ, eight bytes at a time: one step of a path changes few cells.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

namespace rookery {

// Calls f(i) for each i where a[i] != b[i], ascending; f may modify those elements.
template <class T, std::size_t kSize, class F>
void for_each_difference(const std::array<T, kSize>& a, const std::array<T, kSize>& b, F f) {
    constexpr std::size_t kAtOnce = sizeof(std::uint64_t) / sizeof(T);
    for (std::size_t first = 0; first < kSize; first += kAtOnce) {
        const std::size_t count = first + kAtOnce <= kSize ? kAtOnce : kSize - first;
        if (count == kAtOnce) {
            std::uint64_t of_a = 0;
            std::uint64_t of_b = 0;
            std::memcpy(&of_a, &a[first], sizeof(of_a));
            std::memcpy(&of_b, &b[first], sizeof(of_b));
            if (of_a == of_b) continue;
        }
        for (std::size_t i = first; i < first + count; ++i) {
            if (a[i] != b[i]) f(static_cast<int>(i));
        }
    }
}

}  // namespace rookery
