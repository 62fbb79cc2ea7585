// Ordering: the rows of a table that pass a filter, sorted. It processes a large table in slices, so that none takes
// longer than a frame: the former order is shown until the new one is complete.
//
// A pass builds an order from all rows: it collects those that pass the filter into runs, sorts each run, and then
// merges the runs. Later rows are inserted into the order a few at a time; moving a million indices for that takes less
// than a millisecond.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "shell/table/filter.hpp"
#include "shell/table/histogram.hpp"
#include "shell/table/sort_keys.hpp"

namespace rookery::shell {

struct SortedRun {
    std::vector<SortItem> items;
    std::size_t at = 0;  // of the first one that is not merged yet
    const SortItem& first() const { return items[at]; }
};

// The state of an unfinished pass.
struct OrderingPass {
    SortKeys keys;
    std::size_t run_size = 0;
    std::size_t at = 0, end = 0;  // rows processed, and rows to process
    std::vector<SortedRun> runs;
    std::vector<std::size_t> heap;  // of the remaining runs, by their first items; empty while collecting
    std::vector<std::uint32_t> order;
    RowCounts counts;
};

class Ordering {
  public:
    // Tables up to this size are ordered at once, when their order is first requested.
    static constexpr std::size_t kAtOnce = 50'000;

    void forget_rows();  // the table has none any more; filter and sorting remain
    void set_filter(Filter filter);
    void sort(const Sorting& sorting);
    const Sorting& sorting() const { return wanted_.sorting; }

    // What was set but is not visible yet.
    enum class Change : std::uint8_t { none, filter, sorting };
    Change change() const { return change_; }

    // The latest complete order; indices of rows.
    const std::vector<std::uint32_t>& shown() const { return shown_; }
    std::size_t dealt_with() const { return dealt_with_; }  // how many of the table's first rows have been processed
    const RowCounts& counts() const { return counts_; }     // of the rows shown
    // The position of a row in the order; nullopt: it is not shown.
    std::optional<std::size_t> place_of(const Table& table, std::uint32_t row) const;

    bool is_whole(const Table& table) const;
    // Processes a slice; returns whether there is more to do.
    bool step(const Table& table);
    // Processes everything.
    void finish(const Table& table);

    std::size_t bytes() const;  // of memory

  private:
    struct Arrangement {
        Filter filter;
        Sorting sorting;
    };
    enum class Share : std::uint8_t { slice, all };
    void go_on(const Table& table, Share share);
    void begin_pass(const Table& table);
    void gather(const Table& table, std::size_t rows);
    void begin_merge(const Table& table);
    void merge(const Table& table, std::size_t rows, std::size_t comparisons);
    void end_pass();
    void append(const Table& table, std::size_t rows);
    void insert(const Table& table, std::size_t rows);

    Arrangement wanted_;
    Change change_ = Change::none;
    std::optional<OrderingPass> pass_;

    Sorting shown_sorting_;
    std::vector<std::uint32_t> shown_;
    std::size_t dealt_with_ = 0;
    RowCounts counts_;
};

}  // namespace rookery::shell
