#include "generate/ease/uniqueness.hpp"

#include "solve/singles.hpp"

namespace rookery {

UniquenessCheck::UniquenessCheck(const Grid9& solution, UniquenessTest test, int guesses, StopToken stop)
    : known_{solution}, test_{test} {
    ROOKERY_EXPECTS(guesses >= 0);
    limits_.stop = stop;
    if (test == UniquenessTest::hybrid) limits_.guesses = static_cast<std::uint64_t>(guesses);
}

bool UniquenessCheck::accepts(CellSet clues) const {
    if (test_ != UniquenessTest::slow && filled_by_singles(clues)) return true;
    if (test_ == UniquenessTest::fast) return false;
    const OtherSolution other = known_.other(clues, limits_);
    return !other.found && other.complete;
}

bool UniquenessCheck::filled_by_singles(CellSet clues) const {
    Grid9 puzzle;
    clues.for_each([&](int cell) { puzzle[cell] = known_.solution()[cell]; });
    // Each step holds in every solution of the puzzle, so it is valid without knowing that the solution is unique.
    return Singles(puzzle, known_.solution(), SimpleLogic::singles).start().solved();
}

}  // namespace rookery
