// Puzzles whose clues are exactly the given cells.
//
// Method: a random full board is masked by the pattern; then, again and again, one clue is taken away and all solutions
// of what is left are counted by the digit that they have in its cell:
//
//     without the clue r5c2:   digit   1   2   3   4   5   6   7   8   9
//                              times   -  41   3   -   -  12   -   1   -      an 8 at r5c2 leaves one solution
//
// So one enumeration tells what each of the nine digits would leave, and every digit that occurs keeps the puzzle
// solvable. The clue takes the digit with the fewest solutions, its old one apart; a step back is taken now and then,
// as in simulated annealing with the logarithm of the number of solutions as cost. After a while without success it
// starts from another board. Where clues are few the enumeration is cut off, and then the digit seen least is the best
// guess.
//
// The tally is why this is fast: on patterns of 24 and more clues mostly a few to a few hundred enumerations lead to a
// puzzle. Nothing is asked of its difficulty, as annealing over "how far do singles get" would.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "board/cell_set.hpp"
#include "board/grid.hpp"
#include "board/random.hpp"

namespace rookery {

class PatternSearch {
  public:
    PatternSearch(CellSet pattern, Random& random);

    // Walks on to the next puzzle with one solution. `effort` is how much may be spent, in guesses and solutions of the
    // solver (some millions a second), and what is left of it afterwards. False: it ran out, or the stop flag struck.
    bool next(std::uint64_t& effort, const std::atomic<bool>* stop = nullptr);

    // The next walk starts from this puzzle on the pattern: one that next() came to before.
    void go_back_to(const Grid9& puzzle) { puzzle_ = puzzle; }

    const Grid9& puzzle() const { return puzzle_; }      // after next() returned true
    const Grid9& solution() const { return solution_; }  // its solution

  private:
    struct Tally;

    void start_again();
    bool accepts(std::uint64_t from, std::uint64_t to);

    Random& random_;
    std::vector<int> cells_;
    Grid9 puzzle_;
    Grid9 solution_;
    int steps_left_ = 0;  // until it starts again from another board
};

}  // namespace rookery
