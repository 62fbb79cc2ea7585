// Hyper-arc consistency: J.-C. Regin, "A filtering algorithm for constraints of difference in CSPs" (1994).
//
// A solution is a matching of all variables. Given one, a value stays in a domain in three cases: the variable has it;
// it can get it by a cycle of exchanges; or it can get it by a chain of exchanges that ends in a free value. With an
// edge from each value to those that its holder could have instead, cycles are inside strong components, and chains are
// paths to a free value.
#include "textbook/combinatorics/alldifferent_ways.hpp"
#include "textbook/combinatorics/strong_components.hpp"

namespace rookery::alldifferent {

bool prune_arcs(std::span<Domain> domains, Matching& matching) {
    if (!match_all(domains, matching)) return false;
    std::array<Domain, kDomainValues> instead{};
    std::array<std::size_t, kDomainValues> holder{};
    Domain held = 0;
    Domain all = 0;
    for (std::size_t x = 0; x < domains.size(); ++x) {
        const int value = matching.value_of[x];
        instead[value] = domains[x];
        holder[value] = x;
        held |= bit_of(value);
        all |= domains[x];
    }
    Domain to_free = all & ~held;  // values from which a chain leads to a free one, and the free ones
    const StrongComponents components = strong_components(instead, held);
    for (std::size_t i = 0; i < components.count; ++i) {
        const Domain component = components.sets[i];
        Domain reached = 0;
        for (Domain rest = component; rest != 0; rest = without_least(rest)) reached |= instead[least_of(rest)];
        if ((reached & to_free) != 0) to_free |= component;
        // Components that are reached came before, so it is known for all these values whether they lead to a free one.
        const Domain stay = component | to_free;
        if ((reached & ~stay) == 0) continue;
        for (Domain rest = component; rest != 0; rest = without_least(rest)) domains[holder[least_of(rest)]] &= stay;
    }
    return true;
}

}  // namespace rookery::alldifferent
