// The symmetries that a pattern of clue cells can have: the symmetries of the square.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/cell_set.hpp"

namespace rookery {

// Named as setters name them. Each is the group that its maps generate.
enum class PatternSymmetry : std::uint8_t {
    none,
    half_turn,  // r -> 10-r, c -> 10-c
    quarter_turn,
    mirror_left_right,
    mirror_top_bottom,
    two_mirrors,  // both of the previous two
    diagonal,     // r <-> c
    anti_diagonal,
    two_diagonals,  // both of the previous two
    full,           // all eight maps of the square
};
inline constexpr int kPatternSymmetryCount = 10;

std::string_view name_of(PatternSymmetry symmetry);                      // "half-turn", "two-diagonals", ...
std::optional<PatternSymmetry> pattern_symmetry(std::string_view name);  // the inverse of name_of

// The cells to which the symmetry maps `cell`, including itself.
CellSet orbit_of(int cell, PatternSymmetry symmetry);
// All orbits, in the order of their first cells.
std::vector<CellSet> orbits_of_board(PatternSymmetry symmetry);
bool has_symmetry(CellSet cells, PatternSymmetry symmetry);
// The largest symmetry in the list above that the cells have (ties: the one further down the list).
PatternSymmetry symmetry_of(CellSet cells);

}  // namespace rookery
