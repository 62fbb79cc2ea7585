// Pages on Kraken fish: fish with chains behind their fins.
#include "logic/guide/guide.hpp"

namespace rookery {
namespace {

using T = Technique;

constexpr std::array<GuidePage, 2> kKrakenFish = {{
    {T::kraken_fish_1,
     "A finned fish whose fins do not see what the fish would remove. Either the fish holds or a fin is true; if a "
     "chain leads from each fin to the same result, it does not matter which.",
     "A fish of two to four lines or boxes with one or two fins, and from each fin a chain to a candidate in a cover.",
     "That candidate.",
     "Where a finned fish removes nothing, take what it would remove without its fins, and follow each fin there.",
     {T::finned_x_wing, T::finned_swordfish, T::kraken_fish_2, T::forcing_chain_verity},
     "...1....5.76....41..4.3.8.....6.9...5..38...........28..2....7.....9.3...4...6..."},
    {T::kraken_fish_2,
     "If a fish holds, each of its covers has one of the fish's candidates. If each of these in one cover, and each "
     "fin as well, leads to the same result, it must be true. The result may be about any digit, anywhere.",
     "A fish, with two fins at most, and a chain from each fin and from each of its candidates in one cover to the "
     "same candidate.",
     "That candidate.",
     "Choose a cover with few candidates of the fish, and follow each of them and each fin; compare what is removed.",
     {T::kraken_fish_1, T::region_chain, T::forcing_chain_verity},
     ".8..9.71..........7....8....24.....1...41...6...5....86913.......3.7...48....2.9."},
}};

}  // namespace

std::span<const GuidePage> guide::kraken_fish() {
    return kKrakenFish;
}

}  // namespace rookery
