// Pages on boxes and lines that cross, and on the hidden sets that place a digit at once.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 6> kIntersections = {{
    {T::direct_pointing,
     "If a digit fits only in one line of a box, that line gets the digit from this box. So the line's other cells "
     "cannot have it, and that may leave one place for it elsewhere.",
     "A box whose places for a digit are all in one row or column, and another house that this leaves with one place "
     "for the digit.",
     "It places the digit in that other house. You need not write anything down.",
     "Look for two or three places of a digit side by side in a box, and follow their line into the next boxes.",
     {T::pointing, T::direct_claiming, T::hidden_single_box},
     "35..2...8....7..9.91........6.537.....8...7.....984.2........76.8..9....7...4..31"},
    {T::direct_claiming,
     "If a digit fits in a line only inside one box, that box gets the digit from this line. So the box's other cells "
     "cannot have it, and that may leave one place for it elsewhere.",
     "A row or column whose places for a digit are all in one box, and another house that this leaves with one place "
     "for the digit.",
     "It places the digit in that other house. You need not write anything down.",
     "Direct pointing comes first, and no known puzzle leaves this anything to do. It is still part of the scale.",
     {T::claiming, T::direct_pointing, T::hidden_single_line},
     {}},
    {T::direct_hidden_pair,
     "If two digits have the same two places in a house, these cells are theirs. For all other digits the two cells "
     "are as good as filled, and that may leave one place for one of them.",
     "Two digits with the same two places in a house, and a third digit that has one place left without them.",
     "It places the third digit.",
     "In a box with several digits missing, find two of them that the same lines push into the same two cells.",
     {T::hidden_pair, T::direct_hidden_triplet, T::hidden_single_box},
     "35......8...1..59.9......4..6.53.......2.6.......84.2..4......6.86..3...7......31"},
    {T::direct_hidden_triplet,
     "If three digits have only three places between them in a house, these cells are theirs. For all other digits the "
     "three cells are as good as filled, and that may leave one place for one of them.",
     "Three digits with no more than three places between them in a house, and a fourth digit that has one place left "
     "without them.",
     "It places the fourth digit.",
     "It is rare. Look for it in a house with four or five gaps, three of which see few of the missing digits.",
     {T::hidden_triplet, T::direct_hidden_pair},
     ".1........8.194.......8..4965...2.9....9.5....4.8...2726..1.......458.7........3."},
    {T::pointing,
     "If a digit fits only in one line of a box, that line gets the digit from this box: one of these cells will hold "
     "it, whichever it is. Also called locked candidates, type 1.",
     "A box whose candidates for a digit are all in one row or column.",
     "The digit is removed from the other cells of that row or column.",
     "Digit by digit, look at the boxes: two or three candidates side by side in one line point along it.",
     {T::claiming, T::direct_pointing, T::naked_pair},
     ".1....8..5..194......5....96....249.8.......1.438....72....7......458..6..5....3."},
    {T::claiming,
     "If a digit fits in a line only inside one box, that box gets the digit from this line. Also called locked "
     "candidates, type 2, or box-line reduction.",
     "A row or column whose candidates for a digit are all in one box.",
     "The digit is removed from the other cells of that box.",
     "Digit by digit, look at each line: are all its candidates in one box?",
     {T::pointing, T::direct_claiming, T::x_wing},
     ".2..9...3..5..32......5.49.59...132.2.......8.782...59.69.2......28..6..8...6..4."},
}};

}  // namespace

std::span<const GuidePage> guide::intersections() {
    return kIntersections;
}

}  // namespace rookery
