// REFUTE with more and more steps, until a pattern is decided.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "exact/closure.hpp"
#include "exact/encoding/encoding.hpp"
#include "exact/position_reasons.hpp"
#include "job/progress_callback.hpp"
#include "sat/sat_solver.hpp"

namespace rookery {

struct RefutationPlan {
    Cube cube{};  // restricts the assignments of the pattern's cells
    // With a proof, every number of steps starts a new solver, which takes longer; otherwise the solver keeps what it
    // has learned.
    ProofSink* proof = nullptr;
    std::string foreword{};  // lines before the comments of the proof's formula
    Positions positions = Positions::stated;
    int first_steps = 6;
};

template <int N>
class Refutation {
  public:
    Refutation(CellSet pattern, StrategySet strategies, RefutationPlan plan = {});

    enum class State : std::uint8_t {
        open,
        impossible,  // every assignment gets stuck before step steps()
        found,       // puzzle() is solved by the strategies
    };
    // Continues for this many conflicts, or until it is decided.
    State advance(std::uint64_t conflicts, const ProgressCallback& progress = {});

    int steps() const { return encoding_.steps(); }
    const Grid<N>& puzzle() const { return puzzle_; }

  private:
    static constexpr int kMoreSteps = 2;

    void make_solver();

    RefutationPlan plan_;
    Encoding<N> encoding_;
    Formula with_comments_;  // the same, for a proof
    std::unique_ptr<SatSolver> solver_;
    Closure<N> closure_;
    Grid<N> puzzle_{};
};

// The proof where positions decide: not the argument that was found first, but a refutation that a checker can verify.
//
// An argument from positions concerns some cells without a clue, whatever the digits in the others. So it covers every
// pattern without clues in those cells, including the largest, with clues in all others. REFUTE decides that one
// without being told any consequences of the positions. If more clues fail, fewer fail too: an additional clue never
// prevents a strategy from applying.
//
// Empty: the proof is complete. Otherwise why not: the conflicts ran out, or it was stopped.
template <int N>
std::string prove_by_positions(CellSet pattern, StrategySet strategies, const PositionReason& reason,
                               std::uint64_t conflicts, const ProgressCallback& progress, ProofSink& proof);

}  // namespace rookery
