#include "textbook/combinatorics/alldifferent.hpp"

#include <algorithm>
#include <bit>

#include "textbook/combinatorics/alldifferent_ways.hpp"

namespace rookery {
namespace {

std::uint64_t count_values(std::span<const Domain> domains) {
    std::uint64_t count = 0;
    for (const Domain domain : domains) count += static_cast<std::uint64_t>(std::popcount(domain));
    return count;
}

bool prune(std::span<Domain> domains, Consistency consistency, Matching& matching) {
    switch (consistency) {
        case Consistency::naive:
            return alldifferent::prune_naively(domains);
        case Consistency::bounds:
            return alldifferent::prune_bounds(domains);
        case Consistency::fast_bounds:
            return alldifferent::prune_bounds_fast(domains);
        case Consistency::range:
            return alldifferent::prune_ranges(domains);
        case Consistency::arc:
            return alldifferent::prune_arcs(domains, matching);
    }
    return true;
}

}  // namespace

bool prune_alldifferent(std::span<Domain> domains, Consistency consistency, std::uint64_t& removed,
                        Matching& matching) {
    if (std::find(domains.begin(), domains.end(), Domain{0}) != domains.end()) return false;
    const std::uint64_t before = count_values(domains);
    if (!prune(domains, consistency, matching)) return false;
    removed += before - count_values(domains);
    return true;
}

bool prune_alldifferent(std::span<Domain> domains, Consistency consistency, std::uint64_t& removed) {
    Matching matching;
    return prune_alldifferent(domains, consistency, removed, matching);
}

}  // namespace rookery
