// Chooses k of nine sets whose union has exactly k members: the common search of naked sets (cells and their digits),
// hidden sets (digits and their positions) and fish (lines and the positions of a digit).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace rookery {

// The indices of the sets that can take part in a choice of k: those with 2..k members.
inline std::uint16_t eligible_sets(const std::array<std::uint16_t, 9>& sets, int k) {
    unsigned eligible = 0;
    for (int i = 0; i < 9; ++i) {
        const int size = std::popcount(sets[i]);
        eligible |= static_cast<unsigned>(size >= 2 && size <= k) << i;
    }
    return static_cast<std::uint16_t>(eligible);
}

namespace detail {

// Extends a choice of K - Left sets with the union `united` by sets of `pool`.
template <int K, int Left, class F>
bool extend_closed_choice(const std::array<std::uint16_t, 9>& sets, unsigned pool, unsigned chosen, unsigned united,
                          F& f) {
    if constexpr (Left == 0) {
        return std::popcount(united) == K && f(static_cast<std::uint16_t>(chosen), static_cast<std::uint16_t>(united));
    } else {
        for (unsigned rest = pool; rest != 0; rest &= rest - 1) {
            const int i = std::countr_zero(rest);
            const unsigned lower = pool & ((1U << i) - 1);
            const unsigned wider = united | sets[i];
            if (std::popcount(lower) < Left - 1 || std::popcount(wider) > K) continue;
            if (extend_closed_choice<K, Left - 1>(sets, lower, chosen | (1U << i), wider, f)) return true;
        }
        return false;
    }
}

}  // namespace detail

// Calls f(chosen, united) for every choice of K of the sets with indices in `eligible` whose union has exactly K
// members, until f returns true; returns whether it did. `chosen` is a mask of indices. Choices are tried in ascending
// order of that mask, as Sudoku Explainer tries them: {0,1}, {0,2}, {1,2}, {0,3}, ... So the highest index is chosen
// first, and a union that is too large prunes the search.
template <int K, class F>
bool for_each_closed_choice(const std::array<std::uint16_t, 9>& sets, std::uint16_t eligible, F& f) {
    return std::popcount(eligible) >= K && detail::extend_closed_choice<K, K>(sets, eligible, 0, 0, f);
}

}  // namespace rookery
