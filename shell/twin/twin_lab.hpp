// The mode "Lab" in the DOM twin's state.
#pragma once

#include <nlohmann/json.hpp>

#include "shell/app/model.hpp"

namespace rookery::shell {

nlohmann::json twin_lab_cells(const Model& model);  // with the digits of the chosen method's solution
nlohmann::json twin_lab_table(const Model& model);  // the comparison, the trees by depth, a trace, or the race
nlohmann::json twin_lab_facts(const Model& model);  // what the panel says, a sentence each

}  // namespace rookery::shell
