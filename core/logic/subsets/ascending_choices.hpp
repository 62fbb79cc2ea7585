// Like closed_choices.hpp, but in lexicographic order: {0,1}, {0,2}, {0,3}, {1,2}, ..., as HoDoKu tries them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace rookery {

namespace detail {

template <int K, int Left, class F>
bool extend_ascending_choice(const std::array<std::uint16_t, 9>& sets, unsigned pool, unsigned chosen, unsigned united,
                             F& f) {
    if constexpr (Left == 0) {
        return std::popcount(united) == K && f(static_cast<std::uint16_t>(chosen), static_cast<std::uint16_t>(united));
    } else {
        for (unsigned rest = pool; std::popcount(rest) >= Left; rest &= rest - 1) {
            const int i = std::countr_zero(rest);
            const unsigned wider = united | sets[static_cast<std::size_t>(i)];
            if (std::popcount(wider) > K) continue;
            if (extend_ascending_choice<K, Left - 1>(sets, rest & (rest - 1), chosen | (1U << i), wider, f)) {
                return true;
            }
        }
        return false;
    }
}

}  // namespace detail

template <int K, class F>
bool for_each_ascending_choice(const std::array<std::uint16_t, 9>& sets, std::uint16_t eligible, F& f) {
    return detail::extend_ascending_choice<K, K>(sets, eligible, 0, 0, f);
}

}  // namespace rookery
