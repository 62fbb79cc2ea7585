// Pages on almost locked sets: n cells of a house with n + 1 digits.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 5> kAlmostLockedSets = {{
    {T::sue_de_coq,
     "Two or three cells where a line and a box cross have at least two more digits than cells. Some cells in the rest "
     "of the line, and some in the rest of the box, use up these digits, and have none in common. All these cells "
     "together have as many digits as cells, so each digit has its place.",
     "The cells of the crossing, and cells of the line and of the box outside it, all empty, that together have as "
     "many digits as cells; those of the line and those of the box share no digit of the crossing.",
     "The rest of the line loses the digits of the line's cells, the rest of the box loses those of the box's cells, "
     "and both lose the digits that only the crossing has.",
     "Look for a crossing of two cells with four digits, or three with five, and near it a cell with two candidates in "
     "the line and another in the box, of different digits.",
     {T::locked_pair, T::naked_quad, T::als_xz},
     "3.7...5......1.2.4..67.........7.96..32..8.5....9........1......1..3..8.75.4....."},
    {T::als_xz,
     "An almost locked set is a group of cells in one house with one more digit than cells: if it loses one digit, it "
     "has all the others. Two such sets share a digit X, and every place for X in one sees every place for X in the "
     "other. At most one of them has X, so the other has all the rest, and another digit Z of both is in one of them.",
     "Two almost locked sets with a common digit X that only one of them can have (a restricted common), and another "
     "common digit Z.",
     "Z is removed from every cell that sees all places of Z in both sets. With two restricted commons both sets are "
     "locked, and each of their other digits is removed from whatever sees all its places in its set.",
     "A cell with two candidates is the smallest of these sets, and an XY-wing is an example of the rule. Look for a "
     "second set of two or three cells next to one of them.",
     {T::als_xy_wing, T::als_chain, T::xyz_wing, T::sue_de_coq},
     "7..3...6.....1...4.3...52......649..9.61........8.......3.2..5.2......1..154...7."},
    {T::als_xy_wing,
     "Three almost locked sets. The middle one shares with each of the outer two a digit that only one of the pair can "
     "have. It lacks at most one digit, so one of the outer sets loses its link and has all its other digits.",
     "Almost locked sets A, C and B; A and C with a restricted common, C and B with another one, and a digit Z in both "
     "A and B.",
     "Z is removed from every cell that sees all places of Z in A and in B.",
     "It is an XY-wing with sets instead of cells. From a set with few digits, look for two sets that it touches, each "
     "through a different digit.",
     {T::als_xz, T::als_chain, T::xy_wing},
     "....2...8....64.1...4..73.....5..4.1...7....92.74..........3....8....5...69.....3"},
    {T::als_chain,
     "Four or more almost locked sets, each linked with the next by a digit that only one of the two can have. If the "
     "first set has the digit of its link, the second lacks it and has that of the next link, and so on to the end: "
     "the first or the last set has all its digits except its link.",
     "A sequence of almost locked sets with a restricted common between each and the next, never the same digit twice "
     "in a row, and a digit Z in the first and the last.",
     "Z is removed from every cell that sees all places of Z in the first and the last set.",
     "Hardly anyone looks for it as such. An XY-chain is an example whose sets are single cells: where it gets stuck, "
     "try a set of two cells as a link.",
     {T::als_xy_wing, T::xy_chain, T::grouped_aic},
     ".4...2...3.....7..8......215...3.1...29....5...1..9......5......6..8.3.5...9..6.."},
    {T::death_blossom,
     "Each candidate of one cell, the stem, would take that digit from an almost locked set of its own, a petal, which "
     "would then have all its other digits. Whatever the stem is, one of the petals is locked, so a digit that they "
     "all share is in one of them.",
     "A cell, and for each of its candidates an almost locked set whose places of that digit the cell sees; and a "
     "digit Z, not of the stem, that all these sets have.",
     "Z is removed from every cell that sees all places of Z in all petals.",
     "Take a cell with two or three candidates and ask which nearby sets each would lock.",
     {T::als_xy_wing, T::cell_chain, T::xyz_wing},
     "........1.......2...3.45.........3...1.......26...7........246...8....7.1..9....."},
}};

}  // namespace

std::span<const GuidePage> guide::almost_locked_sets() {
    return kAlmostLockedSets;
}

}  // namespace rookery
