// Commands made from data that are about steps: the switch of each technique, the choices that have a name, and the
// groups of the steps available now (commands.hpp has their names).
#pragma once

#include <string_view>
#include <vector>

namespace rookery::shell {

class Model;
struct OfferedCommand;

// "technique-x-wing", "techniques-singles", "group-2". False: there is no such command, or it cannot be run now.
bool run_step_family(Model& model, std::string_view id);
void offer_techniques(const Model& model, std::vector<OfferedCommand>& offered);  // while their panel is open
void offer_groups(const Model& model, std::vector<OfferedCommand>& offered);      // while the steps are

}  // namespace rookery::shell
