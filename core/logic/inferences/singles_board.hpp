// A board on which singles are placed in the order in which HoDoKu 2.2 finds them. A cell joins the queue of naked
// singles as soon as it has one candidate left; a house's last place for a digit joins the queue of hidden singles as
// soon as it is the last. Placements may contradict the board; it continues regardless.
#pragma once

#include <array>
#include <vector>

#include "logic/state/state.hpp"
#include "logic/step.hpp"

namespace rookery {

class SinglesBoard {
  public:
    explicit SinglesBoard(const State& state);

    DigitSet candidates(int cell) const { return candidates_[cell]; }
    // The number of places of the digit in the house.
    int places(int house, int digit) const { return places_[house][digit - 1]; }
    void place(int cell, int digit);
    void eliminate(int cell, int digit);
    // The singles whose cells are still empty.
    void naked_singles(std::vector<CellDigit>& singles) const;
    void hidden_singles(std::vector<CellDigit>& singles) const;

  private:
    void take_place(int house, int digit, bool is_placed);
    void drop_hidden_single(int house, int digit);

    std::array<DigitSet, 81> candidates_{};
    std::array<Digit, 81> values_{};
    std::array<std::array<std::int16_t, 9>, 27> places_{};
    std::vector<CellDigit> naked_;
    std::vector<CellDigit> hidden_;
};

}  // namespace rookery
