#include "exact/fewest.hpp"

#include <algorithm>
#include <utility>

#include "exact/clue_moves.hpp"
#include "exact/random_board.hpp"
#include "job/stop_token.hpp"

namespace rookery {
namespace {

constexpr int kSteps = 100'000;  // from one board
// Temperatures, in distances: from kStartHeat down to kStartHeat / 20.
constexpr double kStartHeat = 15;
constexpr double kCoolingAStep = 0.99997004;  // (1 / 20)^(1 / kSteps)
constexpr int kChoices = 6;                   // clues looked at in a step

}  // namespace

template <int N>
FewestSearch<N>::FewestSearch(int clues, StrategySet strategies, Random& random)
    : random_{random}, closure_{strategies}, clues_{clues} {
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) cells_.push_back(cell);
}

template <int N>
bool FewestSearch<N>::next(Effort& attempts, StopToken stop) {
    while (!stop.stop_requested() && !attempts.exhausted()) {
        closures_ = 0;
        const bool solved = steps_left_ == 0 ? start_again() : step();
        attempts.spend(closures_);
        if (solved) return true;
    }
    return false;
}

template <int N>
bool FewestSearch<N>::start_again() {
    const Grid<N> board = random_board<N>(random_);
    random_.shuffle(cells_);
    puzzle_ = Grid<N>{};
    for (int i = 0; i < clues_; ++i) puzzle_[cells_[i]] = board[cells_[i]];
    ++closures_;
    distance_ = closure_.distance(puzzle_);
    least_distance_ = std::min(least_distance_, distance_);
    steps_left_ = kSteps;
    heat_ = kStartHeat;
    return distance_ == 0;
}

template <int N>
bool FewestSearch<N>::step() {
    --steps_left_;
    heat_ *= kCoolingAStep;
    const auto taken = random_.below(static_cast<std::uint32_t>(clues_));
    const int old_cell = cells_[taken];
    const Digit old_digit = std::exchange(puzzle_[old_cell], Digit{0});
    ++closures_;
    closure_.distance(puzzle_);
    ThermalDraw draw(distance_, heat_);
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
    return distance_ == 0;
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
