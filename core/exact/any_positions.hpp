// Whether any clues at all, wherever they stand, are solved by the strategies, if they are no more than so many.
#pragma once

#include "exact/exact.hpp"

namespace rookery {

// REFUTE with the positions of the clues left open, and a bound on their number (the paper's formulas 14 and 15, with a
// sequential counter after C. Sinz, 2005). In seconds for order 2; for order 3 nobody has seen the end of it.
template <int N>
Decision<N> decide_any_positions(int most_clues, StrategySet strategies, std::uint64_t conflicts,
                                 const Watch& watch = {}, ProofSink* proof = nullptr);

}  // namespace rookery
