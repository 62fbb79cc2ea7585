// What a user did to what is drawn (jobs/action.hpp), done to the model: between frames.
#pragma once

#include <vector>

#include "shell/jobs/action.hpp"

namespace rookery::shell {

class Model;

void apply(Model& model, const Action& action);
// All that were recorded; none is left. Says whether there was one.
bool apply_all(Model& model, std::vector<Action>& actions);

}  // namespace rookery::shell
