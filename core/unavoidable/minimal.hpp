// Finding the sets of a list that contain no other, and shrinking a set until no part of it is unavoidable.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "unavoidable/unavoidable.hpp"

namespace rookery {

// Sorts the list, and removes duplicates and sets that contain another set of the list.
void keep_minimal(UnavoidableList& list);

// Sorts the list, and removes duplicates.
void sort_and_merge(UnavoidableList& list);

// An index of sets, for finding one that lies within given cells.
//
// Sets are grouped by their first cell, since that must be one of the given cells too. A group is divided into blocks
// of 128 sets, each with a vector for every cell: bit i is set if the block's i-th set contains the cell. ORing the
// vectors of the cells that are not given leaves a zero for every set within the given cells.
class SubsetIndex {
  public:
    void add(const CellSet& set);  // not empty
    // A set within `cells`; among those with the same first cell, the one added first. Null if there is none. Valid
    // until the next call of add() or clear().
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

// Keeps the minimal sets of a long stream. Memory grows with the sets that remain, not with the stream.
class MinimalSets {
  public:
    void add(const CellSet& set);  // not empty
    UnavoidableList take();        // sorted; the collection is empty afterwards

  private:
    void merge();

    UnavoidableList kept_;   // no set contains another
    SubsetIndex index_;      // of kept_
    UnavoidableList fresh_;  // contain none of kept_, but perhaps each other
};

// A minimal unavoidable set in `cells`; empty if they are not unavoidable.
CellSet shrunk_to_minimal(const KnownGrid& grid, const CellSet& cells);

}  // namespace rookery
