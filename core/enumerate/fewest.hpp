// The least number of clues of any puzzle of a grid, proved: a search for all puzzles with one clue fewer finds none.
//
// No grid has a puzzle with 16 clues (G. McGuire, B. Tugemann, G. Civario, "There is no 16-clue sudoku", 2012), so the
// search need not look below 17. Most grids need 19 clues, about one in five needs 18, one in a hundred thousand 17.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "enumerate/enumerate.hpp"

namespace rookery {

inline constexpr int kFewestOfAllGrids = 17;

class FirstPuzzle final : public PuzzleVisitor {
  public:
    bool puzzle(const CellSet& clues) override {
        found = clues;
        return false;
    }

    std::optional<CellSet> found;
};

struct FewestClues {
    int clues = 0;
    CellSet puzzle;  // the first one of that size, in the order of the enumeration's parts
};

// `request` is as for prepare(), but its number of clues is not used. `clues` is 0 if the request allows no puzzle of
// kFewestOfAllGrids to kMaxClues clues. Nothing: stopped.
std::optional<FewestClues> fewest_clues(const EnumerationRequest& request, StopToken stop = {});

// The same for a job: the enumerations for each number of clues, in ascending order. The first puzzle in the order of
// all their parts is the result of fewest_clues().
struct FewestLevel {
    int clues = 0;
    std::unique_ptr<Enumeration> enumeration;
};
std::vector<FewestLevel> fewest_levels(const EnumerationRequest& request);

}  // namespace rookery
