// REFUTE with the cells of the clues left open: only the number of clues in each box is given (the paper's section 6,
// formulas 14 and 15, on top of encoding.hpp).
//
// Strategies that solve a puzzle also solve it with one more clue, so a refutation for a number of clues covers all
// smaller numbers. The distributions over all boxes (clue_shares.hpp) are the parts of the whole question.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "exact/closure.hpp"
#include "exact/clue_shares.hpp"
#include "exact/encoding/step_formula.hpp"
#include "sat/sat_solver.hpp"

namespace rookery {

template <int N>
class ShareRefutation {
  public:
    ShareRefutation(const ClueShares<N>& shares, StrategySet strategies);
    ShareRefutation(const ShareRefutation&) = delete;  // its parts refer to each other
    ShareRefutation& operator=(const ShareRefutation&) = delete;

    enum class State : std::uint8_t {
        open,
        impossible,  // all remaining clues get stuck before step steps()
        found,       // puzzle() is solved by the strategies
    };
    // Continues for this many conflicts, or until it is decided.
    State advance(std::uint64_t conflicts, const ProgressCallback& progress = {});
    // Excludes clues in exactly these cells from now on.
    void exclude(CellSet cells);
    // After `impossible`: refutes the formula again, from the start, with a proof. Returns whether it is complete.
    bool prove(std::uint64_t conflicts, const ProgressCallback& progress, ProofSink& proof) const;

    int steps() const { return steps_.steps(); }
    const Grid<N>& puzzle() const { return puzzle_; }

  private:
    using Geo = Geometry<N>;
    static constexpr int kFirstSteps = N == 2 ? 4 : 6;
    static constexpr int kMoreSteps = 2;

    ClueLiterals<N> new_clues();
    void grow(int steps);
    Grid<N> clues_found() const;
    std::string comments() const;

    ClueShares<N> shares_;
    StrategySet strategies_;
    Formula formula_;
    ClueLiterals<N> clues_;
    SolutionLiterals<N> solution_;
    StepFormula<N> steps_;
    std::int64_t excluded_ = 0;  // number of sets of cells
    std::unique_ptr<SatSolver> solver_;
    Closure<N> closure_;
    Grid<N> puzzle_{};
};

}  // namespace rookery
