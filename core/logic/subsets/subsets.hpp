// Naked and hidden sets: how they are found, drawn and described.
//
// Works on any grid of candidates: a State, for steps, or an OpenGrid, for the patterns that chains depend on. The
// visitor is called for each pattern that has an effect, in the order of Sudoku Explainer, until it returns true. The
// function returns whether it did.
//
// `houses` restricts the search: bit h is house h.
#pragma once

#include <bit>
#include <string>

#include "logic/highlights.hpp"
#include "logic/subsets/closed_choices.hpp"

namespace rookery {

using HouseSet = std::uint32_t;
inline constexpr HouseSet kEveryHouse = (HouseSet{1} << kHouseCount) - 1;

// Calls visit(house, chosen, digits): the cells at the chosen positions of the house have only these `digits`, K of
// them.
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

// Calls visit(house, chosen, digits): the digits have no positions in the house except the chosen ones.
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

// Highlights a naked or hidden set: `digits` in the cells of `house` at the chosen positions.
template <class CandidateGrid>
void add_set_highlights(Step& step, const CandidateGrid& grid, int house, PositionSet chosen, DigitSet digits) {
    step.digits = digits;
    add_house(step, house);
    for_each_cell(house, chosen, [&](int cell) {
        add_cell(step, cell);
        add_marks(step, grid, cell, digits, MarkRole::base);
    });
}

// "in row 1, 3 and 7 can only go in r1c1 and r1c4": how a step with the highlights of a hidden set begins.
std::string hidden_set_words(const Step& step, Language language);

}  // namespace rookery
