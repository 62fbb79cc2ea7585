// The mode "Enumerate" in the DOM twin's state.
#pragma once

#include <nlohmann/json.hpp>

#include "shell/app/model.hpp"

namespace rookery::shell {

nlohmann::json twin_grid(const Model& model);             // the cells
nlohmann::json twin_enumerate_table(const Model& model);  // of the shown view: sets, disjoint sets, or puzzles
nlohmann::json twin_sizes(const Model& model);            // the sets by their number of cells, or null
nlohmann::json twin_facts(const Model& model);            // what the panel says, a sentence each

}  // namespace rookery::shell
