// The least number of clues that any puzzle of a grid has, proved: all puzzles of one clue fewer are looked for, and
// there is none.
//
// No grid has a puzzle of 16 (G. McGuire, B. Tugemann, G. Civario, "There is no 16-clue sudoku", 2012), so 17 is where
// the search begins. Most grids have 19, about one in five 18, one in a hundred thousand 17.
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
    CellSet puzzle;  // the first one with so many, in the order of the enumeration's parts
};

// `request` as for prepare(), but for its number of clues, which is not used; some puzzle of kFewestOfAllGrids to
// kMaxClues clues is among those that it allows, or `clues` is 0. Nothing: stopped.
std::optional<FewestClues> fewest_clues(const EnumerationRequest& request, StopToken stop = {});

// The same for a job: the enumerations of one number of clues after the other, from the least on. The first puzzle in
// the order of all their parts is the one that fewest_clues() gives.
struct FewestLevel {
    int clues = 0;
    std::unique_ptr<Enumeration> enumeration;
};
std::vector<FewestLevel> fewest_levels(const EnumerationRequest& request);

}  // namespace rookery
