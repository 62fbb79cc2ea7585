// OpenGrid: only the candidates of a state, cheap to copy, for searches that remove candidates to see what follows. The
// cells with a value are those of the state.
#pragma once

#include "logic/state/candidate_views.hpp"
#include "logic/state/state.hpp"

namespace rookery {

class OpenGrid : public CandidateViews {
  public:
    OpenGrid() = default;
    // `state` must outlive the grid and its copies, and must not change.
    explicit OpenGrid(const State& state) : CandidateViews(state), state_{&state} {}

    PositionSet empty_positions(int house) const { return state_->empty_positions(house); }
    int empty_count(int house) const { return state_->empty_count(house); }
    int placed_count(int digit) const { return state_->placed_count(digit); }

    using CandidateViews::remove;

  private:
    const State* state_ = nullptr;
};

}  // namespace rookery
