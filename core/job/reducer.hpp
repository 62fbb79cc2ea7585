// The rules that turn the rows of all parts into the rows of the job.
//
//   rows of part 0, 1, 2, ... ──► Reducer ──► rows of the job
//                                  dedupe key, rows wanted, idle parts, sums, last word
//
// Rows are offered in the order of the parts: a caller that runs parts in parallel holds back rows that come too early.
// So neither the number of workers nor their speed affects the result. The command line, the module's calls, the page's
// worker pool and the tests' hosts all reduce here; all but the last put the parts in order by a ledger (ledger.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

#include "job/job.hpp"
#include "job/progress.hpp"

namespace rookery {

// The properties of a job that the reducer needs (job.hpp explains them).
struct ReducerRules {
    bool open_ended = false;
    bool has_dedupe_key = false;
    bool adds_counts = false;
    std::int64_t rows_wanted = kAllRows;
    std::int64_t max_idle_parts = kNoIdleLimit;  // for an open-ended job
    std::string last_word;                       // if the job is complete
    std::string left_open;                       // the last word if not
    std::string stages = {};
};

ReducerRules rules_of(const Job& job);

// For a job with an end: all rows, or as many as it wants; with a dedupe key, the first row for each key. For an
// open-ended job: the first items() different rows, or those found before it gives up. Also adds up counts, and gives
// the job's last word if there are no rows.
class Reducer {
  public:
    explicit Reducer(ReducerRules rules);
    explicit Reducer(const Job& job) : Reducer(rules_of(job)) {}

    bool enough() const { return taken_ >= rules_.rows_wanted; }
    // Whether the job gives up, after too many parts in a row, or tries, without a new row.
    bool gave_up() const { return rules_.open_ended && idle_ >= rules_.max_idle_parts; }
    // Whether further rows are ignored.
    bool closed() const { return enough() || gave_up(); }
    // Whether a part has left the job's question open.
    bool left_open() const { return !rules_.left_open.empty() && rules_.last_word == rules_.left_open; }
    // False if the row says that its part left its question open.
    bool is_result(std::string_view row) const { return only_results() || row != rules_.left_open; }
    // Whether no part can leave its question open.
    bool only_results() const { return rules_.left_open.empty(); }
    // Whether every row is written unchanged.
    bool passes_all() const;
    // The number of rows that were results and new.
    std::int64_t taken() const { return taken_; }

    // Returns the row to write now, if any: this one, or the sum of those before it. Valid until the next call and as
    // long as `row` is.
    std::optional<std::string_view> take(std::string_view row);
    // Replaces take() if the reducer passes all rows: counts rows that are written unchanged.
    void pass(std::int64_t rows) { taken_ += rows; }
    // To be called when the part whose rows were offered last is done.
    void end_part();
    // Returns the row to write after the last one, if any: the last sum, or the job's last word. `complete`: all parts
    // are done, and none had a problem. Valid until the next call.
    std::optional<std::string_view> end(bool complete);

    // As in progress.hpp.
    const std::string& on_progress(std::int64_t part, std::string_view activity) {
        return progress_.on_progress(part, activity, taken_ > 0);
    }
    std::string odds() const { return taken_ > 0 ? std::string() : progress_.odds(); }

  private:
    // A row of a job that adds counts.
    struct Count {
        std::string before;  // the number
        std::uint64_t number = 0;
        std::uint64_t parts_done = 0;
        std::uint64_t parts = 0;

        explicit Count(std::string_view row);
        bool is_complete() const { return parts_done >= parts; }
        // Whether `more` is another part of the same sum.
        bool goes_on_with(const Count& more) const {
            return !is_complete() && before == more.before && parts == more.parts;
        }
        void add(const Count& more);
        std::string text() const;
    };

    bool drops_duplicates() const { return rules_.open_ended || rules_.has_dedupe_key; }
    bool is_new(std::string_view row);
    void add_tries(std::string_view number);
    std::optional<std::string_view> add(std::optional<Count> count);
    std::string stages_done() const;

    ReducerRules rules_;
    std::int64_t taken_ = 0;
    std::int64_t parts_ = 0;                // finished parts, in order
    std::int64_t idle_ = 0;                 // parts in a row, or tries; parts -1: the current one brought a new row
    bool counts_tries_ = false;             // parts report their tries
    std::unordered_set<std::string> seen_;  // dedupe keys of the rows, if duplicates are dropped
    std::optional<Count> sum_;
    std::string written_;
    Progress progress_;
};

}  // namespace rookery
