// Commands that take a puzzle or a list from one mode to another: see commands.hpp. They apply to the mode's current
// puzzle: the board in Play, the selected row of a table, the answer of "Exact", the Lab's puzzle.
#pragma once

#include <span>
#include <string_view>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> handoff_commands();
bool run_handoff_family(Model& model, std::string_view id);

}  // namespace rookery::shell
