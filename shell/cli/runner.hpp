// Runs parts on threads and writes their rows in the order of the parts.
//
//   thread 1: part 0 ── part 2 ─────── part 5 ──       finished parts wait in a window of bounded size
//   thread 2: part 1 ────── part 3 ── part 4 ───       until all before them are written
//
// So the output depends only on the job, and memory stays bounded even if a part is slow. The rows of the first
// unfinished part are written as they are found, because a puzzle may take a minute.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "job/job.hpp"
#include "journal/journal.hpp"
#include "output/documents.hpp"
#include "output/output.hpp"
#include "parts.hpp"
#include "process.hpp"

namespace rookery::cli {

struct Run {
    const Job& job;  // its rules apply to the rows of all parts
    Parts& parts;
    bool all_parts = true;   // these are all parts of the job, not those of a shard
    std::string input_name;  // used in problems
    int threads = 1;
    Journal* journal = nullptr;  // if the run can be resumed
    TimeLimit time_limit;
    Documents* documents = nullptr;  // receives the job's documents, if requested
    bool row_seconds = false;        // each row ends with its part's time, and is written when the part is done
    bool json = false;               // rows are JSON objects
    // Called after each row is written, with the time that its part took; rows are then written when the part is done.
    std::function<void(std::string_view row, double seconds)> after_row = {};
    std::int64_t most_problems = INT64_MAX;  // to be printed; the rest are counted
    std::int64_t lines_before = 0;           // lines of the input before the selected ones
    // Called once, with errno, if the journal cannot be written. It gets no more records after that.
    std::function<void(int error)> on_journal_failure = {};
};

enum class RunEnd : std::uint8_t {
    finished,
    gave_up,      // an open-ended job: too many parts in a row without a new row
    out_of_time,  // the time limit
    terminated,   // by a signal other than Ctrl+C
    interrupted,  // by Ctrl+C
    out_of_memory,
    write_failed,  // a row could not be written; Output::write_problem() says why
    no_threads,    // no thread could be started
};

struct RunReport {
    RunEnd end = RunEnd::finished;
    std::int64_t parts_done = 0;
    std::int64_t parts = 0;     // in all, of this shard; 0 if unknown
    std::int64_t done = 0;      // items: rows of an open-ended job, otherwise what the job counts
    std::int64_t wanted = 0;    // items in all; -1: unknown
    bool whole = false;         // all parts are done without a row, and Job::last_word says what that means
    bool decided = false;       // `whole`, or there are rows
    std::string odds;           // of a search that found nothing: how much was tried, how close it came, advice
    std::int64_t problems = 0;  // bad inputs
    int threads_missing = 0;    // threads that could not be started
};

// If an interrupt or the time limit stops it, every row found until then has been written; for an open-ended job, the
// rows up to the first unfinished part, and that part's rows so far.
RunReport run_parts(const Run& run, Output& output);

}  // namespace rookery::cli
