// bench is run here part after part on one thread, because the core has no clock: this adds the column "items per
// second".
#pragma once

#include "clock.hpp"
#include "job/job.hpp"
#include "output.hpp"
#include "runner.hpp"

namespace rookery::cli {

RunReport run_bench(const Job& job, bool header, bool json, bool row_seconds, const TimeLimit& time_limit,
                    Output& output);

}  // namespace rookery::cli
