// Pages on forcing chains: several assumptions that agree, or one that refutes itself. HoDoKu classifies them
// differently from Sudoku Explainer; its four come last.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 13> kForcing = {{
    {T::nishio_chain,
     "Assume that a digit is in a cell and follow this one digit only. If a house is left without a place for it, or a "
     "place would be both right and wrong, the assumption was wrong.",
     "A candidate whose consequences for its own digit end in a contradiction.",
     "That candidate.",
     "Try a digit with six or seven still to place, and cross out what each placement forbids.",
     {T::x_chain, T::dynamic_chain},
     "2....6..7..8.7.....6.5.2.3.6.....9...54...28...2.....1.2.8.4.6.....5.8..3..9....5"},
    {T::cell_chain,
     "One of the candidates of a cell is right. If each of them leads to the same conclusion, it must be true.",
     "A cell with two or more candidates, and a chain from each of them to the same result.",
     "What all the chains agree on: a candidate is removed, or a digit is placed.",
     "Take a cell with two or three candidates and follow each of them, writing down what is removed; compare the "
     "lists.",
     {T::region_chain, T::xy_chain, T::xyz_wing, T::dynamic_chain},
     ".2..7564...19.........21..969......7..7...4..3......927..28.........42...4271..8."},
    {T::region_chain,
     "A digit has to be in one of its places in a house. If each place leads to the same conclusion, it must be true. "
     "Also called region forcing chains.",
     "A house with two or more places for a digit, and a chain from each of them to the same result.",
     "What all the chains agree on: a candidate is removed, or a digit is placed.",
     "Take a digit with two or three places in a house and follow each of them; compare what is removed.",
     {T::cell_chain, T::xy_chain, T::dynamic_chain},
     "....8.5.....1..3.....6.3.47..984..1..6.....8..3..926..29.4.7.....4..8.....3.5...."},
    {T::dynamic_chain,
     "Like forcing chains, but each conclusion may use everything removed so far: a cell is single because two "
     "different branches took its other candidates. The chains become nets.",
     "A candidate that leads to a contradiction, or alternatives that agree, when all their consequences are counted.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "Pencil in one assumption, fill in all singles that follow, and watch for a contradiction. It is trial and error, "
     "limited to one level.",
     {T::cell_chain, T::region_chain, T::dynamic_plus_chain},
     "7..4...6.9.5.6......21..8..1..3...2..9.....4..3...6..8..1..29......8.7.6.5...3..2"},
    {T::dynamic_plus_chain,
     "Like dynamic forcing chains, but locked candidates, subsets, fish and wings may be used along the way.",
     "An assumption whose consequences need more than singles before they agree or contradict each other.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "Follow an assumption as you would solve a puzzle of moderate difficulty.",
     {T::dynamic_chain, T::nested_chain},
     "8..........36......2..9.5...5...7.......457.....1...3...1....68..85...1..9....2.."},
    {T::nested_chain,
     "Like dynamic forcing chains, but whole chains may be used along the way, each found on the board that the "
     "assumption has led to.",
     "An assumption whose consequences need simple forcing chains and loops before they lead to a contradiction.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "This is where the hardest puzzles begin. Play through the step link by link: each nested chain can be folded.",
     {T::dynamic_plus_chain, T::nested_multiple},
     "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
    {T::nested_multiple,
     "Like nested forcing chains, but the chains along the way may start from several assumptions of their own.",
     "An assumption whose consequences need cell and region forcing chains before they lead to a contradiction.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "No person finds these unaided. What they show is that a cell or a house near the assumption is overfull.",
     {T::nested_chain, T::nested_dynamic},
     "........1....2345.234....6..23.786..6.72.4...84.36.....62.8..7.3.8......47..32.86"},
    {T::nested_dynamic,
     "Like nested forcing chains, but the chains along the way may be dynamic ones: an assumption within an "
     "assumption.",
     "An assumption that only a second one refutes.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "Only the few thousand hardest puzzles known need it.",
     {T::nested_multiple, T::nested_nested},
     "......7....71.9...68..7......1.9.6.....3...2..4......3..8.6.1..5......4..1...2..5"},
    {T::nested_nested,
     "Nested forcing chains whose nested chains rest on nested chains again.",
     "A puzzle beyond all others: this is the end of the scale.",
     "The candidate that is refuted, or what all alternatives agree on.",
     "It takes the search seconds to minutes. Only a handful of puzzles have it on their path.",
     {T::nested_dynamic},
     ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."},
    {T::forcing_chain_contradiction,
     "Assume that a candidate is right, or that it is wrong, and follow single chains from there. If two of them "
     "contradict each other, or together leave a cell or a house with nothing or with the same digit twice, the "
     "assumption was false.",
     "An assumption from which chains lead to two things that cannot both hold.",
     "If the candidate was assumed to be right, it is removed; if it was assumed to be wrong, it is placed.",
     "Take a candidate with strong links in several directions and follow each on its own. See what the ends show "
     "together.",
     {T::forcing_chain_verity, T::forcing_net_contradiction, T::nishio_chain, T::grouped_discontinuous_nice_loop},
     "..............1..2..3.4..5.........6..7.....1..859...3....5..4..6.......21......."},
    {T::forcing_chain_verity,
     "One of the candidates of a cell is right, so is one of the places for a digit in a house, and any one candidate "
     "is either right or wrong. If a chain from each of the possibilities ends with the same conclusion, it holds.",
     "A cell, a house with a digit, or a candidate; and from each of its possibilities a single chain to the same "
     "conclusion.",
     "What the chains agree on: a candidate is removed, or a digit is placed.",
     "Take a cell or a house with two or three possibilities, follow each, and compare. Sudoku Explainer has a name "
     "for each case: cell and house forcing chains.",
     {T::forcing_chain_contradiction, T::cell_chain, T::region_chain, T::forcing_net_verity},
     "2....8.5...3....6..7...2..4..6..73.....24...7.8.6...........4.....19....91......3"},
    {T::forcing_net_contradiction,
     "Like the forcing chain with a contradiction, but a conclusion may rest on several earlier ones at once: a cell "
     "or a place is single because different branches took the others. The chains become nets.",
     "An assumption whose consequences, singles and all, lead to two things that cannot both hold.",
     "If the candidate was assumed to be right, it is removed; if it was assumed to be wrong, it is placed.",
     "Pencil in one candidate and fill in the singles that follow until something breaks.",
     {T::forcing_chain_contradiction, T::forcing_net_verity, T::dynamic_chain, T::brute_force},
     ".1..69.7....3..8....34......4...8..2.2..3....7.6.91.....8...69.9......27....7.5.."},
    {T::forcing_net_verity,
     "Like the forcing chain with a verity, with nets: a conclusion along the way may rest on several earlier ones at "
     "once. What follows from every possibility holds.",
     "A cell, a house with a digit, or a candidate; and from each of its possibilities a net to the same conclusion.",
     "What the nets agree on: a candidate is removed, or a digit is placed.",
     "Pencil in each possibility in turn, fill in the singles that follow, and look for what is the same in all.",
     {T::forcing_chain_verity, T::forcing_net_contradiction, T::dynamic_chain},
     "................12..3..4.........3...1..5....65.7....4...81..5...2....9...4......"},
}};

}  // namespace

std::span<const GuidePage> guide::forcing() {
    return kForcing;
}

}  // namespace rookery
