// Pages on nice loops and alternating inference chains, over candidates and over groups of them.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 6> kNiceLoops = {{
    {T::continuous_nice_loop,
     "A closed loop of candidates in which strong links (if one is wrong, the other is right) and weak links (not both "
     "are right) alternate all the way round. So every other candidate is right, and each weak link holds exactly one "
     "of its two.",
     "A loop of candidates, over one digit or several, with alternating strong and weak links and no break.",
     "Whatever sees both ends of a weak link within one digit loses it. A cell that the loop passes through with two "
     "digits keeps those two.",
     "Follow an alternating chain until it comes back to its first candidate with the other kind of link.",
     {T::x_cycle, T::xy_cycle, T::discontinuous_nice_loop, T::grouped_continuous_nice_loop},
     "2...4...5..71..2....48.6...4.2..86..18........39.........65..1...6..19.......7..4"},
    {T::discontinuous_nice_loop,
     "A loop of alternating links that comes back to its first cell with a contradiction: two weak links meet at one "
     "candidate, which would exclude itself; or two strong links do, so that its absence would make it right.",
     "A loop of alternating strong and weak links with one break, at the cell where it begins and ends.",
     "Where weak links of one digit meet, that candidate is removed. Where strong ones do, it is placed. Where a "
     "strong link and a weak one of different digits meet in the cell, the digit of the weak one is removed.",
     "Doubt a candidate: if it is right, what is placed, what does that remove, and what is then the only one left? "
     "Stop as soon as you are back in its cell.",
     {T::xy_chain, T::aic, T::continuous_nice_loop, T::grouped_discontinuous_nice_loop},
     "6.7.......2...1.379.....46..4..7..2...85.2.4....1..5..47.........5936...3.97....."},
    {T::aic,
     "An alternating inference chain: strong and weak links alternate, with a strong one at both ends. If one end is "
     "wrong, the next candidate is right, the one after that is wrong, and so on: the other end is right. So at least "
     "one of the two ends is.",
     "A chain over one digit or several that begins and ends with a strong link.",
     "Ends of the same digit: it is removed from every cell that sees both. Ends of different digits in two cells that "
     "see each other: each cell loses the digit of the other end.",
     "Begin at a cell with two candidates or a house with two places for a digit, and continue through such cells and "
     "houses. XY-wing, W-wing, skyscraper and XY-chain are all chains of this kind.",
     {T::xy_chain, T::w_wing, T::discontinuous_nice_loop, T::grouped_aic},
     "........1......23...4.56..........1....3.7..8.25............5..6........83.1....."},
    {T::grouped_continuous_nice_loop,
     "A continuous nice loop in which two or three candidates of one digit, where a box and a line cross, may count as "
     "one: the group is right if one of them is. Every weak link of the loop holds exactly one of its two.",
     "A loop of candidates and groups, with alternating strong and weak links and no break.",
     "Whatever sees both ends of a weak link within one digit, including all cells of a group, loses it. A cell that "
     "the loop passes through with two digits keeps those two.",
     "As for the continuous loop; a box whose places for a digit are in two lines has a strong link between two "
     "groups.",
     {T::continuous_nice_loop, T::grouped_discontinuous_nice_loop, T::grouped_aic},
     "........1.......2...3..4.........3....4.5.....6.71.........34...1......62..5.8..."},
    {T::grouped_discontinuous_nice_loop,
     "A loop of alternating links with one break, in which two or three candidates of one digit, where a box and a "
     "line cross, may count as one. It shows that the candidate where it begins excludes itself, or that it would "
     "follow from its own absence.",
     "A loop of candidates and groups, with alternating strong and weak links and one break, at a candidate.",
     "Where weak links of one digit meet, that candidate is removed. Where strong ones do, it is placed. Where a "
     "strong link and a weak one of different digits meet in the cell, the digit of the weak one is removed.",
     "When a chain ends at a house with three or more places for a digit, see whether all but one, or two groups of "
     "them, are together in a box or in a line.",
     {T::discontinuous_nice_loop, T::grouped_aic, T::empty_rectangle},
     "....3.....7..5...25...4..9.4..6..9...9......13.2....7...7.948.....3..1....8....5."},
    {T::grouped_aic,
     "An alternating inference chain in which two or three candidates of one digit, where a box and a line cross, may "
     "count as one: the group is right if one of them is. At least one of the two ends of the chain is right.",
     "A chain of candidates and groups that begins and ends with a strong link; both ends are candidates.",
     "Ends of the same digit: it is removed from every cell that sees both. Ends of different digits in two cells that "
     "see each other: each cell loses the digit of the other end.",
     "An empty rectangle is the simplest one. Where a house has three places or more for a digit, two or three of them "
     "in the same box and line count as one.",
     {T::aic, T::empty_rectangle, T::als_chain, T::grouped_discontinuous_nice_loop},
     "...2..9..........57.51..436....1.....4...21..8..67.....8.5..2.......8.....136...."},
}};

}  // namespace

std::span<const GuidePage> guide::nice_loops() {
    return kNiceLoops;
}

}  // namespace rookery
