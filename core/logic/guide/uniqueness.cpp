// Pages on uniqueness: a proper puzzle has one solution, so a pattern that would allow two is impossible.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 4> kUniqueness = {{
    {T::unique_rectangle,
     "Four cells in two rows, two columns and two boxes that held only the same two digits could be filled in two "
     "ways. A puzzle with one solution can never have that, so one of the cells has something else.",
     "Four empty cells at the corners of a rectangle over two boxes, all with the same two candidates, and few others.",
     "Type 1: one corner has more: the two digits are removed from it. Type 2: two corners have one digit more: it is "
     "removed from the cells that see both. Type 3: their extra digits make a subset with other cells. Type 4: one of "
     "the two digits is bound to these corners: the other is removed from them. HoDoKu calls the types uniqueness "
     "tests.",
     "Look for pairs of equal cells with two candidates in a line, and for the same two digits in a second, parallel "
     "line.",
     {T::uniqueness_test_1, T::unique_loop, T::hidden_rectangle, T::bivalue_universal_grave},
     "92317.....7.9......8...57..6.25..8.............4..75.2..87...6......4.5.....53984"},
    {T::unique_loop,
     "The unique rectangle with six cells or more: a closed loop of cells with the same two candidates, two in each "
     "house that it visits, could be filled in two ways.",
     "A loop of six, eight or more cells, each a neighbour of the next in a row, column or box, all with the same two "
     "candidates and few others.",
     "The same four types as for the unique rectangle.",
     "Follow a pair of digits from cell to cell along rows, columns and boxes, and see whether you come back.",
     {T::unique_rectangle, T::bivalue_universal_grave},
     "..1.3.29...62....8.5.9...4........67...4.3...92........6...2.8.5....74...12.5.7.."},
    {T::bivalue_universal_grave,
     "If every empty cell had two candidates, and every digit two places in every house, there would be two solutions "
     "or none. So one of the candidates beyond this pattern is right.",
     "All empty cells have two candidates, but for a few with more.",
     "Type 1: one cell has a third candidate: it is that one. Type 2: all extras are one digit: it is removed from the "
     "cells that see them all. Types 3 and 4: two cells have extras: they make a subset with others, or a digit is "
     "bound to them.",
     "Late in a puzzle, when nearly all cells have two candidates, find the one with three: its digit that occurs "
     "three times in a row, column or box is the solution.",
     {T::bug_plus_one, T::unique_rectangle, T::unique_loop},
     "9231......7.9......8..25...6.25..8.7.........8.4..75.2...79..6......4.5......3984"},
    {T::bug_plus_one,
     "Every empty cell has two candidates except one, which has three. Without one of these three, every digit would "
     "have two places in every house, and the puzzle two solutions or none. So that candidate is right. It is type 1 "
     "of the bivalue universal grave.",
     "One cell with three candidates, all other empty cells with two; one digit of the cell has three places in each "
     "of its houses, and all else has two.",
     "The other two candidates are removed from the cell, and the digit is left.",
     "When only one cell has three candidates, count each of them in its row: the one that occurs three times is the "
     "solution.",
     {T::bivalue_universal_grave, T::uniqueness_test_1},
     "4.......98..143.........2....6.5.1.8..........7..3.5..91....6.43..4.9....8..61..."},
}};

}  // namespace

std::span<const GuidePage> guide::uniqueness() {
    return kUniqueness;
}

}  // namespace rookery
