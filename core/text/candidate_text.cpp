#include "text/candidate_text.hpp"

namespace rookery::reading {

Grid9 certain_cells(const Candidates9& candidates) {
    Grid9 grid;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const DigitSet set = candidates[cell];
        if (digit_count(set) != 1) continue;
        bool certain = true;
        for (const int peer : Geometry9::kPeerCells[cell]) {
            certain = certain && (digit_count(candidates[peer]) == 1 || (candidates[peer] & set) == 0);
        }
        if (certain) grid[cell] = lowest_digit(set);
    }
    return grid;
}

bool agree(const Grid9& givens, const Candidates9& candidates) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (givens[cell] != 0 && candidates[cell] != digit_bit(givens[cell])) return false;
    }
    return true;
}

}  // namespace rookery::reading
