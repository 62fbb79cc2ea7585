// Commands on the jobs in the bar, by their numbers: "show-work-3", "cancel-work-3", "pause-work-3", "resume-work-3",
// "dismiss-work-3". See commands.hpp.
#pragma once

#include <string_view>
#include <vector>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

bool run_on_job(Model& model, std::string_view id);
void offer_jobs(const Model& model, std::vector<OfferedCommand>& offered);

}  // namespace rookery::shell
