// Pages on singles, which place a digit directly.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 4> kSingles = {{
    {T::last_cell,
     "A house holds each digit once. When eight of its nine cells are filled, the missing digit goes into the last "
     "one. HoDoKu calls it a full house.",
     "A row, column or box with one empty cell.",
     "It places the missing digit.",
     "After every digit you place, look at its row, its column and its box: does any of them have just one gap left?",
     {T::hidden_single_box, T::naked_single},
     ".7.....9.9..7.8........6..3.46.8..152..3.4..889..5.23.6..2........4.1..6.1.....4."},
    {T::hidden_single_box,
     "Every box needs every digit. If all cells of a box but one are filled or see the digit already, the digit goes "
     "into the one that is left.",
     "A box in which a digit has one place left.",
     "It places the digit there: the cell's other candidates only hid it.",
     "Take a digit that is on the board several times, and a box without it. Cross out every row and column that "
     "already has it: does one cell of the box stay clear?",
     {T::hidden_single_line, T::naked_single, T::direct_pointing},
     ".7.....9.9..7.8........6..3.46.8..152..3.4..889..5.23.6..2........4.1..6.1.....4."},
    {T::hidden_single_line,
     "Every row and every column needs every digit, so the same reasoning works along a line.",
     "A row or column in which a digit has one place left.",
     "It places the digit there.",
     "Go through the missing digits of a line that is nearly full. For each gap ask which of them its box and its "
     "crossing line forbid.",
     {T::hidden_single_box, T::naked_single, T::direct_claiming},
     "....3.2...4.8..1..1.24...9.2.3.6......8...9......5.8.7.6...23.1..5..7.6...9.4...."},
    {T::naked_single,
     "A cell sees its row, its column and its box. If these hold eight different digits, only the ninth can go into "
     "the cell.",
     "An empty cell with one candidate left.",
     "It places that candidate.",
     "With candidates written in, it is the cell with one small digit. Without them, pick a cell whose row, column and "
     "box are well filled and count from 1 to 9.",
     {T::hidden_single_box, T::naked_pair},
     "3.......7..21..59....3...4..6..3.4.....2.6.....1.8..2..4...5....86..37..7.......1"},
}};

}  // namespace

std::span<const GuidePage> guide::singles() {
    return kSingles;
}

}  // namespace rookery
