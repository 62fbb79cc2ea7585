#include "generate/masking.hpp"

#include <vector>

#include "solve/solve.hpp"

namespace rookery {

Grid9 mask_board(const Grid9& board, Random& random, PatternSymmetry symmetry, int fewest) {
    ROOKERY_EXPECTS(is_solution(board));
    std::vector<CellSet> orbits = orbits_of_board(symmetry);
    random.shuffle(orbits);

    Grid9 puzzle = board;
    int clues = Geometry9::kCells;
    for (const CellSet orbit : orbits) {
        if (clues - orbit.size() < fewest) continue;
        Grid9 fewer = puzzle;
        orbit.for_each([&](int cell) { fewer[cell] = 0; });
        if (!solve(fewer).unique()) continue;
        puzzle = fewer;
        clues -= orbit.size();
    }
    return puzzle;
}

}  // namespace rookery
