// The naive way: alldifferent as n(n-1)/2 constraints of two variables each. Such a constraint is consistent unless one
// domain is a single value that the other has too; so assigned values are removed elsewhere.
#include "textbook/combinatorics/alldifferent_ways.hpp"

namespace rookery::alldifferent {

bool prune_naively(std::span<Domain> domains) {
    for (Domain last = 0;;) {
        Domain assigned = 0;
        for (const Domain domain : domains) {
            if (!is_single(domain)) continue;
            if ((assigned & domain) != 0) return false;
            assigned |= domain;
        }
        if (assigned == last) return true;
        last = assigned;
        for (Domain& domain : domains) {
            if (is_single(domain)) continue;
            domain &= ~assigned;
            if (domain == 0) return false;
        }
    }
}

}  // namespace rookery::alldifferent
