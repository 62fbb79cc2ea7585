// The 30 patterns of 17 clues in the paper's Tables 2 and 3, decided with proofs that are checked as they are written.
#pragma once

#include <optional>

#include "board/cell_set.hpp"
#include "exact/strategies.hpp"

namespace rookery::bench {

struct TablesRun {
    int only = 0;                    // the number of a pattern, 1..30; 0: all
    std::optional<CellSet> pattern;  // this one instead
    StrategySet strategies = kNakedSingles;
    int cubes = 0;    // divide a refutation into at least this many parts; 0: decide it whole
    int threads = 1;  // for the parts
};

// Prints a row for each pattern. False: one was left undecided, or a proof is wrong.
bool run_tables(const TablesRun& run);

}  // namespace rookery::bench
