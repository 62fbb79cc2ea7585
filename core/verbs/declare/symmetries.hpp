// All symmetries of clue cells, for options and columns.
#pragma once

#include <string_view>
#include <vector>

#include "board/symmetry.hpp"

namespace rookery {

inline std::vector<PatternSymmetry> all_symmetries() {
    std::vector<PatternSymmetry> symmetries;
    for (int i = 0; i < kPatternSymmetryCount; ++i) symmetries.push_back(static_cast<PatternSymmetry>(i));
    return symmetries;
}

inline std::vector<std::string_view> symmetry_names() {
    std::vector<std::string_view> names;
    for (const PatternSymmetry symmetry : all_symmetries()) names.push_back(name_of(symmetry));
    return names;
}

}  // namespace rookery
