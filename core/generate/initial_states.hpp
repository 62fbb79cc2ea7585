// Where a search begins: puzzles that have their clues in the right cells but may differ from the request otherwise.
#pragma once

#include <optional>

#include "generate/budget.hpp"
#include "generate/generate.hpp"
#include "generate/on_pattern.hpp"
#include "generate/vicinity.hpp"
#include "job/stop_token.hpp"

namespace rookery {

class InitialStates {
  public:
    virtual ~InitialStates() = default;
    // Finds a puzzle with one solution. False: the budget ran out, it was stopped, or there is none.
    virtual bool next(SolvedPuzzle& start, Budget& budget, StopToken stop) = 0;
};

// Masked boards: uniform ones, or rough ones, which are faster to make.
class MaskedInitialStates : public InitialStates {
  public:
    MaskedInitialStates(PatternSymmetry symmetry, int fewest, bool uniform, Random& random)
        : symmetry_{symmetry}, fewest_{fewest}, uniform_{uniform}, random_{random} {}
    bool next(SolvedPuzzle& start, Budget& budget, StopToken stop) override;

  private:
    PatternSymmetry symmetry_;
    int fewest_;
    bool uniform_;
    Random& random_;
};

class PatternInitialStates : public InitialStates {
  public:
    PatternInitialStates(CellSet pattern, Random& random) : search_{pattern, random} {}
    bool next(SolvedPuzzle& start, Budget& budget, StopToken stop) override;
    const PatternSearch& search() const { return search_; }

  private:
    PatternSearch search_;
};

// The puzzle with only those clues that form whole orbits.
Grid9 whole_orbits(const Grid9& puzzle, PatternSymmetry symmetry);

// The same puzzle every time; reduced in random order if a vicinity for that is given.
class GivenInitialState : public InitialStates {
  public:
    explicit GivenInitialState(const Grid9& puzzle, Vicinity* reduced_by = nullptr);
    bool next(SolvedPuzzle& start, Budget& budget, StopToken stop) override;

  private:
    std::optional<SolvedPuzzle> puzzle_;  // empty unless it has exactly one solution
    Vicinity* reduced_by_;
};

}  // namespace rookery
