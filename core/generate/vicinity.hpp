// From a puzzle to a neighbour {-n+n}: n clues are removed and others added.
//
// Method: without the n clues (or n orbits of a symmetry) the puzzle has several solutions, and they are all listed.
// One of them is drawn as the solution of the neighbour, and clues of it are added until the others are excluded:
//
//     without r2c3 and r7c7: 212 solutions      with the sixth one's r4c4=8: 9 left      with its r9c1=2: 1 left
//
// Then clues that have become redundant are removed in random order. So the neighbours of a puzzle on one board lead to
// all boards nearby, each has one solution by construction, and finding one takes a single enumeration.
//
// If the clue cells must stay, the solutions are grouped by their digits in the emptied cells instead: a group of one
// is a neighbour.
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

// Which clues are added.
enum class Refill : std::uint8_t {
    any,     // at random; the last one is chosen so that no more are needed
    strong,  // those that exclude most, from the solution with the rarest clue: few clues in the end
    weak,    // those that exclude least: many clues
};

struct VicinityRules {
    PatternSymmetry symmetry = PatternSymmetry::none;
    CellSet cells = CellSet::all();  // clues are added only in these; whole orbits
    bool same_cells = false;         // the clue cells stay, the digits change
    bool same_solution = false;
    int fewest = 0;  // removes redundant clues down to this number, or adds clues up to it
};

class Vicinity {
  public:
    Vicinity(const VicinityRules& rules, Random& random);

    // Removes `removed` orbits of clues, 1 or more, and adds others. False if no different puzzle resulted.
    bool move(const SolvedPuzzle& from, int removed, Refill refill, SolvedPuzzle& to, Budget& budget);
    // Removes redundant orbits of clues in random order, or adds some, as the rules require.
    void reduce(SolvedPuzzle& puzzle, Budget& budget);

  private:
    bool refill_same_cells(const SolvedPuzzle& from, CellSet emptied, SolvedPuzzle& to);
    void refill(CellSet& clues, const Grid9& solution, Refill refill, int count, Budget& budget);
    Grid9 solution_of_rarest_clue(const SolvedPuzzle& from, CellSet clues);
    void list_solutions(const Grid9& puzzle, Budget& budget);
    CellSet choose_orbit(CellSet clues, Refill refill, bool last);

    VicinityRules rules_;
    Random& random_;
    std::vector<CellSet> orbits_;     // within the cells of the rules
    std::vector<Grid9> solutions_;    // of the puzzle without the removed clues
    bool complete_ = false;           // whether these are all
    std::vector<CellSet> differing_;  // where the solutions still to be excluded differ from the chosen one
    std::vector<CellSet> order_;
};

}  // namespace rookery
