// Of solutions that are the same but for a map of the pattern onto itself, one is enough.
//
// Whether two clue cells hold the same digit does not depend on how digits are labelled. So each solution gives a
// row of bits, one for each of some pairs of clue cells, and a map of the pattern onto itself gives another, that of
// the mapped pairs, which is the row of the mapped solution. Only solutions whose row is the greatest of all these stay
// (the lex-leader of J. Crawford, M. Ginsberg, E. Luks and A. Roy, 1996).
//
//     pairs    r1c1=r2c4  r1c1=r4c2  ...        its digits    0 1 ...   stays if 01... >= 10...: it does not
//     mapped   r9c9=r8c6  r9c9=r6c8  ...                      1 0 ...
#pragma once

#include <utility>
#include <vector>

#include "board/automorphisms.hpp"
#include "exact/encoding/solution_formula.hpp"

namespace rookery {

// What was used for it.
template <int N>
struct BrokenSymmetries {
    std::vector<CellMap<N>> maps;
    std::vector<std::pair<int, int>> pairs;  // of clue cells
};

template <int N>
BrokenSymmetries<N> break_symmetries(CellSet pattern, const SolutionLiterals<N>& solution, Formula& formula);

}  // namespace rookery
