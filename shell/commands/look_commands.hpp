// How the page looks: light or dark, in which set of colours, in which language, in a window of its own.
#pragma once

#include <span>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> look_commands();

}  // namespace rookery::shell
