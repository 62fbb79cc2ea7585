// Commands for printing and pictures: see commands.hpp.
#pragma once

#include <span>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> print_commands();

}  // namespace rookery::shell
