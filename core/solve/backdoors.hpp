// Backdoors: the cells that make a puzzle easy.
//
// A backdoor of a puzzle with one solution is a set of cells, none of them a clue. Once they are filled with the digits
// of the solution, simple logic solves the rest. The size of the smallest backdoors (0: simple logic solves the puzzle
// itself) is a measure of difficulty; a single such cell is also called a magic cell.
#pragma once

#include <cstddef>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "job/stop_token.hpp"
#include "solve/singles.hpp"

namespace rookery {

struct BackdoorLimits {
    int size = 3;                              // look for backdoors up to this size, >= 0
    std::size_t sets = 10'000;                 // stop at this number of sets, >= 1
    SimpleLogic logic = SimpleLogic::singles;  // what solves the rest
    StopToken stop = {};                       // polled regularly
};

struct Backdoors {
    bool unique = false;        // the puzzle has exactly one solution; otherwise the rest is meaningless
    int size = -1;              // of the smallest backdoors; negative: none up to the size limit
    std::vector<CellSet> sets;  // of that size, in ascending order of their cells; for size 0 only the empty set
    bool complete = false;      // false: stopped, or there may be more sets (and, if none was found, smaller sizes)
};

Backdoors find_backdoors(const Grid9& puzzle, const BackdoorLimits& limits = {});

}  // namespace rookery
