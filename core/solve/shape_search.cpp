// Method: follow all singles. If none are left, guess in the cell with the fewest candidates: try one of them, then
// remove it. (Also guessing the places of a digit was tried for 16x16 and did not pay.)
#include "solve/shape_search.hpp"

#include "solve/search_limits.hpp"

namespace rookery {
namespace {

struct Guess {
    int cell;
    Digit digit;
};

class ShapeSearch {
  public:
    ShapeSearch(const Shape& shape, const SolveLimits& limits, ShapeVisitor visit, ShapeSearchOptions options)
        : result_{.first = ShapedGrid{shape}}, limits_{limits, result_}, visit_{visit}, options_{options} {}

    ShapeResult run(ShapeState& state) {
        search(state);
        return result_;
    }

  private:
    // Overwrites the state. Returns false when the search is over. The depth is at most the number of cells.
    bool search(ShapeState& state) {
        while (state.propagate()) {
            if (state.is_full()) return found(state);
            if (options_.reduce != nullptr && options_.reduce(state)) continue;
            const Guess guess = options_.random != nullptr ? random_guess(state) : first_guess(state);
            if (!limits_.may_guess()) return false;
            ShapeState child = state;
            child.place(guess.cell, guess.digit);
            if (!search(child)) return false;
            state.remove(guess.cell, wide::bit(guess.digit));
        }
        return true;
    }

    // The first cell with the fewest candidates, and the lowest of them.
    static Guess first_guess(const ShapeState& state) {
        Guess best{0, 0};
        int fewest = kLargestSide + 1;
        for (int cell = 0; cell < state.shape().cells() && fewest > 2; ++cell) {
            const int count = wide::count(state.candidates(cell));
            if (count < 2 || count >= fewest) continue;
            fewest = count;
            best = {cell, wide::lowest(state.candidates(cell))};
        }
        return best;
    }

    Guess random_guess(const ShapeState& state) const {
        int best = 0;
        int fewest = kLargestSide + 1;
        std::uint32_t equals = 0;
        for (int cell = 0; cell < state.shape().cells(); ++cell) {
            const int count = wide::count(state.candidates(cell));
            if (count < 2 || count > fewest) continue;
            if (count < fewest) equals = 0;
            fewest = count;
            if (options_.random->below(++equals) == 0) best = cell;
        }
        WideSet digits = state.candidates(best);
        for (std::uint32_t skipped = options_.random->below(static_cast<std::uint32_t>(fewest)); skipped > 0;
             --skipped) {
            digits = wide::without_lowest(digits);
        }
        return {best, wide::lowest(digits)};
    }

    bool found(const ShapeState& state) {
        ShapedGrid solution = state.grid();
        const bool goes_on = !visit_ || visit_(solution);
        if (result_.solutions++ == 0) result_.first = std::move(solution);
        return goes_on ? limits_.may_go_on() : limits_.end_with(SolveEnd::stopped);
    }

    ShapeResult result_;
    SearchLimits<ShapeResult> limits_;
    ShapeVisitor visit_;
    ShapeSearchOptions options_;
};

}  // namespace

ShapeResult search_shape(ShapeState state, const SolveLimits& limits, ShapeVisitor visit, ShapeSearchOptions options) {
    return ShapeSearch(state.shape(), limits, visit, options).run(state);
}

}  // namespace rookery
