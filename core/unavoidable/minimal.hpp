// Which sets of a list hold no other set of it, and making a set smaller until no part of it is unavoidable.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "unavoidable/unavoidable.hpp"

namespace rookery {

// Sorts the list, and leaves out each set that occurs twice or holds another set of the list.
void keep_minimal(UnavoidableList& list);

// Sorts the list, and leaves out each set that occurs twice.
void sort_and_merge(UnavoidableList& list);

// Sets that can be asked quickly for one that lies in given cells.
//
// They are grouped by their first cell, since that must be one of the given cells too. A group is cut into blocks of
// 128, and a block has a vector for each cell: bit i says that its i-th set holds the cell. The vectors of the cells
// that are not given, one OR each, leave a zero for every set that lies in those that are.
class SubsetIndex {
  public:
    void add(const CellSet& set);  // not empty
    // One of the sets that lie in `cells`, of those of the same first cell the one that was added first; null if none
    // does. Good until the next call of add() or clear().
    const CellSet* part_of(const CellSet& cells) const;
    void clear();

  private:
    static constexpr std::size_t kBlock = 128;
    using Block = std::array<V128, Geometry9::kCells>;
    struct Group {
        std::vector<CellSet> sets;
        std::vector<Block> blocks;
        CellSet cells;  // of all its sets
    };

    std::array<Group, Geometry9::kCells> by_first_cell_;
};

// Keeps the minimal ones of a long stream of sets. Memory grows with those that stay, not with the stream.
class MinimalSets {
  public:
    void add(const CellSet& set);  // not empty
    UnavoidableList take();        // sorted; the collection is empty afterwards

  private:
    void merge();

    UnavoidableList kept_;   // minimal among each other
    SubsetIndex index_;      // of these
    UnavoidableList fresh_;  // hold none of them, but perhaps each other
};

// A minimal unavoidable set in `cells`; empty if they are not unavoidable.
CellSet shrunk_to_minimal(const KnownGrid& grid, const CellSet& cells);

}  // namespace rookery
