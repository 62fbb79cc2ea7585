// The scales of whips and braids by name, for callers that must not link their searches.
#pragma once

#include <array>
#include <string_view>

#include "logic/technique.hpp"

namespace rookery {

// The rating of a step is its length, 0 for a single; that of a puzzle is the greatest length on its path.
struct LengthScale {
    std::string_view id;      // in options: "gw"
    std::string_view rating;  // the name of a puzzle's rating: "gW"
    std::string_view chains;  // "g-whips"
    Technique technique;

    constexpr TechniqueSet techniques() const {
        return {Technique::last_cell, Technique::hidden_single_box, Technique::hidden_single_line,
                Technique::naked_single, technique};
    }
};
inline constexpr std::array kLengthScales{
    LengthScale{"w", "W", "whips", Technique::whip}, LengthScale{"b", "B", "braids", Technique::braid},
    LengthScale{"gw", "gW", "g-whips", Technique::g_whip}, LengthScale{"gb", "gB", "g-braids", Technique::g_braid}};

}  // namespace rookery
