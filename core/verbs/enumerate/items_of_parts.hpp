// The progress units of an enumeration, since its parts are of unequal size.
#pragma once

#include <cstdint>
#include <vector>

#include "enumerate/enumerate.hpp"

namespace rookery {

// Distributes `items` over the parts by their weights: how many are done at the end of each.
inline std::vector<std::int64_t> items_until_parts(const Enumeration& enumeration, std::int64_t items) {
    double sum = 0;
    for (int part = 0; part < enumeration.parts(); ++part) sum += enumeration.weight(part);
    double until = 0;
    std::vector<std::int64_t> items_until;
    for (int part = 0; part < enumeration.parts(); ++part) {
        until += enumeration.weight(part);
        items_until.push_back(static_cast<std::int64_t>(static_cast<double>(items) * until / sum));
    }
    if (!items_until.empty()) items_until.back() = items;
    return items_until;
}

}  // namespace rookery
