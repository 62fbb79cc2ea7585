// Derangements: permutations without fixed points. Their number is the permanent of J - I.
#pragma once

#include <optional>

#include "textbook/combinatorics/wide.hpp"

namespace rookery {

// n! (1 - 1/1! + 1/2! - ... ± 1/n!), the case z = -1 of per(zI + J) = n! (1 + z/1! + z^2/2! + ... + z^n/n!), summed in
// whole numbers from the right: D(n) = n D(n-1) ± 1. n >= 0; empty for n > 34, where it exceeds 2^128.
inline std::optional<Wide> derangements(int n) {
    constexpr int kMax = 34;
    if (n > kMax) return std::nullopt;
    Wide count = 1;
    for (int i = 1; i <= n; ++i)
        count = i % 2 == 0 ? count * static_cast<Wide>(i) + 1 : count * static_cast<Wide>(i) - 1;
    return count;
}

// n!, under the same conditions: the permanent of J.
inline std::optional<Wide> factorial(int n) {
    constexpr int kMax = 34;
    if (n > kMax) return std::nullopt;
    Wide count = 1;
    for (int i = 2; i <= n; ++i) count *= static_cast<Wide>(i);
    return count;
}

}  // namespace rookery
