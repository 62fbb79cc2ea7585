// The page's appearance: light or dark, set of colours, language, and installing it as an app.
#pragma once

#include <span>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> look_commands();

}  // namespace rookery::shell
