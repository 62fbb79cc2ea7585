// Pages on fish, which look at one digit in several lines, and on wings, three cells that see each other.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 9> kFishAndWings = {{
    {T::x_wing,
     "Each of two parallel lines has only two places for a digit, and these are on the same two crossing lines. One of "
     "the two diagonals of the rectangle is right; either way each crossing line gets its digit from the rectangle.",
     "Two rows (or columns) in which the digit's candidates are in the same two columns (or rows).",
     "The digit is removed from the other cells of the two crossing lines.",
     "For one digit, mark the lines that have two places for it, and look for two that match.",
     {T::swordfish, T::finned_x_wing, T::skyscraper, T::x_cycle},
     ".4.9.......81..5.66....8.4...9.8.2.4.8.....5.3.5.9.1...7.6....22.4..18.......4.3."},
    {T::swordfish,
     "The X-wing with three lines: in three parallel lines a digit has places on three crossing lines only, so the "
     "three lines use up the crossing ones.",
     "Three rows (or columns) in which the digit's candidates are in three columns (or rows) in all; two or three in "
     "each.",
     "The digit is removed from the other cells of the three crossing lines.",
     "Take the lines with two or three places for a digit, and look for three of them that use only three crossing "
     "lines.",
     {T::x_wing, T::jellyfish, T::finned_swordfish, T::x_cycle},
     "6...2.4.9.8.4....3..47.....57.6..1......5......8..1.64.....73..2....6.8.1.5.8...7"},
    {T::jellyfish,
     "The X-wing with four lines. Larger fish are not needed: what is left over would be a smaller one in the other "
     "direction.",
     "Four rows (or columns) in which the digit's candidates are in four columns (or rows) in all.",
     "The digit is removed from the other cells of the four crossing lines.",
     "Look for a digit that is placed only once or not at all, and whose candidates leave some columns empty in four "
     "rows.",
     {T::swordfish, T::x_wing, T::finned_jellyfish, T::squirmbag},
     "........6....725..2..8..3.4..4.51.....12.78.....69.1..5.2..6..3..641....8........"},
    {T::squirmbag,
     "The X-wing with five lines. It holds for the same reason: five lines whose places for a digit are on only five "
     "crossing lines use these up. At most four crossing lines are left, and they make a smaller fish in the other "
     "direction, with the same result.",
     "Five rows (or columns) in which the digit's candidates are in five columns (or rows) in all.",
     "The digit is removed from the other cells of the five crossing lines.",
     "Look for the jellyfish, or a smaller fish, among the crossing lines instead. So this one never appears on a path "
     "while those are enabled.",
     {T::jellyfish, T::whale, T::finned_squirmbag},
     {}},
    {T::whale,
     "The X-wing with six lines. At most three crossing lines are left, and they make a swordfish or a smaller fish in "
     "the other direction, with the same result.",
     "Six rows (or columns) in which the digit's candidates are in six columns (or rows) in all.",
     "The digit is removed from the other cells of the six crossing lines.",
     "Look for the swordfish, or a smaller fish, among the crossing lines instead. So this one never appears on a path "
     "while those are enabled.",
     {T::swordfish, T::squirmbag, T::leviathan, T::finned_whale},
     {}},
    {T::leviathan,
     "The X-wing with seven lines. At most two crossing lines are left, and they make an X-wing in the other "
     "direction, with the same result.",
     "Seven rows (or columns) in which the digit's candidates are in seven columns (or rows) in all.",
     "The digit is removed from the other cells of the seven crossing lines.",
     "Look for the X-wing among the crossing lines instead. So this one never appears on a path while that is enabled.",
     {T::x_wing, T::whale, T::finned_leviathan},
     {}},
    {T::w_wing,
     "Two cells have the same two candidates, and in some house one of these digits has two places left, one seen by "
     "each cell. One of those places is right, so at least one of the two cells is not that digit, and holds the "
     "other.",
     "Two cells with the same two candidates that do not see each other, and a house with two places for one of the "
     "digits, one seen by the first cell and one by the second.",
     "The other digit is removed from every cell that sees both cells.",
     "Look for equal cells with two candidates that are too far apart for a naked pair. For each of their digits, look "
     "for a house that joins them.",
     {T::xy_wing, T::remote_pair, T::aic, T::naked_pair},
     "...5......1......57.2.3...1.9..4.6..36..2...9.25........8..6.52...1........4...93"},
    {T::xy_wing,
     "A cell with candidates 12 sees a cell with 13 and a cell with 23. If the first is 1, the second is 3; if it is "
     "2, the third is 3. Either way, one of the two ends is 3.",
     "Three cells with two candidates each, of three digits in all; the pivot sees both ends.",
     "The digit that both ends have is removed from every cell that sees both of them.",
     "From a cell with two candidates, look in its row, column and box for cells that share one digit with it.",
     {T::xyz_wing, T::w_wing, T::naked_triplet, T::xy_chain},
     "54.9.2.8...81.....6....89....1.8.2.4.........3.5.9.6....36....2.....18...7.8.4.39"},
    {T::xyz_wing,
     "Like the XY-wing, but the pivot has the third digit too. Whichever of its three candidates is right, that digit "
     "is in one of the three cells.",
     "A cell with three candidates 123 that sees a cell with 13 and a cell with 23.",
     "The digit that all three have is removed from every cell that sees all three of them; these cells are in the "
     "pivot's box.",
     "Look at cells with three candidates: is there a pair of two of them in the same box, and another along a line?",
     {T::xy_wing, T::aligned_pair_exclusion, T::cell_chain},
     "5..9.2.8....14....6....892...1....342.......734....6...836....2....21....7.8.4..9"},
}};

}  // namespace

std::span<const GuidePage> guide::fish_and_wings() {
    return kFishAndWings;
}

}  // namespace rookery
