// Runs parts on threads and writes their rows in the order of the parts.
//
//   thread 1: part 0 ── part 2 ─────── part 5 ──       finished parts wait in a window of bounded size
//   thread 2: part 1 ────── part 3 ── part 4 ───       until all before them are written
//
// So output depends on the job alone, and a slow part never lets memory grow. The rows of the first unfinished part
// are written as they come: a puzzle may take a minute.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "clock.hpp"
#include "documents.hpp"
#include "job/job.hpp"
#include "journal.hpp"
#include "output.hpp"
#include "parts.hpp"

namespace rookery::cli {

struct Run {
    const Job& job;  // whose rules hold for the rows of all parts
    Parts& parts;
    bool all_parts = true;   // they are all parts of the job: not of a shard
    std::string input_name;  // for problems
    int threads = 1;
    Journal* journal = nullptr;  // if the run can be resumed
    TimeLimit time_limit;
    Documents* documents = nullptr;  // where they go, if they are wanted
    bool row_seconds = false;        // each row ends in the time that its part took; rows then come when it is done
    bool json = false;               // rows are JSON objects
    // Called after each row was written, with the seconds that its part took; rows then come when the part is done.
    std::function<void(std::string_view row, double seconds)> after_row = {};
    std::int64_t most_problems = INT64_MAX;  // that are worded; the rest are counted
    std::int64_t lines_before = 0;           // of the input, those that were left out before the first
    // Called once, with errno, where the journal could not be written. It gets no more records then.
    std::function<void(int error)> on_journal_failure = {};
};

enum class RunEnd : std::uint8_t {
    finished,
    gave_up,      // an open-ended job: too many parts in a row without a new row
    out_of_time,  // of the time limit
    terminated,   // by a signal that is not the user's own
    interrupted,  // by Ctrl+C
    out_of_memory,
    write_failed,  // a row could not be written; Output::write_problem() says why
    no_threads,    // none could be started
};

struct RunReport {
    RunEnd end = RunEnd::finished;
    std::int64_t parts_done = 0;  // of a job with an end
    std::int64_t parts = 0;       // in all, of this shard
    std::int64_t done = 0;        // items: rows of an open-ended job, otherwise what the job counts
    std::int64_t wanted = 0;      // items in all; -1: not known
    bool whole = false;           // all parts came to nothing, and the job's last word says what that means
    bool decided = false;         // so it is, or rows have come
    std::string odds;             // of a search that found nothing: how much was tried, how near it came, advice
    std::int64_t problems = 0;    // of inputs that were bad
    int threads_missing = 0;      // that could not be started
};

// When it is broken off, by an interrupt or by the time limit, every row found by then has been written; of an
// open-ended job those up to the first unfinished part, and that part's so far.
RunReport run_parts(const Run& run, Output& output);

}  // namespace rookery::cli
