// Commands for paper and pictures: see commands.hpp.
#pragma once

#include <span>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const Command> print_commands();

}  // namespace rookery::shell
