// Puzzles whose clues are exactly the given cells.
//
// Method: a random full board is masked by the pattern. Then, again and again, one clue changes to the digit that
// leaves the fewest solutions. Solutions are counted for one digit after another, and no further than needed: up to the
// fewest that another digit has left, and up to a bound drawn in advance, usually a little above the current number:
//
//     r5c2 = 4 now, 12 solutions; the bound is drawn: 15      digit    1    2   3    5    6   7   8   9
//                                                             counted  15+  0  11   11+   0  6  6+   0     7 is taken
//
// The bound makes this annealing, with the logarithm of the number of solutions as the cost: a step that multiplies
// the solutions by x is accepted with probability x^-4. Where there are more solutions than are ever counted, steps are
// random: sooner or later one finds a digit with fewer. If a search fails from its first board, the pattern has few
// clues. From then on the search counts further, steps back more easily, and never changes the same clue twice in a
// row.
//
// Every search starts from its own board, so the puzzles of several searches are independent of each other.
//
// Alternatives that measured worse: counting the solutions without the clue once, for all digits together (three times
// as slow, and ten times with few clues, since it must see all solutions to know that one digit leaves few); other
// exponents; and other limits on counting. Settings that suit 24 clues and more find a third as many puzzles of 21, and
// none of 20.
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

    // Walks to the next puzzle with one solution, a neighbour of the one before. False: the budget ran out, or it was
    // stopped.
    bool next(Budget& budget, StopToken stop = {});

    // Makes the next walk start from this puzzle, which next() found before.
    void go_back_to(const Grid9& puzzle);

    const Grid9& puzzle() const { return puzzle_; }      // after next() returned true
    const Grid9& solution() const { return solution_; }  // its solution
    // The fewest solutions of any puzzle so far; kMaxCounted: that many or more.
    std::uint64_t fewest_solutions() const { return fewest_; }
    std::uint64_t tries() const { return tries_; }  // puzzles tried so far

    static constexpr std::uint64_t kMaxCounted = 1024;

    // How a search proceeds.
    struct Manner {
        int steps;           // per board
        std::uint64_t many;  // limit on counted solutions
        int roots;           // accepts a step that multiplies the solutions by x with probability x^-(2^roots)
        bool moves_on;       // never changes the same clue twice in a row
    };

  private:
    void start_again();
    // Changes at most one clue. False: no budget was left, or it was stopped.
    bool step(Budget& budget, StopToken stop);
    std::uint64_t draw_bound();
    void take(std::uint64_t solutions);

    Random& random_;
    std::vector<int> cells_;
    Grid9 puzzle_;
    Grid9 solution_;
    Manner manner_;
    std::uint64_t solutions_ = 0;  // of puzzle_; Manner::many: that many or more
    std::uint64_t fewest_ = kMaxCounted;
    std::uint64_t tries_ = 0;
    int boards_ = 0;
    int steps_left_ = 0;  // until it starts over from another board
    int last_cell_ = -1;  // the cell changed last
};

}  // namespace rookery
