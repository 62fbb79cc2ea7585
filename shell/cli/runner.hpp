// Runs the parts of a work on threads and writes their rows in the order of the parts.
//
//   thread 1: part 0 ── part 2 ─────── part 5 ──       finished parts wait in a window of bounded size
//   thread 2: part 1 ────── part 3 ── part 4 ───       until all before them are written
//
// So output depends on the work alone, and a slow part never lets memory grow. The rows of the first unfinished part
// are written as they come: a puzzle may take a minute.
#pragma once

#include <cstdint>
#include <string>

#include "journal.hpp"
#include "output.hpp"
#include "settings.hpp"
#include "work/work.hpp"

namespace rookery::cli {

struct Run {
    const Work& work;
    std::string input_name;  // for problems
    int threads = 1;
    Shard shard;
    Journal* journal = nullptr;     // if the run can be resumed
    std::uint64_t call_number = 0;  // the run's name in the journal
};

enum class RunEnd : std::uint8_t { finished, interrupted };

struct RunReport {
    RunEnd end = RunEnd::finished;
    bool problems = false;        // some inputs were bad
    bool journal_failed = false;  // the journal could not be written
};

// On an interrupt every row found by then has been written; of an open-ended work those up to the first unfinished
// part, and that part's so far.
RunReport run_parts(const Run& run, Output& output);

}  // namespace rookery::cli
