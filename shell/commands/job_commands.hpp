// Commands for the jobs in the bar, by number: "show-job-3", "cancel-job-3", "pause-job-3", "resume-job-3",
// "dismiss-job-3". See commands.hpp.
#pragma once

#include <string_view>
#include <vector>

#include "shell/commands/commands.hpp"

namespace rookery::shell {

bool run_on_job(Model& model, std::string_view id);
void offer_jobs(const Model& model, std::vector<OfferedCommand>& offered);

}  // namespace rookery::shell
