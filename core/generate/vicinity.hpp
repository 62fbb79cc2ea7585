// From a puzzle to a neighbour of it: {-n+n}, n clues taken away and others put in.
//
// Method: without the n clues (or n orbits of a symmetry) the puzzle has several solutions, and they are all listed.
// One of them is drawn to be the solution of the neighbour, and clues of it are put in until the others are excluded:
//
//     without r2c3 and r7c7: 212 solutions      with the sixth one's r4c4=8: 9 left      with its r9c1=2: 1 left
//
// Then clues that have become redundant are taken away in random order. So the neighbours of a puzzle on one board lead
// to all boards nearby, every one has one solution by construction, and one enumeration is all that it takes to find
// one.
//
// Where the clue cells have to stay, the solutions are grouped by their digits in the emptied cells instead: a group of
// one is a neighbour.
#pragma once

#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "board/random.hpp"
#include "board/symmetry.hpp"
#include "generate/budget.hpp"

namespace rookery {

struct SolvedPuzzle {
    Grid9 puzzle{};
    Grid9 solution{};  // the only one
};

// Which clues are put in.
enum class Refill : std::uint8_t {
    any,     // at random, the last one so that it is the last
    strong,  // those that exclude most, of the board that has them: few clues in the end
    weak,    // those that exclude least: many
};

struct VicinityRules {
    PatternSymmetry symmetry = PatternSymmetry::none;
    CellSet cells = CellSet::all();  // clues are put in these only; whole orbits
    bool same_cells = false;         // the clue cells stay, the digits change
    bool same_solution = false;
    int fewest = 0;  // redundant clues go as long as so many stay, and are put in if there are fewer
};

class Vicinity {
  public:
    Vicinity(const VicinityRules& rules, Random& random);

    // Takes away `removed` orbits of clues, 1 or more. False if no other puzzle came of it.
    bool move(const SolvedPuzzle& from, int removed, Refill refill, SolvedPuzzle& to, Budget& budget);
    // Takes redundant orbits of clues away in random order, or puts some in, as the rules have it.
    void reduce(SolvedPuzzle& puzzle, Budget& budget);

  private:
    bool refill_same_cells(const SolvedPuzzle& from, CellSet emptied, SolvedPuzzle& to);
    void refill(CellSet& clues, const Grid9& solution, Refill refill, int count, Budget& budget);
    Grid9 solution_of_rarest_clue(const SolvedPuzzle& from, CellSet clues);
    void list_solutions(const Grid9& puzzle, Budget& budget);
    CellSet choose_orbit(CellSet clues, Refill refill, bool last);

    VicinityRules rules_;
    Random& random_;
    std::vector<CellSet> orbits_;     // that lie in the cells of the rules
    std::vector<Grid9> solutions_;    // of what is left of the puzzle
    bool complete_ = false;           // these are all of them
    std::vector<CellSet> differing_;  // where the solutions still to be excluded differ from the one that is to stay
    std::vector<CellSet> order_;
};

}  // namespace rookery
