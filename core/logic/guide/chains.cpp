// Pages on chains from one assumption over links that the board already has.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 6> kChains = {{
    {T::remote_pair,
     "A chain of cells that all have the same two candidates, each seeing the next. The two digits alternate along it, "
     "so two cells an odd number of steps apart have one digit each.",
     "Four or more cells with the same two candidates and no others, each sharing a house with the next.",
     "Both digits are removed from every cell that sees two cells of the chain an odd number of steps apart.",
     "Where many cells have only the same two candidates, colour them alternately from one to the next.",
     {T::naked_pair, T::w_wing, T::xy_chain, T::simple_colors_trap},
     ".3.....98..5.36.1....95..7.5.8...4....7..5.321...4....81.3...........34..6......."},
    {T::x_cycle,
     "A loop of places for one digit. Strong links (the only two places in a house: one of them is right) and weak "
     "links (two places that see each other: not both are right) alternate. So exactly every other place is right, and "
     "each weak link holds the digit of its house.",
     "A closed loop of an even number of candidates of one digit, with alternating strong and weak links.",
     "The digit is removed from all cells that see both ends of one of the weak links.",
     "For one digit, join the two places in every house that has only two, and look for a closed loop. An X-wing is "
     "the shortest one.",
     {T::x_chain, T::x_wing, T::continuous_nice_loop, T::xy_cycle},
     "7.5..4..23...2.1.....9.5.7......3..5..9...8..1..6......7.4.9.....1.3...86..1..9.7"},
    {T::x_chain,
     "A chain of places for one digit that begins and ends with a strong link: if one end is wrong, the other is "
     "right. With two strong links these are the skyscraper, the two-string kite and the turbot fish.",
     "Candidates of one digit joined by alternating strong and weak links, with strong links at both ends.",
     "The digit is removed from every cell that sees both ends.",
     "Find two houses with two places each for the digit, where one place in the first sees one in the second: the "
     "other two are the ends.",
     {T::turbot_fish, T::x_cycle, T::xy_chain, T::simple_colors_trap},
     ".231......7.93.....8...5...69....8.7.5.....1.8.4....92...7...6.....64.5......398."},
    {T::y_cycle,
     "A loop of cells with two candidates each; neighbours see each other and share a digit. The loop is right one way "
     "round or the other, and either way each shared digit is in one of its two cells.",
     "A closed loop of cells with two candidates, each sharing one digit with the one before and the other with the "
     "next.",
     "Each shared digit is removed from all cells that see both of its cells.",
     "Lay cells with two candidates end to end like dominoes: 12, 23, 34, 41. Does the last fit the first?",
     {T::xy_cycle, T::xy_chain, T::xy_wing},
     "..26......597...3......3.6....2..8432.......7713..8....8.4......6...591......17.."},
    {T::xy_cycle,
     "A loop over several digits that uses both kinds of strong links: the two candidates of a cell, and the two "
     "places of a digit in a house.",
     "A closed loop of candidates, with alternating strong and weak links.",
     "Whatever both ends of a weak link see or, if the link is inside a cell, the cell's other candidates.",
     "Other programs call it a continuous nice loop. Begin at cells with two candidates near houses where their digits "
     "have two places.",
     {T::x_cycle, T::y_cycle, T::xy_chain},
     "...175.....1..67...6.4.....69.8....7..72.94..3....7.92.....8.5...96..2.....712..."},
    {T::xy_chain,
     "A chain over several digits. It begins with an assumption and comes back to it: if the candidate were right, it "
     "would have to be wrong, or the other way round.",
     "Candidates joined by alternating strong and weak links, from a candidate back to itself, or from one end to "
     "another of the same digit.",
     "The candidate that rules itself out is removed, or the one that its own absence would force is placed.",
     "Other programs call it an AIC or a discontinuous nice loop, and keep the name XY-chain for chains of cells with "
     "two candidates. Follow a candidate that you doubt: if it is right, what is placed, what does that remove, and "
     "what is then the only one left?",
     {T::aic, T::remote_pair, T::xy_wing, T::cell_chain},
     "923.......7.9.6.......25...6.25..8.7..7...4..8.4..76.2...79.......6.4.5.......984"},
}};

}  // namespace

std::span<const GuidePage> guide::chains() {
    return kChains;
}

}  // namespace rookery
