// Random patterns, as in the experiment of K. Nishikawa and T. Toda: the number of clue cells is uniform in 20..79,
// then the cells are chosen at random, all distinct.
#pragma once

#include <cstdint>
#include <string>

#include "exact/strategies.hpp"

namespace rookery::bench {

struct RandomRun {
    int patterns = 100;
    std::uint64_t seed = 1;
    double seconds = 10;  // of CPU time per pattern and way
    StrategySet strategies = kBasicStrategies;
    bool portfolio_alone = false;  // without the ways for comparison
    std::string svg;               // a file for the cactus plot; empty: none
};

// Prints a row for each pattern, then a table by number of clues. False: the file cannot be written.
bool run_random_patterns(const RandomRun& run);

}  // namespace rookery::bench
