// The table of fish: the rows of HoDoKu 2.2, each with its card. X-wing, swordfish and jellyfish, which are also in
// Sudoku Explainer, keep their labels.
#include "logic/fish/fish_steps.hpp"
#include "logic/hodoku_cards.hpp"

namespace rookery {

using T = Technique;

constexpr std::array<FishRow, kFishRows> kFishTable{{
    {T::x_wing, {FishShape::basic, 2, false, false}, false},
    {T::swordfish, {FishShape::basic, 3, false, false}, false},
    {T::jellyfish, {FishShape::basic, 4, false, false}, false},
    {T::squirmbag, {FishShape::basic, 5, false, false}, false},
    {T::whale, {FishShape::basic, 6, false, false}, false},
    {T::leviathan, {FishShape::basic, 7, false, false}, false},
    {T::finned_x_wing, {FishShape::basic, 2, true, false}, false},
    {T::finned_swordfish, {FishShape::basic, 3, true, false}, false},
    {T::finned_jellyfish, {FishShape::basic, 4, true, false}, false},
    {T::finned_squirmbag, {FishShape::basic, 5, true, false}, false},
    {T::finned_whale, {FishShape::basic, 6, true, false}, false},
    {T::finned_leviathan, {FishShape::basic, 7, true, false}, false},
    {T::sashimi_x_wing, {FishShape::basic, 2, true, false}, true},
    {T::sashimi_swordfish, {FishShape::basic, 3, true, false}, true},
    {T::sashimi_jellyfish, {FishShape::basic, 4, true, false}, true},
    {T::sashimi_squirmbag, {FishShape::basic, 5, true, false}, true},
    {T::sashimi_whale, {FishShape::basic, 6, true, false}, true},
    {T::sashimi_leviathan, {FishShape::basic, 7, true, false}, true},
    {T::franken_x_wing, {FishShape::franken, 2, false, false}, false},
    {T::franken_swordfish, {FishShape::franken, 3, false, false}, false},
    {T::franken_jellyfish, {FishShape::franken, 4, false, false}, false},
    {T::franken_squirmbag, {FishShape::franken, 5, false, false}, false},
    {T::franken_whale, {FishShape::franken, 6, false, false}, false},
    {T::franken_leviathan, {FishShape::franken, 7, false, false}, false},
    {T::finned_franken_x_wing, {FishShape::franken, 2, true, false}, false},
    {T::finned_franken_swordfish, {FishShape::franken, 3, true, false}, false},
    {T::finned_franken_jellyfish, {FishShape::franken, 4, true, false}, false},
    {T::finned_franken_squirmbag, {FishShape::franken, 5, true, false}, false},
    {T::finned_franken_whale, {FishShape::franken, 6, true, false}, false},
    {T::finned_franken_leviathan, {FishShape::franken, 7, true, false}, false},
    {T::mutant_x_wing, {FishShape::mutant, 2, false, false}, false},
    {T::mutant_swordfish, {FishShape::mutant, 3, false, false}, false},
    {T::mutant_jellyfish, {FishShape::mutant, 4, false, false}, false},
    {T::mutant_squirmbag, {FishShape::mutant, 5, false, false}, false},
    {T::mutant_whale, {FishShape::mutant, 6, false, false}, false},
    {T::mutant_leviathan, {FishShape::mutant, 7, false, false}, false},
    {T::finned_mutant_x_wing, {FishShape::mutant, 2, true, false}, false},
    {T::finned_mutant_swordfish, {FishShape::mutant, 3, true, false}, false},
    {T::finned_mutant_jellyfish, {FishShape::mutant, 4, true, false}, false},
    {T::finned_mutant_squirmbag, {FishShape::mutant, 5, true, false}, false},
    {T::finned_mutant_whale, {FishShape::mutant, 6, true, false}, false},
    {T::finned_mutant_leviathan, {FishShape::mutant, 7, true, false}, false},
}};

namespace {

template <int kRow>
bool find_row(const State& state, StepSink& sink) {
    return find_fish_of_row(state, sink, kRow);
}

// Whether finding all fish of that shape and size on a board takes seconds or more.
constexpr bool takes_long(const FishQuery& query) {
    return query.size >= (query.shape == FishShape::mutant ? 5 : query.shape == FishShape::franken ? 6 : 8);
}

}  // namespace

#define ROOKERY_SECOND_CARD(card, label_name, row) \
    constinit const TechniqueCard cards::card{     \
        .label = labels::label_name,               \
        .find = find_row<row>,                     \
        .say = say_any_fish,                       \
    };
#define ROOKERY_FISH(card, technique, row)            \
    constinit const TechniqueLabel labels::card{      \
        .group = TechniqueGroup::fish,                \
        .techniques = {Technique::technique},         \
        .is_deep = takes_long(kFishTable[row].query), \
    };                                                \
    constinit const TechniqueCard cards::card{        \
        .label = labels::card,                        \
        .find = find_row<row>,                        \
        .say = say_any_fish,                          \
    };

ROOKERY_SECOND_CARD(kHodokuXWing, kXWing, 0)
ROOKERY_SECOND_CARD(kHodokuSwordfish, kSwordfish, 1)
ROOKERY_SECOND_CARD(kHodokuJellyfish, kJellyfish, 2)
ROOKERY_FISH(kSquirmbag, squirmbag, 3)
ROOKERY_FISH(kWhale, whale, 4)
ROOKERY_FISH(kLeviathan, leviathan, 5)
ROOKERY_FISH(kFinnedXWing, finned_x_wing, 6)
ROOKERY_FISH(kFinnedSwordfish, finned_swordfish, 7)
ROOKERY_FISH(kFinnedJellyfish, finned_jellyfish, 8)
ROOKERY_FISH(kFinnedSquirmbag, finned_squirmbag, 9)
ROOKERY_FISH(kFinnedWhale, finned_whale, 10)
ROOKERY_FISH(kFinnedLeviathan, finned_leviathan, 11)
ROOKERY_FISH(kSashimiXWing, sashimi_x_wing, 12)
ROOKERY_FISH(kSashimiSwordfish, sashimi_swordfish, 13)
ROOKERY_FISH(kSashimiJellyfish, sashimi_jellyfish, 14)
ROOKERY_FISH(kSashimiSquirmbag, sashimi_squirmbag, 15)
ROOKERY_FISH(kSashimiWhale, sashimi_whale, 16)
ROOKERY_FISH(kSashimiLeviathan, sashimi_leviathan, 17)
ROOKERY_FISH(kFrankenXWing, franken_x_wing, 18)
ROOKERY_FISH(kFrankenSwordfish, franken_swordfish, 19)
ROOKERY_FISH(kFrankenJellyfish, franken_jellyfish, 20)
ROOKERY_FISH(kFrankenSquirmbag, franken_squirmbag, 21)
ROOKERY_FISH(kFrankenWhale, franken_whale, 22)
ROOKERY_FISH(kFrankenLeviathan, franken_leviathan, 23)
ROOKERY_FISH(kFinnedFrankenXWing, finned_franken_x_wing, 24)
ROOKERY_FISH(kFinnedFrankenSwordfish, finned_franken_swordfish, 25)
ROOKERY_FISH(kFinnedFrankenJellyfish, finned_franken_jellyfish, 26)
ROOKERY_FISH(kFinnedFrankenSquirmbag, finned_franken_squirmbag, 27)
ROOKERY_FISH(kFinnedFrankenWhale, finned_franken_whale, 28)
ROOKERY_FISH(kFinnedFrankenLeviathan, finned_franken_leviathan, 29)
ROOKERY_FISH(kMutantXWing, mutant_x_wing, 30)
ROOKERY_FISH(kMutantSwordfish, mutant_swordfish, 31)
ROOKERY_FISH(kMutantJellyfish, mutant_jellyfish, 32)
ROOKERY_FISH(kMutantSquirmbag, mutant_squirmbag, 33)
ROOKERY_FISH(kMutantWhale, mutant_whale, 34)
ROOKERY_FISH(kMutantLeviathan, mutant_leviathan, 35)
ROOKERY_FISH(kFinnedMutantXWing, finned_mutant_x_wing, 36)
ROOKERY_FISH(kFinnedMutantSwordfish, finned_mutant_swordfish, 37)
ROOKERY_FISH(kFinnedMutantJellyfish, finned_mutant_jellyfish, 38)
ROOKERY_FISH(kFinnedMutantSquirmbag, finned_mutant_squirmbag, 39)
ROOKERY_FISH(kFinnedMutantWhale, finned_mutant_whale, 40)
ROOKERY_FISH(kFinnedMutantLeviathan, finned_mutant_leviathan, 41)

#undef ROOKERY_FISH
#undef ROOKERY_SECOND_CARD

}  // namespace rookery
