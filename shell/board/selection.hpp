// Selection: the cells that an entry goes to, and the cursor, which is one of them unless it was moved away on purpose.
#pragma once

#include "board/cell_set.hpp"

namespace rookery::shell {

class Selection {
  public:
    int cursor() const { return cursor_; }
    const CellSet& cells() const { return cells_; }  // never empty
    bool is_single() const { return cells_ == CellSet::single(cursor_); }

    // Each moves the cursor to `cell` (clamped to the board):
    void select(int cell);  // and selects only that
    void add(int cell);     // and selects it too
    void toggle(int cell);  // and selects or deselects it; the last one stays selected
    void go(int cell);      // and keeps the selection
    // Replaces the selection; the cursor stays if it is inside. An empty set changes nothing.
    void take(const CellSet& cells);
    // The cell at that distance from the cursor, wrapping around the edges.
    int neighbour(int rows, int columns) const;

  private:
    int cursor_ = 40;
    CellSet cells_ = CellSet::single(40);
};

}  // namespace rookery::shell
