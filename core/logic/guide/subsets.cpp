// Pages on subsets: as many digits as cells, in one house.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 8> kSubsets = {{
    {T::naked_pair,
     "Two cells of a house that have the same two candidates take both of these digits, in one order or the other. No "
     "other cell in the house can have them.",
     "Two cells of a row, column or box with the same two candidates and no others.",
     "Both digits are removed from the other cells of the house.",
     "Look for cells with two candidates, and for another with the same two that they see.",
     {T::hidden_pair, T::locked_pair, T::naked_triplet, T::unique_rectangle},
     "..4.8...2....51..3...9..4.67.3....9..8.....6..4....3.19.6..5...4..21....1...4.5.."},
    {T::locked_pair,
     "A naked pair whose two cells share a box and also a row or column. The pair takes its two digits in both houses "
     "at once.",
     "Two cells where a box and a line cross, with the same two candidates and no others.",
     "Both digits are removed from the other cells of the box and from the other cells of the line.",
     "Whenever you find a naked pair in a box, check whether its cells are in one line. If so, continue along that "
     "line.",
     {T::naked_pair, T::locked_triple, T::pointing},
     ".9...852......9.....63.........9...8..8.5.3.1.736..2..1...4.63.......147.....2..9"},
    {T::hidden_pair,
     "Two digits that have the same two places in a house fill these two cells. Whatever else is written there is "
     "wrong.",
     "Two digits whose candidates in a row, column or box are in the same two cells.",
     "All other candidates are removed from these two cells.",
     "Look for digits that occur twice in a house, and for another that has the same two places.",
     {T::naked_pair, T::hidden_triplet, T::direct_hidden_pair},
     "49...75...8.1.....7......43.....21...3.579.2...48.....96......4.....8.7...37...51"},
    {T::naked_triplet,
     "Three cells of a house that have only three digits between them take these three. No cell need have all three: "
     "12, 23 and 13 will do. Also called naked triple.",
     "Three cells of a house whose candidates are three digits in all.",
     "The three digits are removed from the other cells of the house.",
     "Begin with a cell with two candidates and look for two more that add only one digit between them.",
     {T::naked_pair, T::locked_triple, T::hidden_triplet, T::naked_quad},
     "5.....37.....18....97..3...1..36..5...9...1...5..42..6...2..46....87.....31.....2"},
    {T::locked_triple,
     "A naked triplet that fills the crossing of a box and a row or column. Its three digits are taken in both houses "
     "at once.",
     "The three cells where a box and a line cross, all empty, with three digits between them.",
     "The three digits are removed from the other cells of the box and from the other cells of the line.",
     "In a box with three empty cells in a row or column, count the digits of these cells.",
     {T::naked_triplet, T::locked_pair, T::pointing},
     "2...1.5.......8.675........8..63.......8..47..9....1...3....61..6.7.4.2.........4"},
    {T::hidden_triplet,
     "Three digits that have only three places between them in a house fill these three cells. Also called hidden "
     "triple.",
     "Three digits whose candidates in a house are in three cells in all.",
     "All other candidates are removed from these three cells.",
     "It is the other side of a naked set of the remaining cells: with few gaps, that one is easier to see.",
     {T::hidden_pair, T::naked_triplet, T::hidden_quad},
     "..9..4.8.....6...1..87..6...2....8.4.4.....9.6.7....5...2..83..5...1.....7.4..1.."},
    {T::naked_quad,
     "Four cells of a house that have only four digits between them take these four. Also called naked quadruple.",
     "Four cells of a house whose candidates are four digits in all.",
     "The four digits are removed from the other cells of the house.",
     "In a house with eight or nine gaps, leave out the cells with many candidates and count the digits of the rest.",
     {T::naked_triplet, T::hidden_quad},
     "...6...7.1.9.3.8..72..4....2.5....8...1...7...3....4.9....6..47..7.8.6.1.1...9..."},
    {T::hidden_quad,
     "Four digits that have only four places between them in a house fill these four cells. Also called hidden "
     "quadruple.",
     "Four digits whose candidates in a house are in four cells in all, in a house with eight gaps or more.",
     "All other candidates are removed from these four cells.",
     "It is rare, and the house nearly always has a smaller naked set too. Look at the digits that occur least in the "
     "house.",
     {T::hidden_triplet, T::naked_quad},
     ".....748......6.5.....58723..6..259.3.......2.125..3..82594.....6.8......936....."},
}};

}  // namespace

std::span<const GuidePage> guide::subsets() {
    return kSubsets;
}

}  // namespace rookery
