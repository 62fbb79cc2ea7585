// Bounds and range consistency by Hall intervals. For the variables that are not inside such an interval,
//
//   bounds   the least and the greatest value are removed until they are outside       J.-F. Puget, 1998
//   range    all its values are removed                                                 M. Leconte, 1996
//
// until no interval removes anything more. Every interval is examined, as both are taught; alldifferent_fast_bounds.cpp
// has the fast way to bounds. (Another definition of bounds consistency also covers the values between the ends; in
// {1,4} {2,3} {2,3} no removal could satisfy it.)
#include "textbook/combinatorics/alldifferent_ways.hpp"
#include "textbook/combinatorics/hall_intervals.hpp"

namespace rookery::alldifferent {
namespace {

Domain without_ends_in(Domain domain, int low, int high) {
    const Domain interval = interval_of(low, high);
    if ((interval & bit_of(least_of(domain))) != 0) domain &= ~interval_of(0, high);
    if (domain != 0 && (interval & bit_of(greatest_of(domain))) != 0) domain &= ~interval_of(low, kDomainValues - 1);
    return domain;
}

Domain without_all_in(Domain domain, int low, int high) {
    return domain & ~interval_of(low, high);
}

template <class Without>
bool prune_by_intervals(std::span<Domain> domains, Without without) {
    bool changed = true;
    // Changes while the intervals are visited may add variables to one, but never end a Hall interval.
    const auto prune = [&](int low, int high, VariableSet inside) {
        for (std::size_t x = 0; x < domains.size(); ++x) {
            if ((inside >> x & 1U) != 0) continue;
            const Domain left = without(domains[x], low, high);
            if (left == 0) return false;
            changed = changed || left != domains[x];
            domains[x] = left;
        }
        return true;
    };
    while (changed) {
        changed = false;
        if (!for_each_hall_interval(domains, prune)) return false;
    }
    return true;
}

}  // namespace

bool prune_bounds(std::span<Domain> domains) {
    return prune_by_intervals(domains, without_ends_in);
}

bool prune_ranges(std::span<Domain> domains) {
    return prune_by_intervals(domains, without_all_in);
}

}  // namespace rookery::alldifferent
