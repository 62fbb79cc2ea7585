// Given and entered digits told apart by colour.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "picture/pixels.hpp"

namespace rookery {

// Divides colours into two groups, if they are two: true for the members of the one that is more colourful, or, where
// neither has colour, nearer to its background. None if all are one group.
std::optional<std::vector<bool>> second_colour(std::span<const Colour> ink, std::span<const Colour> background);

}  // namespace rookery
