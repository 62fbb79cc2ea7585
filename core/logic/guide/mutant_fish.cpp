// Pages on mutant fish, whose houses may be of any kind. All sizes share their text.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::string_view kMutantIdea =
    "The fish in its most general form: its bases, or its covers, mix rows and columns, and may include boxes. The "
    "bases share no candidate of the digit, so they hold it in as many different cells; all of these are in as many "
    "covers, which therefore get the digit from the bases.";
constexpr std::string_view kMutantRemoves =
    "The digit is removed from the cells of the covers that are not in a base, and from every cell in two covers.";
constexpr std::string_view kFinnedMutantIdea =
    "A mutant fish with fins: candidates of the bases outside the covers, or in two bases at once (endo fins). If no "
    "fin is right, the fish holds; if one is, whatever sees it loses the digit. What both cases remove is wrong.";
constexpr std::string_view kFinnedMutantRemoves =
    "The digit is removed from the cells that the fish without fins would clear, as far as they see every fin.";
// `count`: the number of its base houses.
#define ROOKERY_NEEDS(count)                                                                                          \
    count                                                                                                             \
        " base houses of any kind without a candidate in common, and as many other houses, the covers, that take in " \
        "all of their candidates."
#define ROOKERY_FINNED_NEEDS(count)                                                                                 \
    count                                                                                                           \
        " base houses of any kind, and as many other houses, the covers, that take in all candidates of the bases " \
        "but the fins."

constexpr std::array<GuidePage, 12> kMutantFish = {{
    {T::mutant_x_wing,
     kMutantIdea,
     ROOKERY_NEEDS("Two"),
     kMutantRemoves,
     "With two houses, singles and locked candidates show the same, and they come first. With fins it is useful: "
     "two-string kites are of that kind.",
     {T::x_wing, T::franken_x_wing, T::two_string_kite, T::mutant_swordfish},
     {}},
    {T::mutant_swordfish,
     kMutantIdea,
     ROOKERY_NEEDS("Three"),
     kMutantRemoves,
     "Take rows, columns and boxes in which the digit has two or three places, and count how few other houses cover "
     "them.",
     {T::swordfish, T::franken_swordfish, T::finned_mutant_swordfish, T::x_chain},
     {}},
    {T::mutant_jellyfish,
     kMutantIdea,
     ROOKERY_NEEDS("Four"),
     kMutantRemoves,
     "Only a program finds it. A chain or a grouped chain of the digit often shows the same.",
     {T::jellyfish, T::franken_jellyfish, T::finned_mutant_jellyfish, T::grouped_aic},
     "..67..391..9....623.....5......3...4..72...134....1....3..68.75..49.31.6.651....."},
    {T::mutant_squirmbag,
     kMutantIdea,
     ROOKERY_NEEDS("Five"),
     kMutantRemoves,
     "Only a program finds it. Nishio or templates of the digit come to the same result.",
     {T::squirmbag, T::mutant_jellyfish, T::finned_mutant_squirmbag, T::template_delete},
     "..67..391..9....623.....5......3...4..72...134....1....3..68.75..49.31.6.651....."},
    {T::mutant_whale,
     kMutantIdea,
     ROOKERY_NEEDS("Six"),
     kMutantRemoves,
     "Only a program finds it. Nishio or templates of the digit come to the same result.",
     {T::whale, T::mutant_squirmbag, T::finned_mutant_whale, T::template_delete},
     "..67...91..9....623.....5......3...4..72...1.4.3..1........8.75..495.1.6.6.1..43."},
    {T::mutant_leviathan,
     kMutantIdea,
     ROOKERY_NEEDS("Seven"),
     kMutantRemoves,
     "Only a program finds it. Nishio or templates of the digit come to the same result.",
     {T::leviathan, T::mutant_whale, T::finned_mutant_leviathan, T::template_delete},
     "..67..391..9....623.....5......3...4..72...134....1....3..68.75..49.31.6.651....."},
    {T::finned_mutant_x_wing,
     kFinnedMutantIdea,
     ROOKERY_FINNED_NEEDS("Two"),
     kFinnedMutantRemoves,
     "Two-string kites and empty rectangles are of this kind, seen as fish. Look for those: they are easier to see.",
     {T::mutant_x_wing, T::two_string_kite, T::empty_rectangle, T::finned_franken_x_wing},
     {}},
    {T::finned_mutant_swordfish,
     kFinnedMutantIdea,
     ROOKERY_FINNED_NEEDS("Three"),
     kFinnedMutantRemoves,
     "Choose a candidate that you doubt and look at the rows, columns and boxes that it leaves with one or two places "
     "for the digit: three of them may have room for only two.",
     {T::mutant_swordfish, T::finned_franken_swordfish, T::finned_mutant_jellyfish, T::x_chain},
     "2....8.5...3....6..7...2..4..6..73.....24...7.8.6...........4.....19....91......3"},
    {T::finned_mutant_jellyfish,
     kFinnedMutantIdea,
     ROOKERY_FINNED_NEEDS("Four"),
     kFinnedMutantRemoves,
     "Choose a candidate that you doubt and follow it for this one digit (Nishio): the houses that run out of room are "
     "the bases.",
     {T::mutant_jellyfish, T::finned_franken_jellyfish, T::finned_mutant_swordfish, T::nishio_chain},
     ".423....8..7.6.2......8..7..3....9..5..8.....6.4.1.5....5...76........19.9...4..."},
    {T::finned_mutant_squirmbag,
     kFinnedMutantIdea,
     ROOKERY_FINNED_NEEDS("Five"),
     kFinnedMutantRemoves,
     "Only a program finds it. Nishio or templates of the digit come to the same result.",
     {T::mutant_squirmbag, T::finned_mutant_jellyfish, T::nishio_chain, T::template_delete},
     ".423....8..7.6.2......8..7..3....9..5..8.....6.4.1.5....5...76........19.9...4..."},
    {T::finned_mutant_whale,
     kFinnedMutantIdea,
     ROOKERY_FINNED_NEEDS("Six"),
     kFinnedMutantRemoves,
     "Only a program finds it. Nishio or templates of the digit come to the same result.",
     {T::mutant_whale, T::finned_mutant_squirmbag, T::nishio_chain, T::template_delete},
     ".423....8..7.6.2......8..7..3....9..5..8.....6.4.1.5....5...76........19.9...4..."},
    {T::finned_mutant_leviathan,
     kFinnedMutantIdea,
     ROOKERY_FINNED_NEEDS("Seven"),
     kFinnedMutantRemoves,
     "Only a program finds it. Nishio or templates of the digit come to the same result.",
     {T::mutant_leviathan, T::finned_mutant_whale, T::nishio_chain, T::template_delete},
     ".423....8..7.6.2......8..7..3....9..5..8.....6.4.1.5....5...76........19.9...4..."},
}};

#undef ROOKERY_NEEDS
#undef ROOKERY_FINNED_NEEDS

}  // namespace

std::span<const GuidePage> guide::mutant_fish() {
    return kMutantFish;
}

}  // namespace rookery
