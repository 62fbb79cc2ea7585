// Commands of the mode "Lab".
//
// Families, counted from 0: "lab-method-3" (ticks it), "lab-settings-3" (unfolds them), "lab-setting-3-arc",
// "lab-add-3", "lab-remove-8"; for results "lab-select-1", "lab-cancel-1" and "lab-table-2".
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "shell/jobs/command.hpp"
#include "shell/lab/lab_page.hpp"

namespace rookery::shell {

std::span<const CommandOf<LabPage>> lab_commands();

// Commands of the Lab's view "Tools".
//
// Families: "lab-tool-neighbours" (opens it), "lab-tool-switch-minimal", "lab-tool-word-method-sat", "lab-example-"
// and an example's id; for the plot, with columns counted from 0, "lab-plot-x-0" and "lab-plot-y-2".
std::span<const CommandOf<LabPage>> lab_tool_commands();
bool run_tool_family(LabPage& page, std::string_view id);
void offer_tools(const LabPage& page, std::vector<OfferedCommand>& offered);

}  // namespace rookery::shell
