// The rows that fit below others, in ascending order.
#pragma once

#include <array>
#include <cstddef>

#include "board/digits.hpp"
#include "catalogue/band_number.hpp"

namespace rookery {

// For each column, the digits allowed there.
using OpenColumns = std::array<DigitSet, 9>;

inline constexpr DigitSet kAllDigits = all_digits(9);

// Calls f() with columns From..To-1 of `row` filled in every way: open digits, all different, none of them in `used`.
// While f runs, `used` includes them. Ends when f returns false, and then returns false.
template <std::size_t From, std::size_t To, class F>
bool fill_row(const OpenColumns& open, BandRow& row, DigitSet& used, F& f) {
    if constexpr (From == To) {
        return f();
    } else {
        const DigitSet before = used;
        for (auto left = static_cast<DigitSet>(open[From] & ~before); left != 0; left = without_lowest(left)) {
            row[From] = lowest_digit(left);
            used = static_cast<DigitSet>(before | digit_bit(row[From]));
            if (!fill_row<From + 1, To>(open, row, used, f)) {
                used = before;
                return false;
            }
        }
        used = before;
        return true;
    }
}

// The digits still open in the row below `row`, in the same band (`same_band`) or in the next.
inline OpenColumns open_below(OpenColumns open, const BandRow& row, bool same_band) {
    for (std::size_t box = 0; box < 9; box += 3) {
        const auto in_box =
            static_cast<DigitSet>(digit_bit(row[box]) | digit_bit(row[box + 1]) | digit_bit(row[box + 2]));
        for (std::size_t i = box; i < box + 3; ++i) {
            open[i] = static_cast<DigitSet>(open[i] & ~(same_band ? in_box : digit_bit(row[i])));
        }
    }
    return open;
}

}  // namespace rookery
