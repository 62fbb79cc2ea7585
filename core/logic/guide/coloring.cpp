// Pages on colouring: what the strong links of one digit imply together.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 4> kColoring = {{
    {T::simple_colors_trap,
     "Where a house has two places for a digit, one is right and the other wrong. Colour such places in two colours, "
     "alternating from pair to pair: all of one colour are right and all of the other wrong. An uncoloured cell that "
     "sees both colours sees the digit either way.",
     "Places of one digit joined by strong links, coloured alternately, and another place that sees both colours.",
     "The digit is removed from every uncoloured cell that sees a cell of each colour.",
     "Begin with the only two places in a house and continue from each end to further pairs. Then look for uncoloured "
     "places between the colours.",
     {T::simple_colors_wrap, T::multi_colors_1, T::turbot_fish, T::x_chain},
     "..............1.23.45.6............6..7...5.42....8........2......54....1.8......"},
    {T::simple_colors_wrap,
     "Colour the places of a digit in two colours along its strong links: all of one colour are right and all of the "
     "other wrong. If two cells of one colour see each other, they cannot both be right, so that colour is the wrong "
     "one.",
     "Places of one digit joined by strong links, coloured alternately, two of one colour in the same house.",
     "The digit is removed from all cells of that colour; those of the other colour have it.",
     "Colour as for the trap, and whenever you add a cell, check whether it sees one of its own colour.",
     {T::simple_colors_trap, T::multi_colors_2, T::nishio_chain},
     "..............1.23.45.6............1..75.....8....2.3....4..5..26.......3........"},
    {T::multi_colors_1,
     "A digit may have several clusters of strong links, each with two colours of its own. If a colour of one cluster "
     "sees a colour of another, these two are not both right, so at least one of the two opposite colours is.",
     "Two clusters of one digit, and a cell of one that sees a cell of the other.",
     "The digit is removed from every cell that sees the opposite colour of the first cluster and that of the second.",
     "Colour each cluster in two colours of its own, four in all, and look where two clusters touch.",
     {T::simple_colors_trap, T::multi_colors_2, T::x_chain},
     "..............1..2..3.4..5............4...3...1.2.6...........7..893.....2....6.1"},
    {T::multi_colors_2,
     "A digit may have several clusters of strong links, each with two colours, one right and one wrong. If a colour "
     "of one cluster sees both colours of another, it sees the digit either way and is wrong.",
     "Two clusters of one digit; cells of one colour of the first see, between them, both colours of the second.",
     "The digit is removed from all cells of that colour; those of its opposite colour have it.",
     "Colour each cluster in two colours of its own and follow one colour: does it touch both colours of a neighbour?",
     {T::multi_colors_1, T::simple_colors_wrap, T::nishio_chain},
     ".74.2..13.1..4.....9.....68.....7.8.34.....9...6.....4.8.1..6..4.2..3..1...9....."},
}};

}  // namespace

std::span<const GuidePage> guide::coloring() {
    return kColoring;
}

}  // namespace rookery
