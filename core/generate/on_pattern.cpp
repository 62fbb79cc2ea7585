#include "generate/on_pattern.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "board/clue_cells.hpp"
#include "generate/full_board.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

constexpr PatternSearch::Manner kQuick{.steps = 1000, .many = 64, .roots = 2, .moves_on = false};
constexpr PatternSearch::Manner kThorough{
    .steps = 3000, .many = PatternSearch::kMaxCounted, .roots = 1, .moves_on = true};

// Costs in addition to guesses and solutions.
constexpr std::uint64_t kStartBudget = 4;
constexpr std::uint64_t kStepCost = 1;
constexpr std::uint64_t kCountCost = 1;

// The digits of the clues that share a house with the cell.
DigitSet digits_seen_from(const Grid9& puzzle, int cell) {
    DigitSet seen = 0;
    for (const int peer : Geometry9::kPeerCells[cell]) {
        if (puzzle[peer] != 0) seen = static_cast<DigitSet>(seen | digit_bit(puzzle[peer]));
    }
    return seen;
}

}  // namespace

PatternSearch::PatternSearch(CellSet pattern, Random& random) : random_{random}, manner_{kQuick} {
    pattern.for_each([this](int cell) { cells_.push_back(cell); });
}

bool PatternSearch::next(Budget& budget, StopToken stop) {
    if (cells_.empty()) return false;
    do {
        if (steps_left_ == 0) {
            if (!budget.spend(kStartBudget)) return false;
            start_again();
            if (solutions_ == 1) return true;  // common with many clues
        }
        --steps_left_;
        ++tries_;
        budget.count_try();
        if (stop.stop_requested() || !budget.spend(kStepCost) || !step(budget, stop)) return false;
    } while (solutions_ != 1);
    return true;
}

void PatternSearch::go_back_to(const Grid9& puzzle) {
    ROOKERY_EXPECTS(clue_cells(puzzle).size() == static_cast<int>(cells_.size()));
    puzzle_ = puzzle;
    solutions_ = 1;
}

void PatternSearch::start_again() {
    manner_ = boards_++ == 0 ? kQuick : kThorough;
    steps_left_ = manner_.steps;
    last_cell_ = -1;
    solution_ = rough_full_board(random_);
    puzzle_ = Grid9{};
    for (const int cell : cells_) puzzle_[cell] = solution_[cell];
    SolveLimits limits;
    limits.solutions = manner_.many;
    take(solve(puzzle_, limits).solutions);
}

void PatternSearch::take(std::uint64_t solutions) {
    solutions_ = solutions;
    fewest_ = std::min(fewest_, solutions);
}

// One more than the number of solutions up to which a step is accepted: the current number divided by a root of a
// uniform number. (Only square roots are the same on every platform.)
std::uint64_t PatternSearch::draw_bound() {
    if (solutions_ >= manner_.many) return manner_.many;
    double root = 1 - random_.unit();
    for (int i = 0; i < manner_.roots; ++i) root = std::sqrt(root);
    const double bound = static_cast<double>(solutions_) / root + 1;
    return bound < static_cast<double>(manner_.many) ? static_cast<std::uint64_t>(bound) : manner_.many;
}

bool PatternSearch::step(Budget& budget, StopToken stop) {
    const int cell = cells_[random_.below(static_cast<std::uint32_t>(cells_.size()))];
    if (manner_.moves_on && cell == last_cell_) return true;
    const Digit old_digit = puzzle_[cell];
    const DigitSet seen = digits_seen_from(puzzle_, cell);
    std::array<Digit, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
    random_.shuffle(digits);

    SolveLimits limits;
    limits.stop = stop;
    limits.solutions = draw_bound();
    const bool takes_many = limits.solutions == manner_.many && solutions_ >= manner_.many;
    Digit best = 0;
    std::uint64_t fewest = manner_.many;
    for (const Digit digit : digits) {
        if (digit == old_digit || has_digit(seen, digit)) continue;
        puzzle_[cell] = digit;
        const SolveResult result = solve(puzzle_, limits);
        if (result.end == SolveEnd::stopped || !budget.spend(result.guesses + result.solutions + kCountCost)) {
            puzzle_[cell] = old_digit;
            budget.give_up();
            return false;
        }
        if (result.solutions == 0) continue;
        if (result.solutions < limits.solutions) {
            best = digit;
            fewest = limits.solutions = result.solutions;
            if (fewest == 1) {
                solution_ = result.first;
                break;
            }
        } else if (takes_many && best == 0) {
            best = digit;
        }
    }
    puzzle_[cell] = best != 0 ? best : old_digit;
    if (best == 0) return true;
    last_cell_ = cell;
    take(fewest);
    return true;
}

}  // namespace rookery
