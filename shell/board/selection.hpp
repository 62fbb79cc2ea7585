// Selection: the cells that an entry goes to, and the cursor, which is one of them unless it was led away on purpose.
#pragma once

#include "board/cell_set.hpp"

namespace rookery::shell {

class Selection {
  public:
    int cursor() const { return cursor_; }
    const CellSet& cells() const { return cells_; }  // never empty
    bool is_single() const { return cells_ == CellSet::single(cursor_); }

    // The cursor goes to `cell` (clamped to the board):
    void select(int cell);  // and nothing else is selected
    void add(int cell);     // it too is selected
    void toggle(int cell);  // it is selected, or not any more; the last one stays
    void go(int cell);      // what is selected stays so
    // Those; the cursor stays where it is if it is among them. An empty set changes nothing.
    void take(const CellSet& cells);
    // The cell that lies so far from the cursor, around the edges.
    int neighbour(int rows, int columns) const;

  private:
    int cursor_ = 40;
    CellSet cells_ = CellSet::single(40);
};

}  // namespace rookery::shell
