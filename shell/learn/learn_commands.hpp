// Commands of the mode "Learn". Families: "learn-x-wing" opens a lesson, "learn-fold-3" a family of techniques,
// "learn-mark-40-5" marks a candidate, "learn-digit-5" the one of the cell under the cursor, "learn-basics-locked".
#pragma once

#include <span>

#include "shell/jobs/command.hpp"
#include "shell/learn/learn_page.hpp"

namespace rookery::shell {

std::span<const CommandOf<LearnPage>> learn_commands();

}  // namespace rookery::shell
