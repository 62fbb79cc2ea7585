// Locked candidates, naked sets, hidden sets and fish, found in any grid of candidates: a State, for the steps of their
// own, or an OpenGrid, for the steps that chains rest on. Each calls its visitor for one pattern after the other in the
// order of the scale, patterns without effect left out, until the visitor returns true; and returns whether it did.
//
// `houses` and `digits` narrow the search: bit h stands for house h.
//
// The rules of SE 1.2.1 for each are told where the steps are made: locking.cpp, naked_set.cpp, hidden_set.cpp,
// fish.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "logic/state/crossings.hpp"
#include "logic/state/tables.hpp"
#include "logic/subsets/closed_choices.hpp"

namespace rookery {

using HouseSet = std::uint32_t;
inline constexpr HouseSet kEveryHouse = (HouseSet{1} << kHouseCount) - 1;

// visit(crossing, digit, outside): all places of the digit in crossing.from are in the crossing; `outside` are its
// other positions in crossing.to, not empty. Order: box to column, box to row, column to box, row to box.
template <class CandidateGrid, class Visitor>
bool for_each_locking(const CandidateGrid& grid, Visitor visit) {
    const auto visit_all = [&](const Crossings& crossings, const LockedDigits& locked) {
        for (std::size_t i = 0; i < crossings.size(); ++i) {
            const Crossing& crossing = crossings[i];
            for (DigitSet rest = locked[i % 3][crossing.from]; rest != 0; rest = without_lowest(rest)) {
                const Digit digit = lowest_digit(rest);
                const auto outside = static_cast<PositionSet>(grid.positions(crossing.to, digit) & ~crossing.in_to);
                if (outside != 0 && visit(crossing, digit, outside)) return true;
            }
        }
        return false;
    };
    if (visit_all(kBoxToColumn, locked_digits(grid, kColumnThirds))) return true;
    const LockedDigits locked = locked_digits(grid, kRowThirds);
    return visit_all(kBoxToRow, locked) || visit_all(kColumnToBox, locked) || visit_all(kRowToBox, locked);
}

// visit(house, chosen, digits): the cells at the chosen positions of the house hold only so many digits between them.
template <int K, class CandidateGrid, class Visitor>
bool for_each_naked_set(const CandidateGrid& grid, Visitor visit, HouseSet houses = kEveryHouse) {
    for (const int house : kHousesInScaleOrder) {
        if (((houses >> house) & 1) == 0) continue;
        const PositionSet empty = grid.empty_positions(house);
        if (std::popcount(empty) < 2 * K) continue;
        const auto candidates = grid.candidates_in(house);
        const auto report = [&](PositionSet chosen, DigitSet digits) {
            unsigned elsewhere = 0;
            for (PositionSet rest = empty & ~chosen; rest != 0; rest = without_lowest(rest)) {
                elsewhere |= candidates[std::countr_zero(rest)];
            }
            return (elsewhere & digits) != 0 && visit(house, chosen, digits);
        };
        if (for_each_closed_choice<K>(candidates, eligible_sets(candidates, K), report)) return true;
    }
    return false;
}

// visit(house, chosen, digits): the digits have no positions in the house but the chosen ones.
template <int K, class CandidateGrid, class Visitor>
bool for_each_hidden_set(const CandidateGrid& grid, Visitor visit, HouseSet houses = kEveryHouse) {
    for (const int house : kHousesInScaleOrder) {
        if (((houses >> house) & 1) == 0) continue;
        if (grid.empty_count(house) <= 2 * K) continue;
        const auto positions = grid.positions_in(house);
        const auto report = [&](DigitSet digits, PositionSet chosen) {
            unsigned held = 0;
            for_each_cell(house, chosen, [&](int cell) { held |= grid.candidates(cell); });
            return (held & ~digits) != 0 && visit(house, chosen, digits);
        };
        if (for_each_closed_choice<K>(positions, eligible_sets(positions, K), report)) return true;
    }
    return false;
}

// A fish: in the base lines the digit has positions only on the cover lines. Lines of a kind are numbered 0-8, which
// are also the positions on lines of the other kind.
struct FishPlace {
    int first_base;   // house of base line 0
    int first_cover;  // house of cover line 0
    PositionSet bases;
    PositionSet covers;
};

// visit(digit, place)
template <int K, class CandidateGrid, class Visitor>
bool for_each_fish(const CandidateGrid& grid, Visitor visit, DigitSet digits = kAllDigits) {
    for (const HouseKind base_kind : {HouseKind::column, HouseKind::row}) {
        const HouseKind cover_kind = base_kind == HouseKind::column ? HouseKind::row : HouseKind::column;
        FishPlace place{9 * static_cast<int>(base_kind), 9 * static_cast<int>(cover_kind), 0, 0};
        for (int digit = 1; digit <= 9; ++digit) {
            if (!has_digit(digits, digit) || grid.placed_count(digit) + 2 * K > 9) continue;
            std::array<PositionSet, 9> lines{};
            for (int i = 0; i < 9; ++i) lines[i] = grid.positions(place.first_base + i, digit);
            const auto report = [&](PositionSet bases, PositionSet covers) {
                unsigned outside = 0;
                for (PositionSet rest = covers; rest != 0; rest = without_lowest(rest)) {
                    outside |= grid.positions(place.first_cover + std::countr_zero(rest), digit) & ~bases;
                }
                place.bases = bases;
                place.covers = covers;
                return outside != 0 && visit(digit, place);
            };
            if (for_each_closed_choice<K>(lines, eligible_sets(lines, K), report)) return true;
        }
    }
    return false;
}

}  // namespace rookery
