// Trace: what a solver of the literature did, in a form that all of them share.
//
//   counters   named numbers of the method, in its own order:           "digits tried" 622,577,597
//   depths     nodes of the search tree by depth:                       1 4 7 12 ...
//   tables     rows of events, as the papers print them:                Prop | Red | Srch | Tot. Prop | Tot. Srch
//   notes      sentences:                                               "no pair was left: ..."
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "job/progress_callback.hpp"

namespace rookery {

struct TraceTable {
    std::string title;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;  // one text per column
    std::uint64_t left_out = 0;                  // rows dropped because the table was full
};

class Trace {
  public:
    // Keeps the first `most_rows` rows of each table. 0: no events at all.
    explicit Trace(std::size_t most_rows = 0) : most_rows_{most_rows} {}

    // Whether rows should be made.
    bool wants_events() const { return most_rows_ > 0; }

    // Sets a counter; a new one is appended.
    void set(std::string_view counter, std::uint64_t value);
    // Sets all of them; those without a value are 0.
    void set(std::span<const std::string_view> counters, std::initializer_list<std::uint64_t> values);
    std::uint64_t value(std::string_view counter) const;  // 0 if there is no such counter
    const std::vector<std::pair<std::string, std::uint64_t>>& counters() const { return counters_; }

    // Counts one more node of the search tree, or `count` more; the root has depth 0.
    void node(std::size_t depth, std::uint64_t count = 1) {
        if (depth >= depths_.size()) depths_.resize(depth + 1);
        depths_[depth] += count;
    }
    const std::vector<std::uint64_t>& depths() const { return depths_; }
    std::uint64_t nodes() const;  // their sum

    // Begins a table. Returns its number for row().
    std::size_t table(std::string title, std::vector<std::string> columns);
    void row(std::size_t table, std::vector<std::string> texts);
    const std::vector<TraceTable>& tables() const { return tables_; }

    void note(std::string sentence) { notes_.push_back(std::move(sentence)); }
    const std::vector<std::string>& notes() const { return notes_; }

    // Reports the counters, "1,204 nodes, 317 dead ends", followed by `more`. For methods to call now and then.
    void report(const ProgressCallback& progress, std::string_view more = {}) const;

  private:
    std::size_t most_rows_;
    std::vector<std::pair<std::string, std::uint64_t>> counters_;
    std::vector<std::uint64_t> depths_;
    std::vector<TraceTable> tables_;
    std::vector<std::string> notes_;
};

}  // namespace rookery
