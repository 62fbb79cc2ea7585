// Naked and hidden sets of a house, and their duality ("Different approaches to solve Sudoku", section 6.2.3).
//
//   naked set    k open cells with k candidates in total: the other cells of the house lose these digits
//   hidden set   k open digits with k places in total: the cells lose their other candidates
//
// A house is stored as its candidates by cell: word i says which digits cell i may have, 0 if it is filled. Transposed,
// it gives the places by digit, and a hidden set of one is a naked set of the other. So one search finds both. Of u
// open cells, the u - k outside a hidden set of k are a naked set of the other u - k digits, and both remove the same
// candidates.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "board/digits.hpp"

namespace rookery {

inline constexpr int kMaxCellsOfHouse = 16;
// Bit i is cell i of the house; in the transposed house, digit i + 1.
using HousePlaces = std::uint16_t;
using HouseCandidates = std::array<DigitSet, kMaxCellsOfHouse>;

struct HouseSet {
    HousePlaces cells = 0;
    DigitSet digits = 0;
    friend bool operator==(const HouseSet&, const HouseSet&) = default;
};

constexpr HouseCandidates transposed(const HouseCandidates& house) {
    HouseCandidates result{};
    for (int i = 0; i < kMaxCellsOfHouse; ++i) {
        for (DigitSet left = house[i]; left != 0; left = without_lowest(left)) {
            result[std::countr_zero(left)] |= static_cast<DigitSet>(1U << i);
        }
    }
    return result;
}

// Calls visit(const HouseSet&) for every `size` >= 1 open cells with at most `size` candidates in total, until it
// returns true. Returns whether it did. With fewer candidates than cells there is no solution.
template <class Visit>
bool find_naked_sets(const HouseCandidates& house, int size, Visit&& visit, HouseSet chosen = {}, int from = 0) {
    const int missing = size - std::popcount(chosen.cells);
    if (missing == 0) return visit(chosen);
    for (int i = from; i <= kMaxCellsOfHouse - missing; ++i) {
        const auto digits = static_cast<DigitSet>(chosen.digits | house[i]);
        if (house[i] == 0 || digit_count(digits) > size) continue;
        const HouseSet more{static_cast<HousePlaces>(chosen.cells | 1U << i), digits};
        if (find_naked_sets(house, size, visit, more, i + 1)) return true;
    }
    return false;
}

// The same for `size` open digits with at most `size` places in total.
template <class Visit>
bool find_hidden_sets(const HouseCandidates& house, int size, Visit&& visit) {
    return find_naked_sets(transposed(house), size, [&](const HouseSet& found) {
        return visit(HouseSet{found.digits, found.cells});
    });
}

// The other open cells and digits: for a hidden set the equivalent naked one, and vice versa.
constexpr HouseSet dual_of(const HouseCandidates& house, const HouseSet& set) {
    HouseSet open;
    for (int i = 0; i < kMaxCellsOfHouse; ++i) {
        if (house[i] != 0) open.cells |= static_cast<HousePlaces>(1U << i);
        open.digits |= house[i];
    }
    return {static_cast<HousePlaces>(open.cells & ~set.cells), static_cast<DigitSet>(open.digits & ~set.digits)};
}

}  // namespace rookery
