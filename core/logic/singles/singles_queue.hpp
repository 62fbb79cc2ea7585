// SinglesQueue: the naked and the hidden singles of a board in the order in which they came up, as HoDoKu 2.2 takes
// them. A board that does not follow from the one before is taken to have been filled in cell by cell, and its other
// candidates removed after that, cell by cell.
//
// After a placement HoDoKu looks at the peers, ascending, and at the houses of each (row, column, box); then at the
// other candidates of the cell itself.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "logic/state/state.hpp"
#include "logic/step.hpp"

namespace rookery {

class SinglesQueue {
  public:
    // Brings the queues up to date. `order`: candidates that may have gone since, in the order in which they went.
    void follow(const State& state, std::span<const CellDigit> order);

    // Those whose cells are still empty. A cell may stand among the hidden ones several times.
    std::span<const CellDigit> naked() const { return naked_; }
    std::span<const CellDigit> hidden() const { return hidden_; }

  private:
    bool is_last(const State& state) const;
    bool follows_from_last(const State& state) const;
    void start_over();
    void place(int cell, int digit);
    void remove(int cell, int digit);
    void lose_place(int house, int digit);
    void forget_filled();

    std::array<Digit, 81> values_{};
    std::array<DigitSet, 81> candidates_{};
    std::array<std::array<std::uint8_t, 10>, kHouseCount> places_{};  // [house][digit]: how many
    bool started_ = false;
    std::vector<CellDigit> naked_;
    std::vector<CellDigit> hidden_;
};

}  // namespace rookery
