// Maximum matchings: as many variables as possible, each with a value of its domain that no other has.
#pragma once

#include <array>
#include <span>

#include "textbook/combinatorics/domain.hpp"

namespace rookery {

struct Matching {
    static constexpr int kNone = -1;

    Matching() { value_of.fill(kNone); }
    std::array<int, kMaxVariables> value_of;  // by variable
};

// Makes the matching maximum: drops pairs that the domains no longer allow, then extends it. Returns whether every
// variable has a value in it. If it starts from the previous matching, little is left to do.
bool match_all(std::span<const Domain> domains, Matching& matching);

}  // namespace rookery
