// What a user did to what is drawn (works/action.hpp), done to the model: between frames.
#pragma once

#include <vector>

#include "shell/works/action.hpp"

namespace rookery::shell {

class Model;

void apply(Model& model, const Action& action);
// All that were recorded; none is left. Says whether there was one.
bool apply_all(Model& model, std::vector<Action>& actions);

}  // namespace rookery::shell
