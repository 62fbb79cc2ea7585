// Given and entered digits told apart by colour.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "picture/pixels.hpp"

namespace rookery {

struct InkGroups {
    // Who belongs to the more colourful group, or, where neither has colour, to the one nearer to its background.
    std::vector<bool> second;
    // They lie far apart beside what they differ within: uneven light alone does not make such groups.
    bool clear = false;
};

// Divides colours into two groups; none if they are one.
std::optional<InkGroups> ink_groups(std::span<const Colour> ink, std::span<const Colour> background);

}  // namespace rookery
