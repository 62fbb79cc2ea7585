// Clues on a pattern that strategies alone solve, found by annealing.
//
// Method: mask a random full board with the pattern, and compute how far the strategies solve it (closure.hpp). Then
// repeatedly remove one clue and compute the closure without it. From there, try all digits that remain for the cell,
// and draw one of them, or the old digit, with probabilities close to thermal equilibrium, while the temperature falls:
//
//     r5c2 = 4, distance 61;  without it 140      digit      1    2    4    8    9
//     remaining digits: 1, 2, 4, 8, 9             distance  58   67   61  131  contradiction
//
// So one closure serves all digits of a cell, and useless digits are not tried at all. Three steps in ten first change
// another clue at random. The walks from the first boards are short: with many clues, a walk that makes no progress at
// first gets nowhere.
//
// Measured on patterns of known puzzles with 17 clues, 180 runs each. Plain annealing, which changes one clue at random
// (or two in 30 % of the steps), takes twice as long per puzzle (with two in 60 %, the same time). Changing one clue at
// a time, by the draw, takes nearly twice as long. A walk among the puzzles with one solution
// (generate/on_pattern.hpp), with the distance as its cost, succeeded in 2 of 20 runs of two seconds; the others always
// did. With few clues, such puzzles are rare and far apart.
#pragma once

#include <cstdint>
#include <string>

#include "board/cell_set.hpp"
#include "exact/clue_annealing.hpp"
#include "exact/strategies.hpp"
#include "job/odds.hpp"

namespace rookery {

template <int N>
class ClueSearch final : public ClueAnnealing<N> {
  public:
    ClueSearch(CellSet pattern, StrategySet strategies, Random& random);
    // The fewest cells left open by the strategies, of the nearest puzzles so far; all cells before the first.
    int fewest_open() const { return fewest_open_; }

  private:
    using Base = ClueAnnealing<N>;
    using Base::cells_, Base::closure_, Base::closures_, Base::distance_, Base::least_distance_, Base::puzzle_,
        Base::random_, Base::steps_left_, Base::temperature_;

    void start_again() override;
    void step() override;
    // Records the distance of the current puzzle, if it is the least so far.
    void take_nearest(int distance);
    // Gives a clue another digit that no clue excludes. False: there is none, or no clue.
    bool change(int cell);

    StrategySet strategies_;
    int fewest_open_ = Geometry<N>::kCells;
    int steps_ = 0;  // from the current board
};

// The odds of a search for clues on a pattern, as it reports them (job/odds.hpp).

// Advice on making success likelier; empty: there is none.
template <int N>
std::string search_advice(CellSet pattern, StrategySet strategies);

// "best so far: 11 cells left open. Patterns of fewer than 24 clues ..."
template <int N>
void report_search_odds(const ProgressCallback& progress, const ClueSearch<N>& search, std::uint64_t tries,
                        std::string_view advice) {
    const int open = search.fewest_open();
    report_odds(progress, tries, static_cast<std::uint64_t>(open),
                std::to_string(open) + (open == 1 ? " cell left open" : " cells left open"), advice);
}

}  // namespace rookery
