// Comparing and sorting rows of a table. Every row gets a 64-bit key (its number, the rank of its shared text, or 16
// characters of its puzzle) and the keys are radix-sorted; runs with equal characters are sorted by the next 16.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "shell/table/filter.hpp"

namespace rookery::shell {

class Table;

// Rows that are equal in the column, and all rows of an unsorted table, keep their original order.
struct Sorting {
    bool on = false;
    Column column = Column::line;
    bool descending = false;
    friend bool operator==(const Sorting&, const Sorting&) = default;
};

// Whether row `a` comes before row `b`; both are indices.
bool comes_before(const Table& table, const Sorting& sorting, std::uint32_t a, std::uint32_t b);

// A row during sorting: 12 bytes.
struct SortItem {
    std::uint32_t high, low;  // halves of the key
    std::uint32_t index;      // of the row
    std::uint64_t key() const { return static_cast<std::uint64_t>(high) << 32 | low; }
};

class SortKeys {
  public:
    SortKeys() = default;
    // Valid for the rows that the table has now.
    SortKeys(const Table& table, const Sorting& sorting);
    // Whether rows with the same key may differ; otherwise they are equal in the column.
    bool compares_texts() const { return by_text_; }
    SortItem item(const Table& table, std::uint32_t index) const;
    bool before(const Table& table, const SortItem& a, const SortItem& b) const;
    // Items with keys from item(), by ascending index.
    void sort(const Table& table, std::span<SortItem> items) const;

  private:
    std::uint64_t key(const Table& table, std::uint32_t index, std::size_t chunk) const;
    void sort_by_text(const Table& table, std::span<SortItem> items, std::size_t chunk) const;

    Sorting sorting_;
    bool by_text_ = false;
    std::vector<std::uint32_t> ranks_;  // of the shared texts, in their order
};

}  // namespace rookery::shell
