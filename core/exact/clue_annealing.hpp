// ClueAnnealing: the common part of the searches for clues by annealing. It starts from a random board and changes
// clues step by step, at a falling temperature, until the strategies solve the puzzle. After a number of steps it
// starts again from another board. Each search defines which clues a step changes, and how fast it cools.
//
// A step draws among several digits or cells at once (Gibbs sampling), since one closure serves them all. The other
// annealings of the core accept or reject one neighbour, each by its own rule: textbook/classic/annealing.cpp uses the
// Metropolis rule, in integers; generate/puzzle_annealing.hpp and on_pattern.hpp first draw how much worse a neighbour
// may be, at a constant temperature; generate/ease/ease_masker.hpp uses a bound that falls linearly.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "board/grid.hpp"
#include "board/random.hpp"
#include "exact/closure.hpp"
#include "generate/budget.hpp"
#include "job/stop_token.hpp"

namespace rookery {

// A draw, as in thermal equilibrium, among choices that become known one after the other. Each replaces the previous
// draw with a probability equal to its share of the total weight so far. The first choice, to change nothing, has less
// weight than its distance would give it, so that searches move more.
class ThermalDraw {
  public:
    // The first choice is the initial draw.
    ThermalDraw(int distance, double temperature) : first_{distance}, drawn_{distance}, temperature_{temperature} {}

    // Whether this choice becomes the current draw.
    bool takes(int distance, Random& random) {
        const double weight = exponential((first_ - distance) / temperature_);
        sum_ += weight;
        if (distance > 0 && random.unit() * sum_ >= weight) return false;  // a solved puzzle is always taken
        drawn_ = distance;
        return true;
    }
    int distance() const { return drawn_; }

  private:
    // An approximation of e^x, the same on every platform, unlike std::exp.
    static double exponential(double x) {
        double power = 1 + std::clamp(x, -100.0, 100.0) / 1024;
        for (int i = 0; i < 10; ++i) power *= power;
        return power;
    }

    int first_;
    int drawn_;
    double temperature_;
    double sum_ = 0.3;
};

template <int N>
class ClueAnnealing {
  public:
    ClueAnnealing(const ClueAnnealing&) = delete;
    ClueAnnealing& operator=(const ClueAnnealing&) = delete;
    virtual ~ClueAnnealing() = default;

    // True: the strategies solve puzzle(). False: the attempts (closures computed, including unfinished ones) ran out,
    // or the stop flag was set; call again to continue.
    bool next(Budget& attempts, StopToken stop = {}) {
        while (!stop.stop_requested() && !attempts.exhausted()) {
            closures_ = 0;
            if (steps_left_ == 0 || cells_.empty()) {
                start_again();
            } else {
                --steps_left_;
                step();
            }
            attempts.spend(closures_);
            if (distance_ == 0) return true;
        }
        return false;
    }
    const Grid<N>& puzzle() const { return puzzle_; }
    int least_distance() const { return least_distance_; }  // the smallest distance of any puzzle (closure.hpp)

  protected:
    ClueAnnealing(std::vector<int> cells, StrategySet strategies, Random& random)
        : random_{random}, closure_{strategies}, cells_{std::move(cells)} {}

    virtual void start_again() = 0;
    virtual void step() = 0;

    // Starts with the board's digits in the first `clues` cells, and allows `steps` steps.
    void begin(const Grid<N>& board, std::size_t clues, int steps, double temperature) {
        puzzle_ = Grid<N>{};
        for (std::size_t i = 0; i < clues; ++i) puzzle_[cells_[i]] = board[cells_[i]];
        ++closures_;
        distance_ = closure_.distance(puzzle_);
        steps_left_ = steps;
        temperature_ = temperature;
    }

    Random& random_;
    Closure<N> closure_;
    std::vector<int> cells_;  // clue cells first
    Grid<N> puzzle_;
    int distance_ = Closure<N>::kContradiction;  // of puzzle_
    int least_distance_ = Closure<N>::kContradiction;
    int steps_left_ = 0;          // until it restarts from another board
    double temperature_ = 0;      // in distances
    std::uint64_t closures_ = 0;  // computed in the current step
};

}  // namespace rookery
