// Reasons, found before any search, why the strategies cannot solve any clues on a pattern.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/cell_set.hpp"
#include "board/geometry.hpp"
#include "exact/strategies.hpp"
#include "job/stop_token.hpp"

namespace rookery {

struct PositionReason {
    std::string sentence;  // "rows 4 and 6 have no clue: their digits can change places"
    CellSet cells;         // that the sentence is about
};

// Immediate checks: too few clues; two lines of a chute, or four boxes in a rectangle, without any; cells that never
// see enough others.
template <int N>
std::optional<PositionReason> impossible_at_sight(CellSet pattern, StrategySet strategies);

// The same, and for order 3 one or two chutes that their clues never determine (generate/geometry/feasibility.hpp).
// Usually takes a few tens of milliseconds at most, never more than a second. The stop flag ends it without a reason.
template <int N>
std::optional<PositionReason> impossible_by_positions(CellSet pattern, StrategySet strategies, StopToken stop = {});

// The same, but ignores the reason "too few clues": then clues in all cells except the reason's are impossible too.
template <int N>
std::optional<PositionReason> impossible_for_any_number(CellSet pattern, StrategySet strategies, StopToken stop = {});

// A naked single can place a cell only if its peers contain all digits but one, so that many peers must be placed
// before it. For each cell, the first step in which that can happen: 0 for the clue cells, or kNever.
inline constexpr int kNever = 1'000'000;
template <int N>
std::vector<int> first_naked_steps(CellSet pattern);

// The same for any strategies: with hidden singles, any cell can be placed in the first step.
template <int N>
std::vector<int> first_steps(CellSet pattern, StrategySet strategies);

}  // namespace rookery
