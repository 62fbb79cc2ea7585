// GenerateResults: the puzzles that runs have found, run by run and without duplicates. They are a table that a job
// fills, with a filter, and with marks on rows for copying and printing.
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
#include "shell/table/table.hpp"
#include "shell/words/rewording.hpp"

namespace rookery::shell {

class GenerateResults {
  public:
    // Limits the listed rows: a reload must preserve their text, and browsers store a few million characters.
    static constexpr std::size_t kMaxRows = 12'000;

    // Starts a run, whose rows are appended.
    void start(int job, std::int64_t wanted, std::string seed, double seconds);
    // The results of runs on an earlier page, and the outcome of the last of them, in a sentence.
    struct Batch {
        std::string columns, rows;
    };
    void take_back(SavedRun run, const std::string& seed, std::string result, const std::vector<Batch>& batches);
    // Events of its job; each returns whether the job is the current one.
    bool planned(int job, std::string_view columns);
    bool rows(int job, std::string_view rows);
    // "Found 10 puzzles"; false: another page's job. `odds`: of a run without results (JobItem).
    bool ended(int job, JobEnd end, std::string_view message, std::string_view odds = {});

    Table table;
    FilterLine filter;
    int selected = -1;  // the row that was opened; -1: none

    int job() const { return job_; }  // 0: none so far
    bool running() const { return running_; }
    std::int64_t wanted() const { return wanted_; }
    std::int64_t found() const { return found_; }  // by the run, including puzzles that were listed already
    std::int64_t listed() const { return static_cast<std::int64_t>(table.size()); }
    bool is_empty() const { return table.size() == 0; }
    bool is_full() const { return table.size() >= kMaxRows; }
    SavedRun ended_run;  // the latest one that has ended
    int set = 0;         // identifies these results in the history
    // The rows in order of arrival, by run; without those of an unfinished run, which are kept with its job.
    std::span<const Batch> ended_batches() const;
    std::int64_t revision() const { return revision_; }    // changes with every change to those
    const std::string& seed() const { return seed_; }      // of the run
    const std::string& result() const { return result_; }  // the outcome, in a sentence
    void reword(const Rewording& reworded) {
        reworded.apply(result_);
        reworded.apply(failure_);
    }
    const std::string& failure() const { return failure_; }  // why the run failed; empty otherwise
    void forget_failure();                                   // call when the requirements change
    double seconds_allowed() const { return seconds_; }      // 0: any
    bool time_is_up = false;                                 // it was stopped by the time limit

    // --- marks, for indices of table rows ---
    bool is_marked(std::uint32_t row) const { return marked_.count(row) != 0; }
    void flip_mark(std::uint32_t row);
    void mark_shown(bool marked);  // for all rows that pass the filter
    std::int64_t marked_count() const { return static_cast<std::int64_t>(marked_.size()); }
    std::uint32_t marked_row() const { return *marked_.begin(); }  // the first one; requires a marked row
    // The marked rows, or all visible ones if none is; in the table's order.
    std::vector<std::uint32_t> taken() const;
    std::size_t taken_count() const;

    std::string puzzles_as_text() const;  // of taken(), one per line
    std::string as_tsv() const;
    std::string as_rating_lines() const;

  private:
    int job_ = 0;
    bool running_ = false;
    std::int64_t wanted_ = 0;
    std::string seed_, result_, failure_;
    double seconds_ = 0;
    std::int64_t found_ = 0;
    std::int64_t repeated_ = 0;  // by the run: already listed
    std::set<std::uint32_t> marked_;
    std::vector<Batch> batches_;
    std::unordered_set<std::string> puzzles_;  // of all rows
    std::int64_t revision_ = 0;
};

}  // namespace rookery::shell
