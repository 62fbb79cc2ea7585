#include "exact/generate_and_test.hpp"

#include "exact/clue_moves.hpp"
#include "job/stop_token.hpp"

namespace rookery {

template <int N>
GenerateAndTest<N>::GenerateAndTest(CellSet pattern, StrategySet strategies, Random& random)
    : random_{random}, closure_{strategies}, cells_{cells_of(pattern)} {}

template <int N>
bool GenerateAndTest<N>::next(Budget& attempts, StopToken stop) {
    while (!stop.stop_requested() && attempts.spend(1)) {
        if (generate() && closure_.solves(puzzle_)) return true;
    }
    return false;
}

template <int N>
bool GenerateAndTest<N>::generate() {
    puzzle_ = Grid<N>{};
    random_.shuffle(cells_);
    for (const int cell : cells_) {
        const DigitSet free = digits_free_at(puzzle_, cell);
        if (free == 0) return false;
        puzzle_[cell] = random_one(free, random_);
    }
    return true;
}

template class GenerateAndTest<2>;
template class GenerateAndTest<3>;

}  // namespace rookery
