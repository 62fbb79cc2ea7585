// The odds of a search for clues on a pattern, as it reports them (job/odds.hpp).
#pragma once

#include <cstdint>
#include <string>

#include "board/cell_set.hpp"
#include "exact/clue_search.hpp"
#include "exact/strategies.hpp"
#include "job/odds.hpp"

namespace rookery {

// What would make success likelier; empty: nothing is known.
template <int N>
std::string search_advice(CellSet pattern, StrategySet strategies);

// "best so far: 11 cells left open. Patterns of fewer than 24 clues ..."
template <int N>
void report_search_odds(const ProgressCallback& progress, const ClueSearch<N>& search, std::uint64_t tries,
                        std::string_view advice) {
    const int open = search.fewest_open();
    report_odds(progress, tries, static_cast<std::uint64_t>(open),
                std::to_string(open) + (open == 1 ? " cell left open" : " cells left open"), advice);
}

}  // namespace rookery
