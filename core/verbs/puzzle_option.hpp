// An option whose value is a puzzle.
#pragma once

#include <optional>
#include <string_view>

#include "board/grid.hpp"
#include "verbs/options.hpp"

namespace rookery {

// The puzzle, a 9x9 one with exactly one solution, in any format that core/text reads. Empty if the option is absent,
// or was rejected.
std::optional<Grid9> read_puzzle_option(Options& options, std::string_view name);

}  // namespace rookery
