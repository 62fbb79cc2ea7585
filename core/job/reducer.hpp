// The rules by which the rows of all parts become those of the job.
//
//   rows of part 0, 1, 2, ... ──► Reducer ──► rows of the job
//                                  dedupe key, rows wanted, idle parts, sums, last word
//
// Rows are offered in the order of the parts: whoever runs parts beside each other holds back what comes before its
// turn. So neither the number of workers nor their speed shows in the result. The command line, the module's calls, the
// page's pool of workers and the tests' hosts all reduce here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

#include "job/job.hpp"
#include "job/progress.hpp"

namespace rookery {

// What the reducer has to know of a job (job.hpp says what each of these means).
struct ReducerRules {
    bool open_ended = false;
    bool has_dedupe_key = false;
    bool adds_counts = false;
    std::int64_t rows_wanted = kAllRows;
    std::int64_t max_idle_parts = kNoIdleLimit;  // of an open-ended job
    std::string last_word;                       // of the complete job
    std::string left_open;                       // the last word otherwise
    std::string stages = {};
};

ReducerRules rules_of(const Job& job);

// All rows of a job with an end, or as many as it wants, and with a dedupe key the first with each key; of an
// open-ended one the first items() different rows, or those that come before its idle parts are too many; counts added
// up; the job's last word where there are no rows.
class Reducer {
  public:
    explicit Reducer(ReducerRules rules);
    explicit Reducer(const Job& job) : Reducer(rules_of(job)) {}

    bool enough() const { return taken_ >= rules_.rows_wanted; }
    // So many parts in a row without a new row, or so many tries, that the job gives up.
    bool gave_up() const { return rules_.open_ended && idle_ >= rules_.max_idle_parts; }
    // No more rows are looked at.
    bool closed() const { return enough() || gave_up(); }
    // A part has left the job's question open.
    bool left_open() const { return !rules_.left_open.empty() && rules_.last_word == rules_.left_open; }
    // False: the row says that its part left its question open.
    bool is_result(std::string_view row) const { return only_results() || row != rules_.left_open; }
    // No part leaves its question open.
    bool only_results() const { return rules_.left_open.empty(); }
    // Every row is written as it is.
    bool passes_all() const;
    // Rows that were results and new.
    std::int64_t taken() const { return taken_; }

    // The row to be written now, if any: this one, or the sum of those before it. Valid until the next call and as
    // long as `row` is.
    std::optional<std::string_view> take(std::string_view row);
    // In place of take(), where the reducer passes all: so many rows are written.
    void pass(std::int64_t rows) { taken_ += rows; }
    // The part whose rows were offered last is done.
    void end_part();
    // What is to be written once no more rows come, if anything: the last sum, or the job's last word. `complete`: all
    // parts are done, and none had a problem. Valid until the next call.
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
        // Whether `more` is another part of it.
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
    std::int64_t parts_ = 0;                // that are done, in their order
    std::int64_t idle_ = 0;                 // parts in a row, or tries; parts -1: the current one brought a new row
    bool counts_tries_ = false;             // its parts say how many
    std::unordered_set<std::string> seen_;  // dedupe keys of the rows, where duplicates are dropped
    std::optional<Count> sum_;
    std::string written_;
    Progress progress_;
};

// The same for rows joined by line feeds. Appends what is to be written now, likewise joined, to `out`.
void take_block(Reducer& reducer, std::string_view rows, std::string& out);
// How many rows of a block are results.
std::int64_t results_in(const Reducer& reducer, std::string_view rows);

}  // namespace rookery
