#include "exact/encoding/cubes.hpp"

#include <algorithm>
#include <utility>

#include "exact/position_reasons.hpp"

namespace rookery {

template <int N>
std::vector<Cube> cubes_of(CellSet pattern, StrategySet strategies, int wanted) {
    constexpr int kMaxSteps = 3;
    const std::vector<int> first = first_steps<N>(pattern, strategies);
    const auto can_be_new = [&](const Cube& cube, int cell, int step) {
        return !pattern.contains(cell) && first[static_cast<std::size_t>(cell)] <= step &&
               std::find(cube.begin(), cube.end(), cell) == cube.end();
    };
    std::vector<Cube> cubes{Cube{}};
    for (int step = 1; step <= kMaxSteps && static_cast<int>(cubes.size()) < wanted; ++step) {
        std::vector<Cube> finer;
        for (const Cube& cube : cubes) {
            for (int cell = kNothing; cell < Geometry<N>::kCells; ++cell) {
                if (cell != kNothing && !can_be_new(cube, cell, step)) continue;
                finer.push_back(cube);
                finer.back().push_back(cell);
            }
        }
        cubes = std::move(finer);
    }
    return cubes;
}

template std::vector<Cube> cubes_of<2>(CellSet, StrategySet, int);
template std::vector<Cube> cubes_of<3>(CellSet, StrategySet, int);

}  // namespace rookery
