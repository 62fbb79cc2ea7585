// Commands for the page itself: its appearance, language, installing it as an app, and the tour.
#pragma once

#include <span>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> look_commands();

// The tour: four cards for the first visit, and for users who ask for help.
std::span<const CommandOf<Model>> tour_commands();

}  // namespace rookery::shell
