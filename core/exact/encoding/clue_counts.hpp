// How many clues each box has, where their cells are left open, and of puzzles that are the same but for an exchange of
// lines only those that have their lines in order.
#pragma once

#include "exact/clue_shares.hpp"
#include "exact/encoding/solution_formula.hpp"
#include "sat/formula.hpp"

namespace rookery {

// Adds that each box has its share, that in every band no row has more clues than the row above, and so for the columns
// of a stack; and that of the rows of a band, which could change places, no two have no clue, nor two columns of a
// stack.
template <int N>
void add_clue_counts(const ClueShares<N>& shares, const ClueLiterals<N>& clues, Formula& formula);

}  // namespace rookery
