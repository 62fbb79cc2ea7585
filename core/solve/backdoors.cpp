// Method: for each size, try every set of cells in ascending order, propagating each from the state of its first cells
// (singles.hpp). With more known cells, simple logic never does less, so many sets can be skipped:
//
// - A cell that is solved once the earlier cells of a set are filled adds nothing. The set would be a backdoor only if
//   it was one without that cell, and smaller backdoors have already been ruled out.
// - When a set fails, simple logic has come to rest with some cells solved. Replacing the set's last cell with one of
//   those fails too, since it reveals nothing new.
//
// A hard puzzle takes about 30 microseconds for size 1, a quarter of a millisecond for size 2, five for size 3.
// (Remembering all failures to skip their subsets was a fifth faster at sizes 2 and 3: not worth the code.)
#include "solve/backdoors.hpp"

#include "solve/solve.hpp"

namespace rookery {

namespace {

class BackdoorSearch {
  public:
    BackdoorSearch(const Singles& singles, const BackdoorLimits& limits, Backdoors& result)
        : singles_{singles}, limits_{limits}, result_{result} {}

    // Finds the backdoors of one size, >= 1, if there are no smaller ones. Returns false if interrupted.
    bool run(int size) { return extend(singles_.start(), CellSet(), singles_.start().open, size); }

  private:
    // Adds `missing` cells from `cells` to the `chosen` ones, which led to `state`.
    bool extend(const SinglesState& state, CellSet chosen, CellSet cells, int missing) {
        cells &= state.open;
        if (missing == 1) return finish(state, chosen, cells);
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            if (!cells.contains(cell)) continue;
            cells.remove(cell);
            SinglesState next = state;
            singles_.fill(next, cell);
            if (!extend(next, chosen | CellSet::single(cell), cells, missing - 1)) return false;
        }
        return true;
    }

    // The same for the last cell of a set.
    bool finish(const SinglesState& state, CellSet chosen, CellSet cells) {
        if (limits_.stop.stop_requested()) return false;
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            if (!cells.contains(cell)) continue;
            cells.remove(cell);
            SinglesState next = state;
            singles_.fill(next, cell);
            if (next.solved()) {
                result_.sets.push_back(chosen | CellSet::single(cell));
                if (result_.sets.size() >= limits_.sets) return false;
            } else {
                cells &= next.open;
            }
        }
        return true;
    }

    const Singles& singles_;
    const BackdoorLimits& limits_;
    Backdoors& result_;
};

}  // namespace

Backdoors find_backdoors(const Grid9& puzzle, const BackdoorLimits& limits) {
    ROOKERY_EXPECTS(limits.size >= 0 && limits.sets >= 1);
    Backdoors result;
    SolveLimits solve_limits;
    solve_limits.stop = limits.stop;
    const SolveResult whole = solve(puzzle, solve_limits);
    result.unique = whole.unique();
    if (!result.unique) {
        result.complete = whole.end != SolveEnd::stopped;
        return result;
    }
    const Singles singles(puzzle, whole.first, limits.logic);
    if (singles.start().solved()) {
        result.size = 0;
        result.sets.emplace_back();
        result.complete = true;
        return result;
    }
    BackdoorSearch search(singles, limits, result);
    result.complete = true;
    for (int size = 1; size <= limits.size && result.size < 0 && result.complete; ++size) {
        result.complete = search.run(size);
        if (!result.sets.empty()) result.size = size;
    }
    return result;
}

}  // namespace rookery
