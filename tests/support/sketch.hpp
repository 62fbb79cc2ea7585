// Boards drawn for one test: an empty board, some values, and candidates removed here and there.
#pragma once

#include <string_view>
#include <vector>

#include "board/grid.hpp"
#include "logic/state/state.hpp"

namespace rookery::samples {

// Cells in the short notation: "r1c1 r2c45 r67c8" means r1c1, r2c4, r2c5, r6c8, r7c8.
inline std::vector<int> cells_of(std::string_view text) {
    std::vector<int> cells;
    std::vector<int> rows;
    bool in_columns = false;
    for (const char c : text) {
        if (c == 'r') {
            rows.clear();
            in_columns = false;
        } else if (c == 'c') {
            in_columns = true;
        } else if ('1' <= c && c <= '9' && in_columns) {
            for (const int row : rows) cells.push_back(Geometry9::cell_at(row, c - '1'));
        } else if ('1' <= c && c <= '9') {
            rows.push_back(c - '1');
        }
    }
    return cells;
}

class Sketch {
  public:
    Sketch() { candidates_.sets.fill(kAllDigits); }

    Sketch& value(std::string_view cell, int digit) {
        values_[cells_of(cell).front()] = static_cast<Digit>(digit);
        return *this;
    }
    // These cells have these candidates and no others.
    Sketch& only(std::string_view cells, std::string_view digits) {
        for (const int cell : cells_of(cells)) candidates_[cell] = digits_of(digits);
        return *this;
    }
    // These cells lose these candidates.
    Sketch& without(std::string_view cells, std::string_view digits) {
        for (const int cell : cells_of(cells)) {
            candidates_[cell] = static_cast<DigitSet>(candidates_[cell] & ~digits_of(digits));
        }
        return *this;
    }
    // These cells get these candidates back.
    Sketch& with(std::string_view cells, std::string_view digits) {
        for (const int cell : cells_of(cells)) candidates_[cell] |= digits_of(digits);
        return *this;
    }
    State state() const { return State(values_, candidates_); }

  private:
    static DigitSet digits_of(std::string_view digits) {
        DigitSet set = 0;
        for (const char c : digits) set |= digit_bit(c - '0');
        return set;
    }

    Grid9 values_{};
    Candidates9 candidates_{};
};

}  // namespace rookery::samples
