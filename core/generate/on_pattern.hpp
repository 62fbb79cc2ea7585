// Puzzles whose clues are exactly the given cells.
//
// Method: a random full board is masked by the pattern; then, again and again, one clue is changed to the digit that
// leaves the fewest solutions. The solutions with each digit are counted one digit after the other, and no further than
// is of use: up to the fewest that another digit has left, and up to a bound drawn before, which is mostly a little
// above the number that the puzzle has now:
//
//     r5c2 = 4 now, 12 solutions; the bound is drawn: 15      digit    1    2   3    5    6   7   8   9
//                                                             counted  15+  0  11   11+   0  6  6+   0     7 is taken
//
// The bound makes it an annealing, with the logarithm of the number of solutions as cost: a step that multiplies the
// solutions by x is taken with probability x^-4. Where there are more solutions than are ever counted, a step is one at
// random: sooner or later it meets a digit with fewer. A search that comes to nothing from its first board is on a
// pattern with few clues: from then on it counts further, steps back more easily, and leaves the clue alone that it
// has just changed.
//
// Every search begins with a board of its own, so that the puzzles of several are independent of each other.
//
// Measured against it: counting the solutions without the clue once, for all digits together (three times as slow, and
// ten times where clues are few, since all solutions have to be seen to know of one digit that it leaves few); other
// exponents, and other bounds on what is counted at all: what suits 24 clues and more finds a third as much on 21, and
// nothing on 20.
#pragma once

#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "board/random.hpp"
#include "generate/budget.hpp"
#include "job/stop_token.hpp"

namespace rookery {

class PatternSearch {
  public:
    PatternSearch(CellSet pattern, Random& random);

    // Walks on to the next puzzle with one solution: a neighbour of the one before. False: the budget ran out, or the
    // stop flag struck.
    bool next(Budget& budget, StopToken stop = {});

    // The next walk starts from this puzzle on the pattern: one that next() came to before.
    void go_back_to(const Grid9& puzzle);

    const Grid9& puzzle() const { return puzzle_; }      // after next() returned true
    const Grid9& solution() const { return solution_; }  // its solution
    // The fewest solutions that any puzzle has had so far; kMaxCounted: so many or more.
    std::uint64_t fewest_solutions() const { return fewest_; }
    std::uint64_t tries() const { return tries_; }  // puzzles whose clues were looked at

    static constexpr std::uint64_t kMaxCounted = 1024;

    // How a search goes.
    struct Manner {
        int steps;           // from one board
        std::uint64_t many;  // solutions are counted so far
        int roots;           // a step that multiplies the solutions by x is taken with probability x^-(2^roots)
        bool moves_on;       // a clue is not changed twice in succession
    };

  private:
    void start_again();
    // Changes one clue, perhaps. False: no budget was left for it.
    bool step(Budget& budget, StopToken stop);
    std::uint64_t draw_bound();
    void take(std::uint64_t solutions);

    Random& random_;
    std::vector<int> cells_;
    Grid9 puzzle_;
    Grid9 solution_;
    Manner manner_;
    std::uint64_t solutions_ = 0;  // of puzzle_; Manner::many: so many or more
    std::uint64_t fewest_ = kMaxCounted;
    std::uint64_t tries_ = 0;
    int boards_ = 0;
    int steps_left_ = 0;  // until it starts again from another board
    int last_cell_ = -1;  // that was changed
};

}  // namespace rookery
