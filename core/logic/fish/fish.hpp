// Fish: how they are found and drawn.
//
// Works on any grid of candidates: a State, for steps, or an OpenGrid, for the patterns that chains depend on. The
// visitor is called for each pattern that has an effect, in the order of Sudoku Explainer, until it returns true. The
// function returns whether it did.
#pragma once

#include <bit>

#include "logic/highlights.hpp"
#include "logic/subsets/closed_choices.hpp"

namespace rookery {

// A fish: in the base lines the digit has positions only on the cover lines. Lines of one kind are numbered 0-8; these
// are also the positions on lines of the other kind.
struct FishPlace {
    int first_base;   // house of base line 0
    int first_cover;  // house of cover line 0
    PositionSet bases;
    PositionSet covers;
};

// Calls visit(digit, place). `digits` restricts the search.
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

// Highlights a fish: the base lines, the cells of the digit in them, the cover lines.
template <class CandidateGrid>
void add_fish_highlights(Step& step, const CandidateGrid& grid, int digit, const FishPlace& fish) {
    step.digits = digit_bit(digit);
    for (PositionSet rest = fish.bases; rest != 0; rest = without_lowest(rest)) {
        const int base = fish.first_base + std::countr_zero(rest);
        add_house(step, base);
        for_each_cell(base, grid.positions(base, digit), [&](int cell) {
            add_cell(step, cell);
            add_marks(step, grid, cell, step.digits, MarkRole::base);
        });
    }
    for (PositionSet rest = fish.covers; rest != 0; rest = without_lowest(rest)) {
        add_house(step, fish.first_cover + std::countr_zero(rest));
    }
}

}  // namespace rookery
