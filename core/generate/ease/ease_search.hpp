// EaseSearch: puzzles of a wanted ease, each from a board of its own: made row by row, then masked. Boards that miss
// the target are dropped and the next is tried, as "Ease and Toil" advises.
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
    // Puzzles have `fewest` clues or more. `random` must live as long as the search.
    EaseSearch(const EaseRequest& request, int fewest, Random& random)
        : request_{request}, fewest_{fewest}, random_{random} {}

    // The next puzzle. False: the budget ran out, or the stop flag struck.
    bool next(Budget& budget, StopToken stop = {});

    const Grid9& puzzle() const { return puzzle_; }
    const Grid9& solution() const { return solution_; }
    // Of the boards that missed the target, the WNEF that came nearest to it; none missed: nothing.
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
