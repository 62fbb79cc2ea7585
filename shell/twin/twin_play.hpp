// The board of the mode "Play" for the DOM twin: what its cells are called, and what is done to them.
#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "shell/app/model.hpp"

namespace rookery::shell {

nlohmann::json twin_board_cells(const Model& model);
nlohmann::json twin_play_facts(const Model& model);

// "digit", "candidate", "corner", "colour", "why", "select", "extend".
bool is_board_event(std::string_view what);
// "select" and "extend". False: it is another event.
bool select_in_twin(Play& play, std::string_view what, int cell);
// The others, in the cell under the cursor.
void enter_in_twin(Play& play, std::string_view what, int digit);

}  // namespace rookery::shell
