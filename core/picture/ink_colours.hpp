// Separates given from entered digits by colour.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "picture/pixels.hpp"

namespace rookery {

struct InkGroups {
    // Whether each is in the more colourful group or, if neither has colour, in the one nearer to its background.
    std::vector<bool> second;
    // The groups are far apart compared with their spread: uneven light alone does not cause that.
    bool clear = false;
};

// Divides colours into two groups; empty if they form only one.
std::optional<InkGroups> ink_groups(std::span<const Colour> ink, std::span<const Colour> background);

}  // namespace rookery
