// Runs the verb bench, one part after the other on one thread. The core has no clock, so the column "items per second"
// is added here.
#pragma once

#include "job/job.hpp"
#include "output/output.hpp"
#include "process.hpp"
#include "runner.hpp"

namespace rookery::cli {

RunReport run_bench(const Job& job, bool header, bool json, bool row_seconds, const TimeLimit& time_limit,
                    Output& output);

}  // namespace rookery::cli
