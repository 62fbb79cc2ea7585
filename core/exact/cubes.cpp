// Method: cells are split one after the other, each time the clue cell with the fewest digits left to it (of more than
// one), then with most clues among its peers; a digit that follows is not tried. So the cubes are all assignments of
// the same few cells.
#include "exact/cubes.hpp"

#include <algorithm>
#include <utility>

#include "exact/solution_formula.hpp"

namespace rookery {
namespace {

template <int N>
int clue_peers(CellSet pattern, int cell) {
    int n = 0;
    for (const int peer : Geometry<N>::kPeerCells[cell]) n += pattern.contains(peer);
    return n;
}

// The clue cell to split next; -1: none has a choice.
template <int N>
int cell_to_split(CellSet pattern, const Candidates<N>& left) {
    int best = -1;
    std::pair<int, int> best_rank;
    pattern.for_each([&](int cell) {
        const int digits = digit_count(left[cell]);
        if (digits < 2) return;
        const std::pair rank{digits, -clue_peers<N>(pattern, cell)};
        if (best >= 0 && rank >= best_rank) return;
        best = cell;
        best_rank = rank;
    });
    return best;
}

}  // namespace

template <int N>
std::vector<Cube> cubes_of(CellSet pattern, int wanted) {
    std::vector<Cube> cubes{Cube{}};
    while (static_cast<int>(cubes.size()) < wanted) {
        const int cell = cell_to_split<N>(pattern, candidates_left<N>(pattern, cubes.front()));
        if (cell < 0) break;
        std::vector<Cube> finer;
        finer.reserve(cubes.size() * Geometry<N>::kSize);
        for (const Cube& cube : cubes) {
            const DigitSet digits = candidates_left<N>(pattern, cube)[cell];
            for (DigitSet rest = digits; rest != 0; rest = without_lowest(rest)) {
                finer.push_back(cube);
                finer.back().push_back({static_cast<std::uint8_t>(cell), lowest_digit(rest)});
            }
        }
        cubes = std::move(finer);
    }
    return cubes;
}

template std::vector<Cube> cubes_of<2>(CellSet, int);
template std::vector<Cube> cubes_of<3>(CellSet, int);

}  // namespace rookery
