// Colours of one digit: cells joined by strong links (houses with two places left) form a cluster and alternate between
// two colours. Either all cells of one colour hold the digit, or all cells of the other do.
#pragma once

#include <array>
#include <vector>

#include "logic/state/state.hpp"

namespace rookery {

struct ColorCluster {
    std::array<CellSet, 2> colors;
};

// Clusters in ascending order of their lowest cell, which has the first colour. A cell that can be reached in two ways
// keeps the colour of the first way: via the row's other place, the column's, the box's, each followed to its end.
std::vector<ColorCluster> color_clusters(const State& state, int digit);

// Whether two cells of the set see each other.
bool sees_itself(CellSet cells);
// Cells that see a cell of each set.
CellSet seen_by_both(CellSet a, CellSet b);
// Cells that see at least one of the cells.
CellSet seen_by(CellSet cells);

}  // namespace rookery
