// Why alldifferent takes a value from a variable: a Hall set, variables that are as many as the values they have left
// between them. They take all of these values, so no other variable can (P. Hall, 1935).
//
//   naive        one variable with one value
//   bounds       the variables inside an interval (fast bounds find the same removals, and are explained by these)
//   range        the same
//   arc          the least Hall set with the value, read off a matching: the values that its holder could take instead,
//                that their holders could take instead, and so on, and all these holders
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "textbook/combinatorics/consistency.hpp"
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
    HallSet because;  // without the variable, with the value
};

struct AlldifferentReasons {
    // Each has its Hall set in the domains as the removals before it leave them.
    std::vector<ValueRemoval> removals;
    std::vector<Domain> left;          // the domains after all of them
    std::optional<HallSet> conflict;   // it is seen that there is no solution: more variables than values
    std::optional<Matching> matching;  // of arc: all variables if there is a solution, else as many as possible
};

// What prune_alldifferent() removes, value by value. At most 64 domains. With a conflict, the removals are what was
// concluded before it was seen.
AlldifferentReasons explain_alldifferent(std::span<const Domain> domains, Consistency consistency);

}  // namespace rookery
