// Families of commands for the allowed techniques: a switch for each, and the presets.
#pragma once

#include <string_view>
#include <vector>

namespace rookery::shell {

class Model;
struct OfferedCommand;

// "technique-x-wing", "techniques-singles". False: there is no such command.
bool run_technique_family(Model& model, std::string_view id);
void offer_techniques(const Model& model, std::vector<OfferedCommand>& offered);  // while their panel is open

}  // namespace rookery::shell
