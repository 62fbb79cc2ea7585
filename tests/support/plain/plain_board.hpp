// Values and candidates in plain arrays, with the cells of houses counted out, for checkers that share nothing with the
// code under test.
#pragma once

#include <array>
#include <bit>
#include <vector>

#include "support/plain/plain_solver.hpp"

namespace rookery::plain {

struct Candidate {
    int cell;
    int digit;
    friend bool operator==(const Candidate&, const Candidate&) = default;
};

// Houses are numbered as in cell_of(): rows 0..8, columns 9..17, boxes 18..26.
inline bool is_in_house(int cell, int house) {
    for (int i = 0; i < 9; ++i) {
        if (cell_of(house, i) == cell) return true;
    }
    return false;
}
inline bool share_a_house(int a, int b) {
    for (int house = 0; house < 27; ++house) {
        if (a != b && is_in_house(a, house) && is_in_house(b, house)) return true;
    }
    return false;
}
// Not both can be true.
inline bool exclude_each_other(Candidate a, Candidate b) {
    return a.cell == b.cell ? a.digit != b.digit : a.digit == b.digit && share_a_house(a.cell, b.cell);
}

class Board {
  public:
    // `source` is anything with candidates(cell), a set with bit d-1 for digit d; cells with a value have none.
    template <class Source>
    static Board of(const Source& source) {
        Board board;
        for (int cell = 0; cell < 81; ++cell) board.candidates_[cell] = source.candidates(cell);
        return board;
    }

    bool has(Candidate c) const { return (candidates_[c.cell] >> (c.digit - 1) & 1U) != 0; }
    void remove(Candidate c) { candidates_[c.cell] &= ~(1U << (c.digit - 1)); }
    std::vector<Candidate> of_cell(int cell) const {
        std::vector<Candidate> found;
        for (int digit = 1; digit <= 9; ++digit) {
            if (has({cell, digit})) found.push_back({cell, digit});
        }
        return found;
    }
    std::vector<Candidate> of_house(int house, int digit) const {
        std::vector<Candidate> found;
        for (int i = 0; i < 9; ++i) {
            const Candidate c{cell_of(house, i), digit};
            if (has(c)) found.push_back(c);
        }
        return found;
    }

  private:
    std::array<unsigned, 81> candidates_{};
};

}  // namespace rookery::plain
