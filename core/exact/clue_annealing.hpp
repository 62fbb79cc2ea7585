// ClueAnnealing: what the searches for clues by annealing share. From a random board, step after
// step at a falling temperature, until the strategies solve the puzzle; after so many steps again
// from another board. Which clues a step changes, and how fast it cools, is the search's own.
//
// A step is a draw among several digits or cells at once (Gibbs sampling), since one closure serves
// them all. The other annealings of the core take or leave one neighbour, each by a rule of its
// own: textbook/classic/annealing.cpp by that of Metropolis, in whole numbers; generate/puzzle_annealing.hpp
// and on_pattern.hpp draw how much worse a neighbour may be before they take it, at one
// temperature; generate/ease/ease_masker.hpp by a bound that falls in a straight line.
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

// A draw, as in thermal equilibrium, among choices of which one after the other becomes known: each
// takes the place of the one before with the share that its weight has of the sum so far. The
// first, to leave things as they are, has less weight than its distance gives it, so that searches
// get about more.
class ThermalDraw {
  public:
    // The first choice, drawn so far.
    ThermalDraw(int distance, double temperature) : first_{distance}, drawn_{distance}, temperature_{temperature} {}

    // Whether the current draw means this choice.
    bool takes(int distance, Random& random) {
        const double weight = exponential((first_ - distance) / temperature_);
        sum_ += weight;
        if (distance > 0 && random.unit() * sum_ >= weight) return false;  // what is solved is taken in any case
        drawn_ = distance;
        return true;
    }
    int distance() const { return drawn_; }

  private:
    // e^x nearly, and the same on every platform, which std::exp is not.
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

    // True: puzzle() is solved by the strategies. False: the attempts (closures computed, begun
    // ones too) ran out, or the stop flag was set; call it again to continue.
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
    int least_distance() const { return least_distance_; }  // the nearest that any puzzle came (closure.hpp)

  protected:
    ClueAnnealing(std::vector<int> cells, StrategySet strategies, Random& random)
        : random_{random}, closure_{strategies}, cells_{std::move(cells)} {}

    virtual void start_again() = 0;
    virtual void step() = 0;

    // The board's digits in the first of the cells, so many; from there, so many steps.
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
    std::vector<int> cells_;  // of the clues first
    Grid<N> puzzle_;
    int distance_ = Closure<N>::kContradiction;  // of puzzle_
    int least_distance_ = Closure<N>::kContradiction;
    int steps_left_ = 0;          // until it starts again from another board
    double temperature_ = 0;      // in distances
    std::uint64_t closures_ = 0;  // computed in the step at hand
};

}  // namespace rookery
