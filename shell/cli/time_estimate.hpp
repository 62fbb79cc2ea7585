// Estimates how long an enumeration will take: the core estimates its number of nodes from a sample, whose time is
// measured here.
#pragma once

#include "cli_settings.hpp"
#include "job/job.hpp"
#include "output/output.hpp"
#include "process.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {

// For a call of the verb enumerate: prints "estimate: about 2.1 s (1.6 to 2.9 s) on 2 threads" to standard error, or
// nothing if there is nothing to estimate or the time is up before that. Samples only a few grids of a list.
void print_time_estimate(const Call& enumerate, int threads, const Shard& shard, const TimeLimit& time_limit,
                         Output& output);

// Prints the same line for a row of the verb estimate, `call`, that took `seconds`.
void print_time_of_estimate(std::string_view row, double seconds, const Call& call, int threads, Output& output);

}  // namespace rookery::cli
