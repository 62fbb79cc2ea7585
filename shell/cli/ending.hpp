// How a call ends: its exit status, and the sentence that says how much was done.
#pragma once

#include <optional>
#include <string>

#include "job/job.hpp"
#include "process.hpp"
#include "runner.hpp"

namespace rookery::cli {

// Exit statuses. If several apply, the first of 2, 130, 3, 1, 0 counts: 1 implies that everything was done, and 3 that
// something is left.
inline constexpr int kAllGood = 0;
inline constexpr int kSomeInputsBad = 1;
inline constexpr int kCallWrong = 2;
inline constexpr int kIncomplete = 3;
inline constexpr int kInterrupted = 130;  // by Ctrl+C, as shells expect

int worse_status(int a, int b);

// The status of a run that ended this way; kAllGood if it is complete.
int status_of(RunEnd end, const Job& job);

// "4 of 250 parts done (32 of 2000 puzzles), the time limit of 0.3 s was reached"; empty if the run is complete.
// `seconds`: the time limit.
std::string closing_sentence(const RunReport& report, const Job& job, double seconds);

// Why the run must stop now; nothing if it may continue.
std::optional<RunEnd> end_asked_for(const TimeLimit& time_limit);

// Why a run ended early, as the end of a sentence: "the time limit of 0.3 s was reached".
std::string reason_of(RunEnd end, double seconds);

}  // namespace rookery::cli
