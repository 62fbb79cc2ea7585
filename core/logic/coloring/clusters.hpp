// Colours of one digit: cells joined by strong links (houses with two places left) make a cluster, and take two colours
// in turn; those of one colour all hold the digit, or those of the other do.
#pragma once

#include <array>
#include <vector>

#include "logic/state/state.hpp"

namespace rookery {

struct ColorCluster {
    std::array<CellSet, 2> colors;
};

// Each from its lowest cell, ascending; that cell has the first colour. A cell that two ways of going on reach keeps
// the colour of the first way: to the row's other place, the column's, the box's, each followed to its end.
std::vector<ColorCluster> color_clusters(const State& state, int digit);

// Whether two cells of the set see each other.
bool sees_itself(CellSet cells);
// All that see a cell of both.
CellSet seen_by_both(CellSet a, CellSet b);
// All that see one of the cells.
CellSet seen_by(CellSet cells);

}  // namespace rookery
