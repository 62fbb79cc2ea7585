// Pages on forcing chains: several assumptions that agree, or one that refutes itself.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 9> kForcing = {{
    {T::nishio_chain,
     "Assume that a digit is in a cell and follow this one digit only. If a house is left without a place for it, or a "
     "place would be both right and wrong, the assumption was wrong.",
     "A candidate whose consequences for its own digit end in a contradiction.",
     "That candidate.",
     "Try a digit with six or seven places to go, and cross out what each placement forbids.",
     {T::x_chain, T::dynamic_chain},
     "2....6..7..8.7.....6.5.2.3.6.....9...54...28...2.....1.2.8.4.6.....5.8..3..9....5"},
    {T::cell_chain,
     "One of the candidates of a cell is right. If each of them leads to the same conclusion, it holds in any case.",
     "A cell with two or more candidates, and a chain from each of them to the same result.",
     "What all the chains agree on: a candidate goes, or a digit is placed.",
     "Take a cell with two or three candidates and follow each of them, writing down what goes; compare the lists.",
     {T::region_chain, T::xy_chain, T::xyz_wing, T::dynamic_chain},
     ".2..7564...19.........21..969......7..7...4..3......927..28.........42...4271..8."},
    {T::region_chain,
     "A digit has to be in one of its places in a house. If each place leads to the same conclusion, it holds in any "
     "case. Also called region forcing chains.",
     "A house with two or more places for a digit, and a chain from each of them to the same result.",
     "What all the chains agree on: a candidate goes, or a digit is placed.",
     "Take a digit with two or three places in a house and follow each of them; compare what goes.",
     {T::cell_chain, T::xy_chain, T::dynamic_chain},
     "....8.5.....1..3.....6.3.47..984..1..6.....8..3..926..29.4.7.....4..8.....3.5...."},
    {T::dynamic_chain,
     "As forcing chains, but each conclusion may use all that has gone so far: a cell is single because two different "
     "branches took its other candidates. The chains become nets.",
     "A candidate that leads to a contradiction, or alternatives that agree, when all their consequences are counted.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "Pencil in one assumption, fill in all singles that follow, and watch for a clash. It is trial, kept to one "
     "level.",
     {T::cell_chain, T::region_chain, T::dynamic_plus_chain},
     "7..4...6.9.5.6......21..8..1..3...2..9.....4..3...6..8..1..29......8.7.6.5...3..2"},
    {T::dynamic_plus_chain,
     "As dynamic forcing chains, and on the way locked candidates, subsets, fish and wings may be used as well.",
     "An assumption whose consequences need more than singles before they meet or clash.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "Follow an assumption as you would solve a puzzle of moderate level.",
     {T::dynamic_chain, T::nested_chain},
     "8..........36......2..9.5...5...7.......457.....1...3...1....68..85...1..9....2.."},
    {T::nested_chain,
     "As dynamic forcing chains, and on the way whole chains may be used, each found on the board that the assumption "
     "has led to.",
     "An assumption whose consequences need simple forcing chains and loops before they clash.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "This is where the hardest puzzles begin. Play through the step link by link: each nested chain can be folded.",
     {T::dynamic_plus_chain, T::nested_multiple},
     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
    {T::nested_multiple,
     "As nested forcing chains, and the chains on the way may start from several assumptions of their own.",
     "An assumption whose consequences need cell and region forcing chains before they clash.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "No person finds these unaided. What they show is that a cell or a house near the assumption is overfull.",
     {T::nested_chain, T::nested_dynamic},
     "........1....2345.234....6..23.786..6.72.4...84.36.....62.8..7.3.8......47..32.86"},
    {T::nested_dynamic,
     "As nested forcing chains, and the chains on the way may be dynamic ones: an assumption within an assumption.",
     "An assumption that only a second one refutes.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "Only the few thousand hardest puzzles known need it.",
     {T::nested_multiple, T::nested_nested},
     "......7....71.9...68..7......1.9.6.....3...2..4......3..8.6.1..5......4..1...2..5"},
    {T::nested_nested,
     "Nested forcing chains whose nested chains rest on nested chains again.",
     "A puzzle beyond all others: this is the end of the scale.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "It takes the search seconds to minutes. A handful of puzzles have it on their path.",
     {T::nested_dynamic},
     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."},
}};

}  // namespace

std::span<const GuidePage> guide::forcing() {
    return kForcing;
}

}  // namespace rookery
