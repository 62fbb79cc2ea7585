// Why alldifferent removes a value from a variable: a Hall set, as many variables as there are values left to them in
// total. They take all of these values, so no other variable can (P. Hall, 1935).
//
//   naive        one variable with one value
//   bounds       the variables inside an interval (fast bounds make the same removals, explained in the same way)
//   range        the same
//   arc          the least Hall set with the value, read off a matching: the values that its holder could take instead,
//                those that their holders could take instead, and so on, and all these holders
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "textbook/combinatorics/alldifferent.hpp"
#include "textbook/combinatorics/domain.hpp"
#include "textbook/combinatorics/matching.hpp"

namespace rookery {

struct HallSet {
    VariableSet variables = 0;
    Domain values = 0;
};

struct ValueRemoval {
    int variable;
    int value;
    HallSet because;  // has the value, but not the variable
};

struct AlldifferentReasons {
    // Each Hall set is one in the domains that the earlier removals leave.
    std::vector<ValueRemoval> removals;
    std::vector<Domain> left;          // the domains after all of them
    std::optional<HallSet> conflict;   // there is no solution: more variables than values
    std::optional<Matching> matching;  // for arc: all variables if there is a solution, else as many as possible
};

// The removals of prune_alldifferent(), value by value. At most 64 domains. With a conflict, the removals are those
// made before it was found.
AlldifferentReasons explain_alldifferent(std::span<const Domain> domains, Consistency consistency);

}  // namespace rookery
