// Backdoors: the cells that make a puzzle easy.
//
// A backdoor of a puzzle with one solution is a set of cells, none of them a clue, that once filled with the digits of
// the solution leave a puzzle for simple logic alone. The size of the smallest ones (0: simple logic solves the puzzle
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
    std::size_t sets = 10'000;                 // stop when so many are found, >= 1
    SimpleLogic logic = SimpleLogic::singles;  // what solves the rest
    StopToken stop = {};                       // polled now and then
};

struct Backdoors {
    bool unique = false;        // the puzzle has exactly one solution; the rest means nothing otherwise
    int size = -1;              // of the smallest backdoors; negative: none up to the size limit
    std::vector<CellSet> sets;  // those of that size, in ascending order of their cells; for size 0 the empty set alone
    bool complete = false;      // false: stopped, or there may be more sets (and, if there is none yet, smaller sizes)
};

Backdoors find_backdoors(const Grid9& puzzle, const BackdoorLimits& limits = {});

}  // namespace rookery
