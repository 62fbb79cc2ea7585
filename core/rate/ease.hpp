// Ease: how much freedom the empty cells of a puzzle leave, before any reasoning. The metrics of "Ease and Toil" (MCM
// 2008, team 3780).
//
//   empty cells
//   choices      of an empty cell: the digits that are not in its row, column or box; summed over the empty cells
//   histogram    how many empty cells have 1, 2, ... 9 choices
//   WNEF         weighted normalised ease function: the sum of w(choices) over the empty cells, divided by the sum that
//                they would have with one choice each. 1 is easiest; most puzzles have 0.1 to 0.4.
//
//                w(n) = 2^(9-n)      exponential, the weights that the paper chooses
//                       (10-n)^2     quadratic
//                       10-n         linear
//
// All counts are integers until the single division at the end, so the value has the same bits everywhere.
//
// The paper's pages with the exact normalisation are lost. Dividing by (empty cells * w(1)) is the reading that its
// name and its formulas allow. The level means printed in the paper do not fit it, so the levels have control lists of
// Rookery's own (control_lists.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "board/grid.hpp"

namespace rookery {

enum class EaseWeight : std::uint8_t { exponential, quadratic, linear };
inline constexpr std::array<EaseWeight, 3> kEaseWeights{EaseWeight::exponential, EaseWeight::quadratic,
                                                        EaseWeight::linear};
std::string_view name_of(EaseWeight weight);

// For 1 to 9 choices. 0 choices, which no puzzle with a solution has, weigh nothing.
constexpr int ease_weight(EaseWeight weight, int choices) {
    if (choices == 0) return 0;
    switch (weight) {
        case EaseWeight::exponential:
            return 1 << (9 - choices);
        case EaseWeight::quadratic:
            return (10 - choices) * (10 - choices);
        case EaseWeight::linear:
            break;
    }
    return 10 - choices;
}

struct Ease {
    int empty_cells = 0;
    int choices = 0;
    std::array<int, 10> histogram{};  // [n]: empty cells with n choices, 0 to 9

    // 0 to 1; 1 for a full grid.
    double wnef(EaseWeight weight = EaseWeight::exponential) const;
};

// For any grid; conflicts do not matter.
Ease ease_of(const Grid9& puzzle);

std::string format_wnef(double wnef);            // four decimals: "0.1663"
std::string format_histogram(const Ease& ease);  // of 1 to 9 choices: "0 4 12 9 7 2 0 0 0"

}  // namespace rookery
