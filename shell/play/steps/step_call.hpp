// StepCall: the options of the verbs that find steps from the user's board ("explain", "steps").
#pragma once

#include <map>
#include <string>

#include "shell/board/user_board.hpp"
#include "shell/jobs/technique_choice.hpp"

namespace rookery::shell {

std::map<std::string, std::string> step_options(const Board& board, const TechniqueChoice& techniques);

}  // namespace rookery::shell
