#include "exact/clue_search.hpp"

#include <algorithm>

#include "exact/clue_moves.hpp"

namespace rookery {
namespace {

// Steps from one board: this many from the first, a third more from each later one, up to the maximum.
constexpr int kFirstSteps = 500;
constexpr int kMaxSteps = 20'000;
// Temperatures, in distances: from kHot down to 2, in kPieces pieces.
constexpr double kHot = 12;
constexpr int kPieces = 50;
constexpr double kCooling = 0.96480;  // (2 / kHot)^(1 / kPieces)
// Percentage of steps that change two clues.
constexpr std::uint32_t kDouble = 30;

}  // namespace

template <int N>
ClueSearch<N>::ClueSearch(CellSet pattern, StrategySet strategies, Random& random)
    : Base{cells_of(pattern), strategies, random}, strategies_{strategies} {}

template <int N>
void ClueSearch<N>::start_again() {
    steps_ = steps_ == 0 ? kFirstSteps : std::min(steps_ + steps_ / 3, kMaxSteps);
    this->begin(random_board<N>(random_), cells_.size(), steps_, kHot);
    take_nearest(distance_);
}

template <int N>
void ClueSearch<N>::take_nearest(int distance) {
    if (distance >= least_distance_) return;
    least_distance_ = distance;
    Closure<N> closure(strategies_);
    closure.distance(puzzle_);
    const Grid<N> placed = closure.state().placed;
    int open = 0;
    for (int at = 0; at < Geometry<N>::kCells; ++at) open += placed[at] == 0;
    fewest_open_ = std::min(fewest_open_, open);
}

template <int N>
bool ClueSearch<N>::change(int cell) {
    if (puzzle_[cell] == 0) return false;
    DigitSet others = digits_free_at(puzzle_, cell);
    others = static_cast<DigitSet>(others & ~digit_bit(puzzle_[cell]));
    if (others == 0) return false;
    puzzle_[cell] = random_one(others, random_);
    return true;
}

template <int N>
void ClueSearch<N>::step() {
    if (steps_left_ % (steps_ / kPieces) == 0) temperature_ *= kCooling;
    const Grid<N> before = puzzle_;
    const int cell = random_one(cells_, random_);
    puzzle_[cell] = 0;
    const bool second_changes = random_.below(100) < kDouble && change(random_one(cells_, random_));

    ++closures_;
    Digit drawn = 0;
    ThermalDraw draw(distance_, temperature_);
    if (closure_.distance(puzzle_) != Closure<N>::kContradiction) {
        const DigitSet open = closure_.candidates(cell);
        for (DigitSet rest = open; rest != 0 && draw.distance() != 0; rest = without_lowest(rest)) {
            const Digit digit = lowest_digit(rest);
            if (!second_changes && digit == before[cell]) continue;
            ++closures_;
            const int distance = closure_.distance_with(cell, digit);
            if (distance == Closure<N>::kContradiction) continue;
            if (distance < least_distance_) {
                puzzle_[cell] = digit;
                take_nearest(distance);
                puzzle_[cell] = 0;
            }
            if (draw.takes(distance, random_)) drawn = digit;
        }
    }
    if (drawn == 0) {
        puzzle_ = before;
    } else {
        puzzle_[cell] = drawn;
    }
    distance_ = draw.distance();
}

template class ClueSearch<2>;
template class ClueSearch<3>;

namespace {

// Of 100 random patterns of 20 to 79 clues, with singles and locked candidates, all that were undecided after ten
// seconds had 20 to 23 clues (tests/bench/exact_bench.cpp; five seeds).
constexpr int kHardClues = 24;

}  // namespace

template <int N>
std::string search_advice(CellSet pattern, StrategySet strategies) {
    if constexpr (N == 2) return {};
    const bool all = std::all_of(kAllStrategies.begin(), kAllStrategies.end(),
                                 [&](Strategy strategy) { return strategies.has(strategy); });
    if (pattern.size() < kHardClues) {
        return std::string("Patterns with fewer than 24 clue cells often stay undecided: add some") +
               (all ? "" : ", or allow more strategies");
    }
    return all ? "Move some clue cells, or give it more time" : "Allow more strategies, or give it more time";
}

template std::string search_advice<2>(CellSet, StrategySet);
template std::string search_advice<3>(CellSet, StrategySet);

}  // namespace rookery
