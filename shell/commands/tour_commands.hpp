// The tour: four cards for the first visit, and for users who ask for help.
#pragma once

#include <span>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> tour_commands();

}  // namespace rookery::shell
