// REFUTE with more and more steps, until a pattern is decided.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "exact/closure.hpp"
#include "exact/encoding.hpp"

namespace rookery {

template <int N>
class Refutation {
  public:
    // All assignments of the pattern's cells, or those of a cube. With a proof every number of steps begins anew, which
    // takes longer; otherwise the solver keeps what it has learnt.
    Refutation(CellSet pattern, StrategySet strategies, const Cube& cube = {}, ProofSink* proof = nullptr);

    enum class State : std::uint8_t {
        open,
        impossible,  // every assignment gets stuck before step steps()
        found,       // puzzle() is solved by the strategies
    };
    // Goes on for so many conflicts, or until it is decided.
    State advance(std::uint64_t conflicts, const Watch& watch = {});

    int steps() const { return encoding_.steps(); }
    const Grid<N>& puzzle() const { return puzzle_; }

  private:
    static constexpr int kFirstSteps = 6;
    static constexpr int kMoreSteps = 2;

    Encoding<N> encoding_;
    ProofSink* proof_;
    std::unique_ptr<SatSolver> solver_;
    Closure<N> closure_;
    Grid<N> puzzle_{};
};

}  // namespace rookery
