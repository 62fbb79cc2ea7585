// The view "Exact" of the mode "Generate" in the DOM twin's state.
#pragma once

#include <nlohmann/json.hpp>

#include "shell/app/model.hpp"

namespace rookery::shell {

nlohmann::json twin_exact_pattern(const Model& model);  // the cells, with the answer's digits and marks
nlohmann::json twin_fewest_table(const Model& model);   // the fewest clues of each set of strategies
nlohmann::json twin_exact_facts(const Model& model);    // what the panel says, a sentence each

}  // namespace rookery::shell
