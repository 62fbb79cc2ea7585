// EaseSearch: puzzles of a requested ease. Each comes from its own board, filled row by row and then masked. Boards
// that miss the target are dropped and the next one is tried, as "Ease and Toil" advises.
#pragma once

#include <optional>

#include "board/grid.hpp"
#include "board/random.hpp"
#include "generate/budget.hpp"
#include "generate/ease/ease_request.hpp"
#include "job/stop_token.hpp"

namespace rookery {

class EaseSearch {
  public:
    // Puzzles have at least `fewest` clues. `random` must outlive the search.
    EaseSearch(const EaseRequest& request, int fewest, Random& random)
        : request_{request}, fewest_{fewest}, random_{random} {}

    // Finds the next puzzle. False: the budget ran out, or it was stopped.
    bool next(Budget& budget, StopToken stop = {});

    const Grid9& puzzle() const { return puzzle_; }
    const Grid9& solution() const { return solution_; }
    // The WNEF nearest to the target among the boards that missed it; empty if none missed.
    std::optional<double> nearest_miss() const { return nearest_; }

  private:
    void note_miss(double wnef);

    EaseRequest request_;
    int fewest_;
    Random& random_;
    Grid9 puzzle_;
    Grid9 solution_;
    std::optional<double> nearest_;
};

}  // namespace rookery
