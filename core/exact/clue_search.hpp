// Clues on a pattern that strategies alone solve, found by annealing.
//
// Method: a random full board is masked by the pattern, and the strategies tell how far they come (closure.hpp). Then,
// again and again, one clue is taken away and the closure computed without it; from there, all digits that are left to
// the cell are tried, and one of them, or the digit that was there, is drawn with probabilities nearly as in thermal
// equilibrium, while the temperature falls:
//
//     r5c2 = 4, distance 61;  without it 140      digit      1    2    4    8    9
//     left to the cell: 1, 2, 4, 8, 9             distance  58   67   61  131  contradiction
//
// So a closure serves all digits of a cell, and digits that are no use are not tried at all. In three steps of ten
// another clue changes at random before. The walks from the first boards are short: with many clues a walk gets nowhere
// from a board that is not good at once.
//
// Measured, on patterns of known puzzles with 17 clues, 180 runs each: changing one clue at random, or in three steps
// of ten two, as annealing is done plainly, takes twice as long to a puzzle (with six of ten steps, as long); one clue
// at a time, by the draw, nearly twice as long. A walk among the puzzles with one solution (generate/on_pattern.hpp)
// with the distance as its cost found one in 2 of 20 runs of two seconds, where the others found all: on few clues such
// puzzles are rare themselves, and far apart.
#pragma once

#include "board/cell_set.hpp"
#include "exact/clue_annealing.hpp"

namespace rookery {

template <int N>
class ClueSearch final : public ClueAnnealing<N> {
  public:
    ClueSearch(CellSet pattern, StrategySet strategies, Random& random);
    // The fewest cells that the strategies left open of a puzzle that came as near; all, before the first.
    int fewest_open() const { return fewest_open_; }

  private:
    using Base = ClueAnnealing<N>;
    using Base::cells_, Base::closure_, Base::closures_, Base::distance_, Base::least_distance_, Base::puzzle_,
        Base::random_, Base::steps_left_, Base::temperature_;

    void start_again() override;
    void step() override;
    // The puzzle is at this distance.
    void take_nearest(int distance);
    // Gives a clue another digit that no clue forbids. False: there is none, or no clue.
    bool change(int cell);

    StrategySet strategies_;
    int fewest_open_ = Geometry<N>::kCells;
    int steps_ = 0;  // from this board
};

}  // namespace rookery
