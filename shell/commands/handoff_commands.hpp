// Commands that take a puzzle or a list from one mode to another, and those for jobs: see commands.hpp. The former
// apply to the mode's current puzzle: the board in Play, the selected row of a table, the answer of "Exact", the Lab's
// puzzle.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

std::span<const CommandOf<Model>> handoff_commands();
bool run_handoff_family(Model& model, std::string_view id);

// Commands for the jobs in the bar, by number: "show-job-3", "cancel-job-3", "pause-job-3", "resume-job-3",
// "dismiss-job-3".
bool run_on_job(Model& model, std::string_view id);
void offer_jobs(const Model& model, std::vector<OfferedCommand>& offered);

}  // namespace rookery::shell
