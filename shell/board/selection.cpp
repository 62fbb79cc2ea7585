#include "shell/board/selection.hpp"

#include <algorithm>

namespace rookery::shell {

void Selection::go(int cell) {
    cursor_ = std::clamp(cell, 0, Geometry9::kCells - 1);
}

void Selection::select(int cell) {
    go(cell);
    cells_ = CellSet::single(cursor_);
}

void Selection::add(int cell) {
    go(cell);
    cells_.add(cursor_);
}

void Selection::toggle(int cell) {
    go(cell);
    if (!cells_.contains(cursor_)) return cells_.add(cursor_);
    if (cells_.size() > 1) cells_.remove(cursor_);
}

void Selection::take(const CellSet& cells) {
    if (cells.empty()) return;
    cells_ = cells;
    if (!cells_.contains(cursor_)) cursor_ = cells_.first();
}

int Selection::neighbour(int rows, int columns) const {
    return Geometry9::cell_at((Geometry9::row_of(cursor_) + rows + 9) % 9,
                              (Geometry9::column_of(cursor_) + columns + 9) % 9);
}

}  // namespace rookery::shell
