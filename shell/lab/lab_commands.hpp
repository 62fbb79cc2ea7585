// Commands of the mode "Lab".
//
// Families, counted from 0: "lab-method-3" (ticks it), "lab-settings-3" (unfolds them), "lab-setting-3-arc",
// "lab-add-3", "lab-remove-8"; for results "lab-select-1", "lab-cancel-1" and "lab-table-2". For tools
// "lab-tool-neighbours", "lab-tool-switch-minimal", "lab-tool-word-method-sat".
#pragma once

#include <span>

#include "shell/jobs/command.hpp"
#include "shell/lab/lab_page.hpp"

namespace rookery::shell {

std::span<const CommandOf<LabPage>> lab_commands();

}  // namespace rookery::shell
