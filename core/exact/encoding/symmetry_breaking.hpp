// Keeps one of the solutions that differ only by a map of the pattern onto itself.
//
// Whether two clue cells have the same digit does not depend on the labels of the digits. So each solution has a row of
// bits, one for each chosen pair of clue cells. A map of the pattern onto itself maps the pairs too; the bits of the
// mapped pairs are the row of the mapped solution. Only solutions with the greatest of these rows remain (the
// lex-leader of J. Crawford, M. Ginsberg, E. Luks and A. Roy, 1996).
//
//     pairs    r1c1=r2c4  r1c1=r4c2  ...        its digits    0 1 ...   remains if 01... >= 10...: it does not
//     mapped   r9c9=r8c6  r9c9=r6c8  ...                      1 0 ...
#pragma once

#include <utility>
#include <vector>

#include "board/automorphisms.hpp"
#include "exact/encoding/solution_formula.hpp"

namespace rookery {

// The maps and pairs that were used.
template <int N>
struct BrokenSymmetries {
    std::vector<CellMap<N>> maps;
    std::vector<std::pair<int, int>> pairs;  // of clue cells
};

template <int N>
BrokenSymmetries<N> break_symmetries(CellSet pattern, const SolutionLiterals<N>& solution, Formula& formula);

}  // namespace rookery
