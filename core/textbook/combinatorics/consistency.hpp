// How strongly a constraint is made consistent: which values are removed because they cannot be in a solution.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace rookery {

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

}  // namespace rookery
