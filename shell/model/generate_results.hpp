// GenerateResults: the puzzles that a run has found: a table that fills up, cut down by a filter, and those of its rows
// that are marked for copying and printing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "model/filter_line.hpp"
#include "model/host.hpp"
#include "model/table.hpp"

namespace rookery::shell {

class GenerateResults {
  public:
    // A new run: the rows of the one before go.
    void start(int work, std::int64_t wanted, std::string seed, double seconds);
    // What a run of a page before this one had found when it ended.
    void take_back(std::int64_t wanted, std::string seed, WorkEnd end, std::string_view columns, std::string_view rows);
    // Events of its work; each answers whether it is the one.
    bool planned(int work, std::string_view columns);
    bool rows(int work, std::string_view rows);
    // "Found 10 puzzles"; false: it is another's work.
    bool ended(int work, WorkEnd end, std::string_view message);

    Table table;
    FilterLine filter;
    int selected = -1;  // the row that was opened; -1: none

    int work() const { return work_; }  // 0: none so far
    bool running() const { return running_; }
    std::int64_t wanted() const { return wanted_; }
    std::int64_t found() const { return static_cast<std::int64_t>(table.size()); }
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
    int work_ = 0;
    bool running_ = false;
    std::int64_t wanted_ = 0;
    std::string seed_, result_, failure_;
    double seconds_ = 0;
    std::set<std::uint32_t> marked_;
};

}  // namespace rookery::shell
