// Commands of the mode "Enumerate": see commands.hpp.
//
// Families: "sets-method-digits", "sets-size-6" (0: any), "sets-digit-4", "sort-found-puzzle", "resume-kept-0",
// "discard-kept-0".
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const Command> enumerate_commands();
bool run_enumerate_family(Model& model, std::string_view id);
void offer_enumerate(const Model& model, std::vector<OfferedCommand>& offered);

}  // namespace rookery::shell
