// Pages on finned and sashimi fish. All sizes share their text, except how to look for them.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::string_view kFinnedIdea =
    "It would be a plain fish, but for a few candidates of the base lines, the fins, outside the cover lines. If no "
    "fin is right, the plain fish holds; if one is, whatever sees it loses the digit. So whatever the plain fish would "
    "remove is wrong in any case if every fin sees it.";
constexpr std::string_view kSashimiIdea =
    "A finned fish that falls apart without its fins: one of its lines then has one place left for the digit, or none. "
    "The reasoning still holds: if no fin is right, the base lines use up the cover lines; if one is, whatever sees it "
    "loses the digit.";
constexpr std::string_view kFinnedRemoves =
    "The digit is removed from the cells of the cover lines, outside the base lines, that see every fin: these are in "
    "the box of the fins.";
// `count`: the number of its lines.
#define ROOKERY_FINNED_NEEDS(count)                                                                                \
    count                                                                                                          \
        " rows (or columns) in which the digit's candidates lie on as many columns (or rows), but for one fin or " \
        "more, all in one box."
#define ROOKERY_SASHIMI_NEEDS(count)                                                                               \
    count                                                                                                          \
        " rows (or columns) in which the digit's candidates lie on as many columns (or rows), but for one fin or " \
        "more, all in one box; without the fins a base line has one candidate or none."

constexpr std::array<GuidePage, 12> kFinnedFish = {{
    {T::finned_x_wing,
     kFinnedIdea,
     ROOKERY_FINNED_NEEDS("Two"),
     kFinnedRemoves,
     "Take a line with two places for a digit, and another whose places are those two and one or two more in the same "
     "box as one of them.",
     {T::x_wing, T::sashimi_x_wing, T::finned_swordfish, T::skyscraper},
     "...9.71...5...4.3....8...5...71..3..6........5...9.4..9....3.8..1..28.....3...7.1"},
    {T::sashimi_x_wing,
     kSashimiIdea,
     ROOKERY_SASHIMI_NEEDS("Two"),
     kFinnedRemoves,
     "A skyscraper is one with a single fin: two lines line up at one end, and their other ends are in the same stack "
     "or band of boxes. Here one of these ends may be two places side by side in a box.",
     {T::finned_x_wing, T::skyscraper, T::sashimi_swordfish},
     "....5...9.6.....3....3.941.3..6.....6..8.1..3.....5..7.315.7..4.5.....2.4...8...."},
    {T::finned_swordfish,
     kFinnedIdea,
     ROOKERY_FINNED_NEEDS("Three"),
     kFinnedRemoves,
     "Look for a swordfish in which one line has one place too many, next to a box that the fish crosses.",
     {T::swordfish, T::finned_x_wing, T::sashimi_swordfish, T::finned_jellyfish},
     "...9..........3.2.3.......8..1.42.5...7.5.4..9.....16.5..3....7..2.......8..6..4."},
    {T::sashimi_swordfish,
     kSashimiIdea,
     ROOKERY_SASHIMI_NEEDS("Three"),
     kFinnedRemoves,
     "Look for a swordfish with one corner missing, whose line has one or two other places in the same box.",
     {T::finned_swordfish, T::sashimi_x_wing, T::sashimi_jellyfish},
     ".................1..2.34........234..1.5......6...7......6.......4....2..8.1....5"},
    {T::finned_jellyfish,
     kFinnedIdea,
     ROOKERY_FINNED_NEEDS("Four"),
     kFinnedRemoves,
     "Four lines are about as many as a person can follow. Look for a digit with many places, where four lines leave "
     "the same columns (or rows) empty except in one box.",
     {T::jellyfish, T::finned_swordfish, T::sashimi_jellyfish, T::finned_franken_swordfish},
     "........1.....2.....3.4..56.....72....6.......8......5...61.....2.......75....8.."},
    {T::sashimi_jellyfish,
     kSashimiIdea,
     ROOKERY_SASHIMI_NEEDS("Four"),
     kFinnedRemoves,
     "Like the finned jellyfish, with a corner missing where the fins are.",
     {T::finned_jellyfish, T::sashimi_swordfish, T::jellyfish},
     "................12..3.45.........3....4...5...1.62.......2.......5..7....8.1...9."},
    {T::finned_squirmbag,
     kFinnedIdea,
     ROOKERY_FINNED_NEEDS("Five"),
     kFinnedRemoves,
     "It is rare, and mostly found by programs. By hand, look for a smaller fish with boxes (Franken) or for a chain "
     "of this digit in its place.",
     {T::squirmbag, T::finned_jellyfish, T::sashimi_squirmbag, T::finned_franken_swordfish},
     {}},
    {T::sashimi_squirmbag,
     kSashimiIdea,
     ROOKERY_SASHIMI_NEEDS("Five"),
     kFinnedRemoves,
     "It is rare, and mostly found by programs. By hand, look for a smaller fish with boxes (Franken) or for a chain "
     "of this digit in its place.",
     {T::finned_squirmbag, T::sashimi_jellyfish, T::sashimi_whale},
     {}},
    {T::finned_whale,
     kFinnedIdea,
     ROOKERY_FINNED_NEEDS("Six"),
     kFinnedRemoves,
     "Only a program finds it. The digit must be missing from seven lines or more, and then a smaller pattern nearly "
     "always shows the same.",
     {T::whale, T::finned_squirmbag, T::sashimi_whale, T::finned_leviathan},
     ".7.2..3...489..26...3.....4.2.....41.94.8.........4....6.791.3........72..9.3...."},
    {T::sashimi_whale,
     kSashimiIdea,
     ROOKERY_SASHIMI_NEEDS("Six"),
     kFinnedRemoves,
     "Only a program finds it. The digit must be missing from seven lines or more, and then a smaller pattern nearly "
     "always shows the same.",
     {T::finned_whale, T::sashimi_squirmbag, T::sashimi_leviathan},
     {}},
    {T::finned_leviathan,
     kFinnedIdea,
     ROOKERY_FINNED_NEEDS("Seven"),
     kFinnedRemoves,
     "Only a program finds it. The digit must be missing from eight lines or more, and then a smaller pattern nearly "
     "always shows the same.",
     {T::leviathan, T::finned_whale, T::sashimi_leviathan, T::template_delete},
     {}},
    {T::sashimi_leviathan,
     kSashimiIdea,
     ROOKERY_SASHIMI_NEEDS("Seven"),
     kFinnedRemoves,
     "Only a program finds it. The digit must be missing from eight lines or more, and then a smaller pattern nearly "
     "always shows the same.",
     {T::finned_leviathan, T::sashimi_whale, T::template_delete},
     {}},
}};

#undef ROOKERY_FINNED_NEEDS
#undef ROOKERY_SASHIMI_NEEDS

}  // namespace

std::span<const GuidePage> guide::finned_fish() {
    return kFinnedFish;
}

}  // namespace rookery
