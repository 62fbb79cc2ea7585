// The number of ways to choose k of n.
#pragma once

#include <cstdint>

#include "contract/contract.hpp"

namespace rookery {

// 0 if there is none. The result times k must fit into 64 bits: true for n <= 60.
constexpr std::uint64_t binomial(int n, int k) {
    ROOKERY_EXPECTS(n <= 60);
    if (k < 0 || k > n) return 0;
    std::uint64_t ways = 1;
    for (int i = 1; i <= k; ++i) ways = ways * static_cast<std::uint64_t>(n - k + i) / static_cast<std::uint64_t>(i);
    return ways;
}

}  // namespace rookery
