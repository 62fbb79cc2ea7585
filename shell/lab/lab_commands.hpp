// Commands of the mode "Lab". Those of its tools are in lab_tool_commands.hpp, those for playing by hand in
// hand_commands.hpp.
//
// Families, counted from 0: "lab-method-3" (ticks it), "lab-settings-3" (unfolds them), "lab-setting-3-arc",
// "lab-add-3", "lab-remove-8"; for results "lab-select-1", "lab-cancel-1" and "lab-table-2".
#pragma once

#include <span>

#include "shell/jobs/command.hpp"
#include "shell/lab/lab_page.hpp"

namespace rookery::shell {

std::span<const CommandOf<LabPage>> lab_commands();

}  // namespace rookery::shell
