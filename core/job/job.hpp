// core/job: long jobs as many small parts. Read this first.
//
//   spec ──► Job ──► part 0, part 1, part 2, ...  each: run(part, sink, stop)
//                       └─ rows of text, in order, to the sink
//
// A part is deterministic, independent of every other part, and takes about a second or less. So the same spec gives
// the same rows on one thread, eight workers, native or wasm; progress is finished parts over all parts; a paused or
// crashed run resumes from the set of finished parts. The core does not know what runs the parts: threads, web workers,
// a cluster.
//
//   progress_callback.hpp  how a computation inside a part checks for a stop and reports
//   reducer.hpp            how the rows of the parts become the rows of the whole
//   progress.hpp           the activity to show, combined from all parts
//   collect.hpp            a sink that keeps what it receives
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "job/function_ref.hpp"
#include "job/stop_token.hpp"

namespace rookery {

// Where a part's results go. Rows arrive in the part's own order, one call each or several in one.
class Sink {
  public:
    virtual ~Sink() = default;
    // One result: a tab-separated row without line end (its columns are Job::columns()).
    virtual void row(std::string_view text) = 0;
    // `count` results at once, each ending in a line feed.
    virtual void rows(std::string_view lines, [[maybe_unused]] std::int64_t count) {
        for (std::size_t end = lines.find('\n'); end != std::string_view::npos; end = lines.find('\n')) {
            row(lines.substr(0, end));
            lines.remove_prefix(end + 1);
        }
    }
    // An input that could not be used. Line and column count from 1; the sentence says what was expected.
    virtual void problem(std::int64_t line, std::int64_t column, std::string_view sentence) = 0;
    // The current activity of a long computation, in a few words ("Nested forcing chains, r4c7"): progress, not a
    // result.
    virtual void activity(std::string_view) {}
    // A piece of a document that accompanies the rows, appended to earlier pieces with this name ("lrat", "7.cnf"). An
    // empty piece discards the earlier ones. Names of different parts differ.
    virtual void document(std::string_view, std::string_view) {}
};

// The documents of all parts, for a job that makes one of them.
class DocumentStore {
  public:
    virtual ~DocumentStore() = default;
    // Calls `take` for each piece of the document. False: there is no such document.
    virtual bool read(std::string_view name, FunctionRef<void(std::string_view piece)> take) = 0;
    virtual void document(std::string_view name, std::string_view text) = 0;  // as Sink::document
};

enum class PartStatus : std::uint8_t {
    done,
    stopped,  // the stop token fired; the rows sent so far are valid, but the part counts as not done
};

// The number of parts of a job without a last part (generation): run parts 0, 1, 2, ... until there are enough rows, or
// max_idle_parts() have found nothing new.
inline constexpr std::int64_t kOpenEnded = -1;

// Placeholder in the last word of a job that ended early; replaced by the progress of its stages (stages()).
inline constexpr std::string_view kStagesDone = "{done}";

// "tries 1200": the tries of a part since its last row.
inline constexpr std::string_view kTriesMark = "tries ";
inline std::string tries_row(std::uint64_t tries) {
    return std::string(kTriesMark) + std::to_string(tries);
}

// most_rows() of a job that wants all of its rows.
inline constexpr std::int64_t kAllRows = INT64_MAX;

// The max_idle_parts() of a job that never gives up.
inline constexpr std::int64_t kNoIdleLimit = INT64_MAX;

class Job {
  public:
    virtual ~Job() = default;
    virtual std::int64_t parts() const = 0;  // >= 0, or kOpenEnded
    virtual std::int64_t items() const = 0;  // what progress counts: puzzles in a list, rows wanted; >= 0
    // The plural name of the items: "puzzles". Empty: the number alone means nothing to a user.
    virtual std::string_view item_name() const { return {}; }
    virtual std::int64_t items_in(
        std::int64_t part) const = 0;  // share of `items` that finishing this part adds (0 if open-ended: count rows)
    virtual std::vector<std::string> columns() const = 0;
    // Only the first most_rows() rows are the result, in the order of the parts; later parts need not be run. (An
    // open-ended job ends with items() different rows instead.)
    virtual std::int64_t most_rows() const { return kAllRows; }
    // The parts add to common counts. Each row ends in a number and its share of the whole, "991 1/64" (in a JSON
    // object "number":991,"complete":"1/64"). Consecutive rows that differ only in these are one result: their sum. It
    // is complete if the shares add up to the whole; otherwise it is marked: "991+" ("complete":false). A stopped part
    // sends its count so far with a share of 0, in its last row.
    virtual bool adds_counts() const { return false; }
    // A row's dedupe key is the text after its last tab or colon; of rows with the same key, only the first counts. In
    // a JSON object, the key is the last value. (Without it, the key of an open-ended job is the whole row, and in any
    // other job every row is a result.)
    virtual bool has_dedupe_key() const { return false; }
    // An open-ended job ends after this many parts in a row (or tries, if counts_tries()) without a new row.
    virtual std::int64_t max_idle_parts() const { return kNoIdleLimit; }
    // Parts report in separate rows, tries_row(), how much they have tried since their last row or their start. These
    // are not results, and exist only if there is a max_idle_parts().
    virtual bool counts_tries() const { return false; }
    // Giving up is the expected end: items() is an upper limit, not the number requested.
    virtual bool may_give_up() const { return false; }
    // The row that represents the whole job if the parts sent none. `complete`: all parts are done, and none had a
    // problem; otherwise the run ended early. Empty: there is no such row. A part that could not decide its question
    // sends last_word(false) itself: that row is not a result, but then the job is not complete either.
    virtual std::string last_word([[maybe_unused]] bool complete) const { return {}; }
    // The parts form consecutive stages, and what a part finds is a result only if all parts before it are done.
    // Returns the stages' names and numbers of parts: "17 64 18 64". In last_word(false), kStagesDone becomes the
    // progress so far: "17, 18: 12 of 64 parts". Empty: there are none.
    virtual std::string stages() const { return {}; }
    // If the last word is that of the complete job: joins the documents of the parts into one. Returns a sentence if
    // that fails, or nothing.
    virtual std::string join_documents([[maybe_unused]] DocumentStore& documents) const { return {}; }
    // `part` is in 0..parts()-1 (or any number >= 0 if open-ended).
    virtual PartStatus run(std::int64_t part, Sink& sink, StopToken stop) const = 0;
};

}  // namespace rookery
