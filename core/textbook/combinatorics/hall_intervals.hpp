// Hall intervals: intervals of values with exactly as many variables inside as values. Those variables take all of the
// values, and leave none to the others.
//
// A variable is inside an interval if its domain is. If more variables are inside than there are values, there is no
// solution. If that happens nowhere, there is one with each value from the range of its variable's domain (P. Hall,
// 1935).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <span>

#include "textbook/combinatorics/domain.hpp"

namespace rookery {

// Calls visit(low, high, inside) for each interval with at least as many variables inside as values, until a call
// returns false; returns whether none did. Reads the domains once, at the beginning; none may be empty. Tries only the
// intervals that begin and end where a domain does: any other has the same variables inside as a smaller one.
template <class Visit>
bool for_each_full_interval(std::span<const Domain> domains, Visit visit) {
    Domain lows = 0;
    Domain highs = 0;
    std::array<VariableSet, kDomainValues> begins{};  // variables whose domain begins there
    std::array<VariableSet, kDomainValues> ends{};
    for (std::size_t x = 0; x < domains.size(); ++x) {
        const int low = least_of(domains[x]);
        const int high = greatest_of(domains[x]);
        lows |= bit_of(low);
        highs |= bit_of(high);
        begins[low] |= std::uint64_t{1} << x;
        ends[high] |= std::uint64_t{1} << x;
    }
    VariableSet behind = 0;  // variables that begin at `low` or later
    for (; lows != 0; lows &= ~bit_of(greatest_of(lows))) {
        const int low = greatest_of(lows);
        behind |= begins[low];
        VariableSet inside = 0;
        for (Domain rest = highs & interval_of(low, kDomainValues - 1); rest != 0; rest = without_least(rest)) {
            const int high = least_of(rest);
            inside |= behind & ends[high];
            if (std::popcount(inside) > high - low && !visit(low, high, inside)) return false;
        }
    }
    return true;
}

// The same for each Hall interval; also false if an interval has too many variables.
template <class Visit>
bool for_each_hall_interval(std::span<const Domain> domains, Visit visit) {
    return for_each_full_interval(domains, [&](int low, int high, VariableSet inside) {
        return std::popcount(inside) == high - low + 1 && visit(low, high, inside);
    });
}

}  // namespace rookery
