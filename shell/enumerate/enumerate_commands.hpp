// Commands of the mode "Enumerate".
//
// Families: "sets-method-digits", "sets-size-6" (0: any), "sets-digit-4", "sort-found-puzzle", "resume-kept-0",
// "discard-kept-0".
#pragma once

#include <span>

#include "shell/enumerate/enumerate_page.hpp"
#include "shell/jobs/command.hpp"

namespace rookery::shell {

std::span<const CommandOf<EnumeratePage>> enumerate_commands();

}  // namespace rookery::shell
