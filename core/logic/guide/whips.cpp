// Pages on whips and braids, over candidates and over groups of them.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 4> kWhips = {{
    {T::whip,
     "Suppose that a candidate, the target, is true. It leaves one candidate in some cell, or one place for a digit in "
     "some house; that one is then true as well and leaves one somewhere else, and so on. In the end a cell or a house "
     "has nothing left, so the target is false.",
     "A sequence of cells or of digits in houses. Each loses a candidate, the left-linking one, to what was left of "
     "the one before it; all others that it has lost are linked to the target or to what was left earlier; and one "
     "candidate, the right-linking one, is left. In the last one nothing is left.",
     "The target is removed. The length is the number of cells and houses: whips of length 1 are locked candidates.",
     "Take a candidate and follow only what comes from the last step; remember what is already excluded. Short whips "
     "are common where pairs and XY-chains nearly work: each link may rest on everything before it.",
     {T::braid, T::g_whip, T::nishio_chain, T::xy_chain},
     "....3.925...9...47......1..3..5.9.6..5..2.....964..3...6.2.5..4...7...3..72.4...."},
    {T::braid,
     "A whip that may branch: each link continues from the target or from anything that was left before it, not just "
     "from the last one. What follows from the target, followed far enough, leaves a cell or a house with nothing.",
     "A sequence of cells or of digits in houses. Each has one candidate left once those that are linked to the target "
     "or to what was left earlier are gone, and the last one has none.",
     "The target is removed. Braids do not depend on the order in which they are used, and they solve exactly the "
     "puzzles that trying one candidate at a time and following singles solves.",
     "Take a candidate, place all singles that follow, and when you reach a contradiction, go back from it and keep "
     "only the singles that it rests on.",
     {T::whip, T::g_braid, T::forcing_net_contradiction},
     "...5....3.......8.5492..6....5...9.....6.137......3.6...4786....1..4.8....21....."},
    {T::g_whip,
     "A whip in which two or three candidates of one digit, where a box and a line cross, may count as one: the digit "
     "is in one of these cells, no matter which, and so nowhere else in that box and that line.",
     "As for a whip; what is left of a cell or a house may be such a group.",
     "The target is removed. A g-whip is often shorter than the whip that shows the same.",
     "When a digit has two or three places left in a house, see whether they are together in a box and in a line, and "
     "continue with what all of them see.",
     {T::whip, T::g_braid, T::grouped_aic},
     ".7....13..1.........5.2...6...8.6.....3..4..2....3...82..1.3....689..5..9....76.."},
    {T::g_braid,
     "A braid in which two or three candidates of one digit, where a box and a line cross, may count as one: the digit "
     "is in one of these cells, no matter which, and so nowhere else in that box and that line.",
     "As for a braid; what is left of a cell or a house may be such a group.",
     "The target is removed.",
     "As for a braid: take a candidate, and place the singles and the locked candidates that follow. Keep those that "
     "the contradiction rests on.",
     {T::braid, T::g_whip, T::forcing_net_contradiction},
     ".......74..8.6..2541......9...3.......4.17..8.....95...31...2......9.3..96......1"},
}};

}  // namespace

std::span<const GuidePage> guide::whips() {
    return kWhips;
}

}  // namespace rookery
