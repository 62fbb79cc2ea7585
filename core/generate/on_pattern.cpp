#include "generate/on_pattern.hpp"

#include <array>

#include "generate/full_board.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

// Found by trial on patterns of 20 to 32 clues; halving or doubling any of them changes little.
constexpr int kSteps = 400;                     // from one board
constexpr std::uint64_t kMostSolutions = 1000;  // of one enumeration
constexpr std::uint64_t kStepEffort = 10;       // what a step costs beside its guesses and solutions

}  // namespace

// The solutions without one clue, by the digit in its cell.
struct PatternSearch::Tally {
    std::array<std::uint64_t, 10> times{};
    std::array<Grid9, 10> example{};  // the first solution with the digit
    bool complete = false;            // all solutions were seen
};

PatternSearch::PatternSearch(CellSet pattern, Random& random) : random_{random} {
    pattern.for_each([this](int cell) { cells_.push_back(cell); });
}

bool PatternSearch::next(std::uint64_t& effort, const std::atomic<bool>* stop) {
    if (cells_.empty()) return false;
    SolveLimits limits;
    limits.solutions = kMostSolutions;
    limits.stop = stop;
    while (true) {
        if (steps_left_ == 0) {
            start_again();
            if (solve(puzzle_).unique()) return true;  // many clues: often so
        }
        --steps_left_;

        const int cell = cells_[random_.below(static_cast<std::uint32_t>(cells_.size()))];
        const Digit old_digit = puzzle_[cell];
        puzzle_[cell] = 0;
        Tally tally;
        const SolveResult result = for_each_solution(puzzle_, limits, [&](const Grid9& solution) {
            if (tally.times[solution[cell]]++ == 0) tally.example[solution[cell]] = solution;
            return true;
        });
        tally.complete = result.end == SolveEnd::complete;
        puzzle_[cell] = old_digit;
        const std::uint64_t spent = result.guesses + result.solutions + kStepEffort;
        if (effort < spent || result.end == SolveEnd::stopped) {
            effort = 0;
            return false;
        }
        effort -= spent;

        Digit best = 0;
        std::uint32_t ties = 0;
        for (Digit digit = 1; digit <= 9; ++digit) {
            if (digit == old_digit || tally.times[digit] == 0) continue;
            if (best == 0 || tally.times[digit] < tally.times[best]) {
                best = digit;
                ties = 1;
            } else if (tally.times[digit] == tally.times[best] && random_.below(++ties) == 0) {
                best = digit;
            }
        }
        if (best == 0) continue;
        if (tally.complete && !accepts(tally.times[old_digit], tally.times[best])) continue;
        puzzle_[cell] = best;
        if (tally.complete && tally.times[best] == 1) {
            solution_ = tally.example[best];
            return true;
        }
    }
}

void PatternSearch::start_again() {
    steps_left_ = kSteps;
    solution_ = rough_full_board(random_);
    puzzle_ = Grid9{};
    for (const int cell : cells_) puzzle_[cell] = solution_[cell];
}

// Annealing at a temperature of 1/3 in ln(solutions): a power of the ratio, and a whole one, so that every platform
// computes the same bits.
bool PatternSearch::accepts(std::uint64_t from, std::uint64_t to) {
    if (to <= from) return true;
    const double ratio = static_cast<double>(from) / static_cast<double>(to);
    return random_.unit() < ratio * ratio * ratio;
}

}  // namespace rookery
