#include "text/scan/candidates.hpp"

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

Candidates9 open_candidates(const Grid9& grid) {
    Candidates9 candidates;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        DigitSet set = all_digits(9);
        for (const int peer : Geometry9::kPeerCells[cell]) {
            if (grid[peer] != 0) set = static_cast<DigitSet>(set & ~digit_bit(grid[peer]));
        }
        candidates[cell] = grid[cell] != 0 ? digit_bit(grid[cell]) : set;
    }
    return candidates;
}

Grid9 overlaid(const Grid9& above, const Grid9& below) {
    Grid9 grid = below;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (above[cell] != 0) grid[cell] = above[cell];
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
