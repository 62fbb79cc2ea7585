// Pages on Franken fish, which use boxes as well as lines. All sizes share their text.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::string_view kFrankenIdea =
    "A fish may use boxes as well as lines. The base houses share no candidate of the digit, so they hold it once each "
    "in different cells; all these cells are in as many cover houses, which have the digit once each too. So the "
    "covers get it from the bases.";
constexpr std::string_view kFrankenRemoves =
    "The digit is removed from the cells of the covers that are not in a base, and from every cell in two covers.";
constexpr std::string_view kFinnedFrankenIdea =
    "A Franken fish with fins: candidates of the bases outside the covers, or in two bases at once (endo fins). If no "
    "fin is right, the fish holds; if one is, whatever sees it loses the digit. What both cases remove is wrong.";
constexpr std::string_view kFinnedFrankenRemoves =
    "The digit is removed from the cells that the fish without fins would clear, as far as they see every fin.";
// `count`: the number of its base houses.
#define ROOKERY_NEEDS(count)                                                                                           \
    count                                                                                                              \
        " base houses, rows and boxes (or columns and boxes), without a candidate in common, and as many cover "       \
        "houses, columns and boxes (or rows and boxes), that take in all of their candidates; at least one box among " \
        "them."
#define ROOKERY_FINNED_NEEDS(count)                                                                                  \
    count                                                                                                            \
        " base houses, rows and boxes (or columns and boxes), and as many cover houses, columns and boxes (or rows " \
        "and boxes), that take in all candidates of the bases but the fins; at least one box among them."

constexpr std::array<GuidePage, 12> kFrankenFish = {{
    {T::franken_x_wing,
     kFrankenIdea,
     ROOKERY_NEEDS("Two"),
     kFrankenRemoves,
     "With two houses, locked candidates show the same, and they come first. It is worth knowing as the simplest of "
     "its kind; with fins it is useful.",
     {T::x_wing, T::pointing, T::finned_franken_x_wing, T::franken_swordfish},
     {}},
    {T::franken_swordfish,
     kFrankenIdea,
     ROOKERY_NEEDS("Three"),
     kFrankenRemoves,
     "Begin with two lines that nearly make a swordfish, and see whether a box supplies the third.",
     {T::swordfish, T::franken_x_wing, T::finned_franken_swordfish, T::mutant_swordfish},
     {}},
    {T::franken_jellyfish,
     kFrankenIdea,
     ROOKERY_NEEDS("Four"),
     kFrankenRemoves,
     "Few people would look for it. When a jellyfish fails in one band, try a box of that band as a base or a cover.",
     {T::jellyfish, T::franken_swordfish, T::finned_franken_jellyfish},
     "..67..39...9.1..6231...........3...4..72...134....1......4.8.75....531.6.651....."},
    {T::franken_squirmbag,
     kFrankenIdea,
     ROOKERY_NEEDS("Five"),
     kFrankenRemoves,
     "Only a program finds it. Colouring, Nishio or templates of the digit come to the same result.",
     {T::squirmbag, T::franken_jellyfish, T::finned_franken_squirmbag, T::template_delete},
     "..67...91..9....623......4.....3...4..72...1.4....1....3...8.75..495.1...651...3."},
    {T::franken_whale,
     kFrankenIdea,
     ROOKERY_NEEDS("Six"),
     kFrankenRemoves,
     "Only a program finds it. Colouring, Nishio or templates of the digit come to the same result.",
     {T::whale, T::franken_squirmbag, T::finned_franken_whale, T::template_delete},
     {}},
    {T::franken_leviathan,
     kFrankenIdea,
     ROOKERY_NEEDS("Seven"),
     kFrankenRemoves,
     "Only a program finds it. Colouring, Nishio or templates of the digit come to the same result.",
     {T::leviathan, T::franken_whale, T::finned_franken_leviathan, T::template_delete},
     {}},
    {T::finned_franken_x_wing,
     kFinnedFrankenIdea,
     ROOKERY_FINNED_NEEDS("Two"),
     kFinnedFrankenRemoves,
     "Take a row and a box, and two columns that cover all but one or two of their places. Then look at the cells of "
     "the columns that see those.",
     {T::franken_x_wing, T::finned_x_wing, T::finned_franken_swordfish, T::empty_rectangle},
     {}},
    {T::finned_franken_swordfish,
     kFinnedFrankenIdea,
     ROOKERY_FINNED_NEEDS("Three"),
     kFinnedFrankenRemoves,
     "Choose a candidate that you doubt: it must see all fins. Look at the houses that it leaves with two or three "
     "places for the digit; they are likely bases.",
     {T::franken_swordfish, T::finned_swordfish, T::finned_franken_jellyfish, T::grouped_discontinuous_nice_loop},
     "..............1..2..3.4..5.........6..7.....1..875........9.4...6......321......."},
    {T::finned_franken_jellyfish,
     kFinnedFrankenIdea,
     ROOKERY_FINNED_NEEDS("Four"),
     kFinnedFrankenRemoves,
     "Choose a candidate that you doubt and follow it for this one digit (Nishio): the houses that run out of room are "
     "the bases.",
     {T::franken_jellyfish, T::finned_jellyfish, T::finned_franken_swordfish, T::finned_mutant_jellyfish},
     ".423....8..7.6.2......8..7..3....9..5..8.....6.4.1.5....5...76........19.9...4..."},
    {T::finned_franken_squirmbag,
     kFinnedFrankenIdea,
     ROOKERY_FINNED_NEEDS("Five"),
     kFinnedFrankenRemoves,
     "Only a program finds it. Nishio or templates of the digit come to the same result.",
     {T::franken_squirmbag, T::finned_franken_jellyfish, T::nishio_chain, T::template_delete},
     ".423....8..7.6.2......8..7..3....9..5..8.....6.4.1.5....5...76........19.9...4..."},
    {T::finned_franken_whale,
     kFinnedFrankenIdea,
     ROOKERY_FINNED_NEEDS("Six"),
     kFinnedFrankenRemoves,
     "Only a program finds it. Nishio or templates of the digit come to the same result.",
     {T::franken_whale, T::finned_franken_squirmbag, T::nishio_chain, T::template_delete},
     "2....8.5...3....6..7...2..4..6..73.....24...7.8.6...........4.....19....91......3"},
    {T::finned_franken_leviathan,
     kFinnedFrankenIdea,
     ROOKERY_FINNED_NEEDS("Seven"),
     kFinnedFrankenRemoves,
     "Only a program finds it. Nishio or templates of the digit come to the same result.",
     {T::franken_leviathan, T::finned_franken_whale, T::nishio_chain, T::template_delete},
     "9..7...8.86..4...1..7....2..13..6........2..7..91....2....6..7.6..4....9.....54.."},
}};

#undef ROOKERY_NEEDS
#undef ROOKERY_FINNED_NEEDS

}  // namespace

std::span<const GuidePage> guide::franken_fish() {
    return kFrankenFish;
}

}  // namespace rookery
