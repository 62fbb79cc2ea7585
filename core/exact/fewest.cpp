#include "exact/fewest.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "exact/clue_moves.hpp"

namespace rookery {
namespace {

constexpr int kSteps = 100'000;  // from one board
// Temperatures, in distances: from kHottest down to kHottest / 20.
constexpr double kHottest = 15;
constexpr double kCoolingAStep = 0.99997004;  // (1 / 20)^(1 / kSteps)
constexpr int kChoices = 6;                   // clues considered in a step

template <int N>
std::vector<int> all_cells() {
    std::vector<int> cells(Geometry<N>::kCells);
    std::iota(cells.begin(), cells.end(), 0);
    return cells;
}

}  // namespace

template <int N>
FewestSearch<N>::FewestSearch(int clues, StrategySet strategies, Random& random)
    : Base{all_cells<N>(), strategies, random}, clues_{clues} {}

template <int N>
void FewestSearch<N>::start_again() {
    const Grid<N> board = random_board<N>(random_);
    random_.shuffle(cells_);
    this->begin(board, static_cast<std::size_t>(clues_), kSteps, kHottest);
    least_distance_ = std::min(least_distance_, distance_);
}

template <int N>
void FewestSearch<N>::step() {
    temperature_ *= kCoolingAStep;
    const auto taken = random_.below(static_cast<std::uint32_t>(clues_));
    const int old_cell = cells_[taken];
    const Digit old_digit = std::exchange(puzzle_[old_cell], Digit{0});
    ++closures_;
    closure_.distance(puzzle_);
    ThermalDraw draw(distance_, temperature_);
    std::size_t drawn = taken;
    Digit digit = old_digit;
    for (int choice = 0; choice < kChoices && draw.distance() != 0; ++choice) {
        auto place = static_cast<std::size_t>(random_.below(static_cast<std::uint32_t>(cells_.size() - clues_ + 1)));
        place = place == 0 ? taken : clues_ + place - 1;
        const DigitSet open = closure_.candidates(cells_[place]);
        if (digit_count(open) < 2) continue;
        const Digit one = random_one(open, random_);
        if (place == taken && one == old_digit) continue;
        ++closures_;
        const int distance = closure_.distance_with(cells_[place], one);
        if (distance == Closure<N>::kContradiction) continue;
        least_distance_ = std::min(least_distance_, distance);
        if (draw.takes(distance, random_)) {
            drawn = place;
            digit = one;
        }
    }
    std::swap(cells_[taken], cells_[drawn]);
    puzzle_[cells_[taken]] = digit;
    distance_ = draw.distance();
}

namespace {

// Digits in order of first appearance, so that relabelled puzzles are tried once.
bool try_all(const std::vector<int>& cells, std::size_t next, int digits_used, Grid4& puzzle, Closure<2>& closure) {
    if (next == cells.size()) return closure.solves(puzzle);
    for (int digit = 1; digit <= std::min(digits_used + 1, Grid4::Geo::kSize); ++digit) {
        puzzle[cells[next]] = static_cast<Digit>(digit);
        if (try_all(cells, next + 1, std::max(digits_used, digit), puzzle, closure)) return true;
    }
    return false;
}

}  // namespace

std::optional<Grid4> clues_by_trying_all(CellSet pattern, StrategySet strategies) {
    Grid4 puzzle;
    Closure<2> closure(strategies);
    if (!try_all(cells_of(pattern), 0, 0, puzzle, closure)) return std::nullopt;
    return puzzle;
}

template class FewestSearch<2>;
template class FewestSearch<3>;

}  // namespace rookery
