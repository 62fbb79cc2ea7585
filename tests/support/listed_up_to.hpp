// The techniques of technique_list.inc up to and including one: a choice for tests, not a scale.
#pragma once

#include "logic/technique.hpp"

namespace rookery::tests {

constexpr TechniqueSet listed_up_to(Technique last) {
    TechniqueSet set;
    for (int t = 0; t <= static_cast<int>(last); ++t) set.insert(static_cast<Technique>(t));
    return set;
}

}  // namespace rookery::tests
