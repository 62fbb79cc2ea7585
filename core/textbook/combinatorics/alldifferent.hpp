// The constraint alldifferent(x1, ..., xn): its variables take n different values.
//
//   domains, a consistency ──► prune_alldifferent() ──► smaller domains, or: there is no solution
//
//   domain.hpp             a set of values, in one word
//   hall_intervals.hpp     bounds and range: intervals with as many variables as values
//   matching.hpp           arc: a maximum matching of variables and values, and the exchanges that are possible in it
//
// After W.-J. van Hoeve, "The alldifferent constraint: a survey" (2001), which names the source of each.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "textbook/combinatorics/domain.hpp"
#include "textbook/combinatorics/matching.hpp"

namespace rookery {

// How strongly a constraint is made consistent: which values are removed because they cannot be in a solution.

// For alldifferent, by what a value needs to stay:
//
//   naive         another value in each other domain, taken alone
//   bounds        (only the least and greatest of each domain:) a solution in the ranges of the other domains
//   fast_bounds   the same, faster
//   range         a solution in the ranges of the other domains
//   arc           a solution in the other domains: the most that one constraint can tell
//
// A range is everything from the least value of a domain to the greatest. From bounds on, each removes everything that
// the one before removes; naive and bounds each remove something that the other leaves.
enum class Consistency : std::uint8_t { naive, bounds, fast_bounds, range, arc };
inline constexpr std::array kAllConsistencies{Consistency::naive, Consistency::bounds, Consistency::fast_bounds,
                                              Consistency::range, Consistency::arc};

// As an option: "fast-bounds".
constexpr std::string_view name_of(Consistency consistency) {
    switch (consistency) {
        case Consistency::naive:
            return "naive";
        case Consistency::bounds:
            return "bounds";
        case Consistency::fast_bounds:
            return "fast-bounds";
        case Consistency::range:
            return "range";
        case Consistency::arc:
            return "arc";
    }
    return {};
}

// At most 64 domains. Makes the constraint consistent: removes values until no more must be removed, and adds their
// number to `removed`. False: there is no solution; then the domains are only partly pruned, and nothing is added. A
// consistency accepts everything that it cannot refute; only `arc` refutes everything unsolvable. Without variables
// there is a solution. `matching`: the result of the last call for the same variables, as a start; the result is the
// same with any other.
bool prune_alldifferent(std::span<Domain> domains, Consistency consistency, std::uint64_t& removed, Matching& matching);
bool prune_alldifferent(std::span<Domain> domains, Consistency consistency, std::uint64_t& removed);

}  // namespace rookery
