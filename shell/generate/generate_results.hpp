// GenerateResults: the puzzles that runs have found, one run's after the other's and none twice: a table that fills up,
// cut down by a filter, and those of its rows that are marked for copying and printing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "shell/jobs/host.hpp"
#include "shell/jobs/saved_runs.hpp"
#include "shell/table/filter_line.hpp"
#include "shell/table/table.hpp"

namespace rookery::shell {

class GenerateResults {
  public:
    // As many rows as are listed: a page keeps their text over a reload, and browsers keep a few million characters.
    static constexpr std::size_t kMaxRows = 12'000;

    // A new run: its rows come behind those that are there.
    void start(int job, std::int64_t wanted, std::string seed, double seconds);
    // What the runs of a page before this one had found, and how the last of them ended, in a sentence.
    struct Batch {
        std::string columns, rows;
    };
    void take_back(SavedRun run, const std::string& seed, std::string result, const std::vector<Batch>& batches);
    // Events of its job; each answers whether it is the one.
    bool planned(int job, std::string_view columns);
    bool rows(int job, std::string_view rows);
    // "Found 10 puzzles"; false: it is another's job.
    // `odds`: of a run that has found nothing (JobItem).
    bool ended(int job, JobEnd end, std::string_view message, std::string_view odds = {});

    Table table;
    FilterLine filter;
    int selected = -1;  // the row that was opened; -1: none

    int job() const { return job_; }  // 0: none so far
    bool running() const { return running_; }
    std::int64_t wanted() const { return wanted_; }
    std::int64_t found() const { return found_; }  // by the run, those that were listed already among them
    std::int64_t listed() const { return static_cast<std::int64_t>(table.size()); }
    bool is_empty() const { return table.size() == 0; }
    bool is_full() const { return table.size() >= kMaxRows; }
    SavedRun ended_run;  // the last one that has ended
    int set = 0;         // by which the history knows these results from others that were cleared
    // The rows as they came, run by run; without those of a run that goes on, which its job keeps.
    std::span<const Batch> ended_batches() const;
    std::int64_t revision() const { return revision_; }      // another one after every change to those
    const std::string& seed() const { return seed_; }        // of the run
    const std::string& result() const { return result_; }    // how it ended, in a sentence
    const std::string& failure() const { return failure_; }  // why it failed; empty otherwise
    void forget_failure();                                   // something else is wanted now
    double seconds_allowed() const { return seconds_; }      // 0: any
    bool time_is_up = false;                                 // it was ended for that

    // --- marks; rows by their index in the table ---
    bool is_marked(std::uint32_t row) const { return marked_.count(row) != 0; }
    void flip_mark(std::uint32_t row);
    void mark_shown(bool marked);  // all that the filter lets through
    std::int64_t marked_count() const { return static_cast<std::int64_t>(marked_.size()); }
    std::uint32_t marked_row() const { return *marked_.begin(); }  // the first one; there must be one
    // The marked rows, or all that are shown when none is; in the table's order.
    std::vector<std::uint32_t> taken() const;
    std::size_t taken_count() const;

    std::string puzzles_as_text() const;  // of the taken ones, a line each
    std::string as_tsv() const;
    std::string as_rating_lines() const;

  private:
    int job_ = 0;
    bool running_ = false;
    std::int64_t wanted_ = 0;
    std::string seed_, result_, failure_;
    double seconds_ = 0;
    std::int64_t found_ = 0;
    std::int64_t repeated_ = 0;  // by the run, though they were listed already
    std::set<std::uint32_t> marked_;
    std::vector<Batch> batches_;
    std::unordered_set<std::string> puzzles_;  // of all rows
    std::int64_t revision_ = 0;
};

}  // namespace rookery::shell
