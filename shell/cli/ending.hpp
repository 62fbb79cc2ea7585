// How a call ends: its exit status, and the sentence that says how far it came.
#pragma once

#include <optional>
#include <string>

#include "clock.hpp"
#include "job/job.hpp"
#include "runner.hpp"

namespace rookery::cli {

// Of several that hold, the first of 2, 130, 3, 1, 0 counts: who reads 1 knows that all was done, and who reads 3 that
// something is left, whatever else there was to say.
inline constexpr int kAllGood = 0;
inline constexpr int kSomeInputsBad = 1;
inline constexpr int kCallWrong = 2;
inline constexpr int kIncomplete = 3;
inline constexpr int kInterrupted = 130;  // by Ctrl+C, as shells expect

int worse_status(int a, int b);

// For a run that ended so; kAllGood if it is complete.
int status_of(RunEnd end, const Job& job);

// "4 of 250 parts done (32 of 2000 puzzles), the time of 0.3 s is up"; empty if the run is complete.
// `seconds`: of the time limit.
std::string closing_sentence(const RunReport& report, const Job& job, double seconds);

// Why a run is to be broken off now; nothing: it may go on.
std::optional<RunEnd> end_asked_for(const TimeLimit& time_limit);

// Why a run ended early, as the end of a sentence: "the time of 0.3 s is up".
std::string reason_of(RunEnd end, double seconds);

}  // namespace rookery::cli
