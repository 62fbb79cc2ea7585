// Commands of the mode "Lab": see commands.hpp.
//
// Families, counted from 0: "lab-method-3" (its tick), "lab-settings-3" (unfolds them), "lab-setting-3-arc",
// "lab-add-3", "lab-remove-8"; of the results "lab-select-1", "lab-cancel-1" and "lab-table-2".
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const Command> lab_commands();
bool run_lab_family(Model& model, std::string_view id);
void offer_lab(const Model& model, std::vector<OfferedCommand>& offered);

}  // namespace rookery::shell
