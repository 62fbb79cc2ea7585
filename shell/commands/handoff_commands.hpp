// Commands that take a puzzle or a list from one mode to another: see commands.hpp. They are about the puzzle that is
// looked at: the board's in Play, the chosen row's of a table, the answer of "Exact", the Lab's.
#pragma once

#include <span>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const Command> handoff_commands();

}  // namespace rookery::shell
