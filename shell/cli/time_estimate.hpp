// How long an enumeration will take: the core says how many nodes it has, from a sample; the sample is timed here.
#pragma once

#include "cli_settings.hpp"
#include "clock.hpp"
#include "job/job.hpp"
#include "output.hpp"
#include "verbs/verbs.hpp"

namespace rookery::cli {

// For a call of the verb enumerate: "estimate: about 2.1 s (1.6 to 2.9 s) on 2 threads" on standard error, or nothing
// if there is nothing to be estimated or the time is up before. Of a list only a few grids are sampled.
void print_time_estimate(const Call& enumerate, int threads, const Shard& shard, const TimeLimit& time_limit,
                         Output& output);

// The same line for a row of the verb estimate, `call`, that took so many seconds.
void print_time_of_estimate(std::string_view row, double seconds, const Call& call, int threads, Output& output);

}  // namespace rookery::cli
