// Ordering: which rows of a table are shown, and in which order: those that a filter lets through, sorted. A large
// table is dealt with in slices, so that none takes longer than a frame: the former order is shown until the new one is
// whole.
//
// A pass makes an order from all rows: it goes through them and gathers those that pass the filter into runs, each
// sorted by itself; then the runs are merged. Rows that come later are put into the order a few at a time; moving a
// million indexes for that takes less than a millisecond.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "shell/table/filter.hpp"
#include "shell/table/number_counts.hpp"
#include "shell/table/sort_keys.hpp"

namespace rookery::shell {

struct SortedRun {
    std::vector<SortItem> items;
    std::size_t at = 0;  // of the first one that is not merged yet
    const SortItem& first() const { return items[at]; }
};

// How far an order that is being made is.
struct OrderingPass {
    SortKeys keys;
    std::size_t run_size = 0;
    std::size_t at = 0, end = 0;  // rows gone through, and to go through
    std::vector<SortedRun> runs;
    std::vector<std::size_t> heap;  // of the runs that are left, by their first items; empty while gathering
    std::vector<std::uint32_t> order;
    RowCounts counts;
};

class Ordering {
  public:
    // Tables up to this size are dealt with at once, as soon as somebody asks for their order.
    static constexpr std::size_t kAtOnce = 50'000;

    void forget_rows();  // there are none any more; filter and sorting stay
    void set_filter(Filter filter);
    void sort(const Sorting& sorting);
    const Sorting& sorting() const { return wanted_.sorting; }

    // What has been set and is not seen yet.
    enum class Change : std::uint8_t { none, filter, sorting };
    Change change() const { return change_; }

    // The latest whole order; indexes of rows.
    const std::vector<std::uint32_t>& shown() const { return shown_; }
    std::size_t dealt_with() const { return dealt_with_; }  // rows: the first ones of the table
    const RowCounts& counts() const { return counts_; }     // of the rows shown
    // Where a row is in the order; nothing: it is not shown.
    std::optional<std::size_t> place_of(const Table& table, std::uint32_t row) const;

    bool is_whole(const Table& table) const;
    // A slice; whether there is more to do.
    bool step(const Table& table);
    // All that there is to do.
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
