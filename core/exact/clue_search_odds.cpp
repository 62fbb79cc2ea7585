#include "exact/clue_search_odds.hpp"

#include <algorithm>

namespace rookery {
namespace {

// Of 100 random patterns of 20 to 79 clues, with singles and locked candidates, all that were undecided after ten
// seconds had 20 to 23 clues (tests/bench/exact_bench.cpp; five seeds).
constexpr int kHardClues = 24;

}  // namespace

template <int N>
std::string search_advice(CellSet pattern, StrategySet strategies) {
    if constexpr (N == 2) return {};
    const bool all = std::all_of(kAllStrategies.begin(), kAllStrategies.end(),
                                 [&](Strategy strategy) { return strategies.has(strategy); });
    if (pattern.size() < kHardClues) {
        return std::string("Patterns with fewer than 24 clue cells often stay undecided: add some") +
               (all ? "" : ", or allow more strategies");
    }
    return all ? "Move some clue cells, or give it more time" : "Allow more strategies, or give it more time";
}

template std::string search_advice<2>(CellSet, StrategySet);
template std::string search_advice<3>(CellSet, StrategySet);

}  // namespace rookery
