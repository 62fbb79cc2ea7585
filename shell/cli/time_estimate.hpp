// How long an enumeration will take: the core says how many nodes it has, from a sample; the sample is timed here.
#pragma once

#include "output.hpp"
#include "settings.hpp"
#include "verbs/verbs.hpp"
#include "work/work.hpp"

namespace rookery::cli {

// For a call of the verb enumerate: "estimate: about 2.1 s (1.6 to 2.9 s) on 2 threads" on standard error, or nothing
// if there is nothing to be estimated. Of a list only a few grids are sampled.
void tell_time_estimate(const Call& enumerate, int threads, const Shard& shard, Output& output);

// The verb estimate for one grid (`work` is that of `call`): its row, and the same line. Returns an exit status.
int run_timed_estimate(const Work& work, const Call& call, const std::string& input_name, int threads, bool row_seconds,
                       Output& output);

}  // namespace rookery::cli
