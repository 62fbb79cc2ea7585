// The ledger of a job's parts: which are to be run, which are done, and what may be released.
//
//   parts    0 1 2 3 4 5 6 7 8 ...     next: the first part never handed out
//            d d r d r .               again: parts to be handed out once more, such as those of a lost worker
//                ^ frontier            all output of earlier parts has been released, and this part's output so far
//
// Output is released in the order of the parts, even if they finish in another order. Parts are deterministic, so a
// part that is run again sends the same output again: the ledger keeps what it has and adds only what is new. For the
// same reason, parts that an earlier run has finished need not be run at all.
//
// JobOutput is a ledger with the stages that follow it, for callers that fetch the job's rows when it suits them:
//
//   rows of a part ──► Ledger: order, gaps, repeats ──► Reducer: duplicates, limits, sums ──► RowQueue ──► page
//
// Neither uses threads: a caller that does holds a lock.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "job/collect.hpp"
#include "job/reducer.hpp"

namespace rookery {

// The output of a part.
struct PartOutput {
    std::string rows;  // each ends in a line feed
    std::int64_t row_count = 0;
    std::vector<InputProblem> problems;
};

struct LedgerRules {
    static constexpr std::int64_t kNoLast = INT64_MAX;

    std::int64_t parts = kNoLast;  // kNoLast: open-ended, or not known yet (Ledger::end_at)
    std::int64_t most_rows = kAllRows;
    bool in_order = false;   // nothing after a gap is a result
    bool keeps_all = false;  // for Ledger::all_of
};

LedgerRules ledger_rules_of(const Job& job);

class Ledger {
  public:
    // `reducer` tells results from other rows; it must outlive the ledger.
    Ledger(const LedgerRules& rules, const Reducer& reducer);

    // How many parts have to be run: fewer than planned once one part alone has all rows that are wanted.
    std::int64_t parts() const { return parts_; }
    // There are only this many parts.
    void end_at(std::int64_t parts);
    std::int64_t frontier() const { return frontier_; }
    std::int64_t next() const { return next_; }
    bool in_order() const { return rules_.in_order; }
    // The reducer wants no more rows: no part is handed out or released any more.
    void close() { is_closed_ = true; }
    bool is_finished() const { return is_closed_ || frontier_ >= parts_; }
    // How many parts could be handed out now.
    std::int64_t remaining() const;
    // Whether the part at the frontier must be handed out once more. All held output waits for it.
    bool waits_for_lost() const { return !again_.empty() && *again_.begin() == frontier_; }

    // Records a part that need not be run. Returns false if there is no such part, or if it is known already.
    bool restore(std::int64_t part, PartOutput output);
    // Hands out the next part to be run; nothing if there is none.
    std::optional<std::int64_t> take();
    // The part was handed out but not started.
    void give_back(std::int64_t part);
    // The part was handed out, and its worker was lost. It is handed out again, unless that has happened `attempts`
    // times: then it is done, with `sentence` as a problem.
    void lose(std::int64_t part, int attempts, std::string_view sentence);

    // Output of a part that was handed out. `lines`: `count` rows, each ending in a line feed.
    void add_rows(std::int64_t part, std::string_view lines, std::int64_t count);
    void add_problem(std::int64_t part, InputProblem problem);
    // The part is done.
    void end(std::int64_t part);
    // Everything that a part has sent, with `keeps_all`. Null if it has not been handed out, or was released as done.
    const PartOutput* all_of(std::int64_t part) const;
    // Rows of a part that have not been released.
    std::int64_t rows_held(std::int64_t part) const;
    // Bytes of rows that have not been released, of all parts.
    std::size_t bytes_held() const { return bytes_held_; }
    bool is_done(std::int64_t part) const;

    struct Release {
        std::int64_t part = 0;
        PartOutput output;  // what was not released before
        bool is_done = false;
    };
    // The next output in order, from the part at the frontier; the frontier moves on if that part is done. Nothing: it
    // is not done, and has sent nothing new or must be released as a whole.
    std::optional<Release> release(bool only_whole = false);
    // For when no more output will come: releases what is left, one part at a time, in order. With `in_order`, only up
    // to the first part that is not done.
    std::optional<Release> release_rest();

  private:
    struct Known {
        PartOutput output;  // all of it, or what has not been released
        std::size_t released_bytes = 0;
        std::int64_t released_rows = 0;
        std::size_t released_problems = 0;
        std::int64_t rows = 0;  // known so far, including those released
        std::size_t problems = 0;
        std::int64_t rows_sent = 0;  // by the present run
        std::size_t problems_sent = 0;
        std::int64_t results = 0;  // counted only if the number of rows is limited
        int losses = 0;
        bool is_done = false;
    };

    void pass_restored();
    // No later part is needed if this one has all rows that are wanted.
    void end_behind_if_enough(std::int64_t part, const Known& known);
    std::int64_t results_in_lines(std::string_view lines, std::int64_t count) const;
    PartOutput take_output(Known& known, bool is_last);

    const LedgerRules rules_;
    const Reducer& reducer_;
    std::int64_t parts_;
    std::int64_t frontier_ = 0;
    std::int64_t next_ = 0;
    std::size_t bytes_held_ = 0;
    std::set<std::int64_t> again_;
    std::set<std::int64_t> restored_;      // that next_ has not passed
    std::map<std::int64_t, Known> known_;  // handed out or restored, and not released yet
    bool is_closed_ = false;
    bool has_gap_ = false;  // release_rest() has met a part that is not done
};

// Rows waiting to be delivered, in blocks of the size that is delivered at once: the page redraws in between.
class RowQueue {
  public:
    // `count` rows, each ending in a line feed.
    void add(std::string_view lines, std::int64_t count);
    // The next block without its last line feed; valid until the next call.
    std::optional<std::string_view> next();
    bool is_empty() const { return blocks_.empty(); }
    std::size_t bytes() const { return bytes_; }

  private:
    struct Block {
        std::string lines;
        std::int64_t rows = 0;
    };
    static bool is_full(const Block& block);

    std::list<Block> blocks_;
    std::string delivered_;
    std::size_t bytes_ = 0;
};

// Takes the output of the parts, and releases the rows and problems of the job.
class JobOutput {
  public:
    JobOutput(ReducerRules reducing, const LedgerRules& rules);
    JobOutput(const JobOutput&) = delete;
    JobOutput& operator=(const JobOutput&) = delete;

    Ledger& parts() { return parts_; }
    Reducer& reducer() { return reducer_; }
    RowQueue& rows() { return rows_; }

    // Releases what it can. Call after parts() changes.
    void release();
    // No more output will come. Returns whether the job is complete and its last word is all it has to report.
    bool finish();
    // The part that the last row came from, once later parts no longer count.
    std::optional<std::int64_t> last_part() const;
    // Null if there is none now; valid until the next call.
    const InputProblem* next_problem();

  private:
    void take(std::int64_t part, const PartOutput& output);
    void add_row(std::string_view row);

    Reducer reducer_;
    Ledger parts_;
    RowQueue rows_;
    std::list<InputProblem> problems_;
    std::size_t problem_count_ = 0;  // including those delivered
    std::int64_t last_row_of_ = 0;
    InputProblem problem_;  // delivered last
    std::string line_;
};

}  // namespace rookery
