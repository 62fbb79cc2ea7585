// SinglesQueue: the naked and the hidden singles of a board in the order in which they arose, as HoDoKu 2.2 takes them.
// A board that does not follow from the previous one is treated as if its values had been filled in cell by cell, and
// its other candidates removed after that, cell by cell.
//
// After a placement HoDoKu visits the peers, ascending, and the houses of each (row, column, box); then the other
// candidates of the cell itself.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "logic/state/state.hpp"
#include "logic/step.hpp"

namespace rookery {

class SinglesQueue {
  public:
    // Updates the queues to the state. `order`: candidates that may have been removed since, in order of removal.
    void follow(const State& state, std::span<const CellDigit> order);

    // Singles whose cells are still empty. A cell may appear among the hidden ones several times.
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
