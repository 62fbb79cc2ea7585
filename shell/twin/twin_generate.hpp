// The mode "Generate" in the DOM twin's state.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "shell/app/model.hpp"

namespace rookery::shell {

nlohmann::json twin_pattern(const Model& model);         // the cells
nlohmann::json twin_generate_table(const Model& model);  // the results, each with its mark
nlohmann::json twin_choices(const Model& model);         // the board's empty cells by their choices, or null
nlohmann::json twin_generate_facts(const Model& model);  // what the panel says, a sentence each
// What a pasted puzzle was taken as and may be; empty while there is no such choice.
std::string twin_paste_offer(const Model& model);

}  // namespace rookery::shell
