// Pages on patterns of one digit that use two strong links.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 6> kSingleDigit = {{
    {T::skyscraper,
     "Two parallel lines have two places each for a digit, and one place of each is on the same crossing line: these "
     "two cannot both be right, so at least one of the other two places, the roofs, is.",
     "Two rows (or columns) with two places each for a digit, one of each on a common column (or row).",
     "The digit is removed from every cell that sees both roofs.",
     "For one digit, look at the lines that have two places. Two of them that line up at one end and not at the other "
     "make it; if both ends line up, it is an X-wing.",
     {T::x_wing, T::two_string_kite, T::turbot_fish, T::finned_x_wing},
     ".....2.7..6.7..9.85....1...9...........1.6.5....5..71..7.....9.1.8....3.23..4.5.."},
    {T::two_string_kite,
     "A row and a column have two places each for a digit, and one place of each is in the same box. The box holds the "
     "digit once, so at least one of the other two places, the ends of the strings, is right.",
     "A row and a column with two places each for a digit; one place of the row and one of the column, two different "
     "cells, are in one box.",
     "The digit is removed from the cell that sees both ends: where the column of the row's end meets the row of the "
     "column's end.",
     "For one digit, take a row with two places and a column with two places, and see whether they meet in a box.",
     {T::skyscraper, T::turbot_fish, T::dual_two_string_kite, T::empty_rectangle},
     "4......5....249.3..1..6....6.8.....192...4.8....5.......79..8......76....3.....95"},
    {T::dual_two_string_kite,
     "Two kites that hang on the same two cells of a box. They may be of one digit, where each of the two cells has a "
     "row and a column with two places, or of two digits. Each removes a candidate of its own.",
     "Two two-string kites whose strings meet in the same two cells of a box.",
     "What each of the two kites removes.",
     "When you have found a kite, look at its two cells in the box again: do their other lines hold the digit in two "
     "places, or does another digit do the same?",
     {T::two_string_kite, T::dual_empty_rectangle},
     "...5.7.96..7.....2.1.......4..39.1.......5.3.....42...5....8.4..68...2..1..26...5"},
    {T::turbot_fish,
     "Two strong links of one digit, each the only two places in a house, and one place of the first sees one place of "
     "the second. These two cannot both be right, so at least one of the other two is. Skyscraper and kite are turbot "
     "fish with houses of a certain kind; here the two houses may be any.",
     "Two houses with two places each for a digit, one place of each in a common house.",
     "The digit is removed from every cell that sees both of the other two places.",
     "For one digit, mark all houses with two places, boxes too, and look for two pairs that touch.",
     {T::skyscraper, T::two_string_kite, T::x_chain, T::simple_colors_trap},
     "..............1..2.34....5.........6..734....28......1...7...3.1....2...6........"},
    {T::empty_rectangle,
     "All places for a digit in a box are in one row and one column. A strong link begins on that row, outside the "
     "box: if its place there is right, the box has the digit in the column; if not, the other end of the link is "
     "right. In both cases the cell of that column that sees the other end cannot have the digit.",
     "A box whose places for a digit are in one row and one column, but not all in either; and a line that crosses one "
     "of these two, with two places for the digit, one of them at the crossing.",
     "The digit is removed from the cell where the line through the other end of the strong link meets the second line "
     "of the box.",
     "In a box, four cells that form a rectangle are free of the digit: that leaves the row and the column. Then look "
     "along both for a line with two places.",
     {T::two_string_kite, T::turbot_fish, T::dual_empty_rectangle, T::grouped_aic},
     "5........7.9....8.....3.9.....9..5..9...623..61..832......1....251....4.....76..3"},
    {T::dual_empty_rectangle,
     "Two empty rectangles that rest on the same box, each with a strong link of its own. Each removes a candidate.",
     "A box whose places for a digit are in one row and one column, and two strong links of the digit that go with it.",
     "What each of the two empty rectangles removes.",
     "When you have found an empty rectangle, stay with the box and look along its row and its column for another "
     "strong link.",
     {T::empty_rectangle, T::dual_two_string_kite},
     "7692.......2....5..4.....9....9.3..64.6.....1.....4.2.3.45.2.........21.9..4...73"},
}};

}  // namespace

std::span<const GuidePage> guide::single_digit() {
    return kSingleDigit;
}

}  // namespace rookery
