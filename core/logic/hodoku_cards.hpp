// Cards that are listed only in HoDoKu's order (core/rate/hodoku_scale.hpp): other cards find their techniques too, but
// HoDoKu searches in another order or under other conditions.
#pragma once

#include "logic/technique_card.hpp"

namespace rookery::cards {

extern const TechniqueCard kHodokuFullHouse;
extern const TechniqueCard kHodokuXChain;
extern const TechniqueCard kHodokuXyChain;
extern const TechniqueCard kHodokuXWing;
extern const TechniqueCard kHodokuSwordfish;
extern const TechniqueCard kHodokuJellyfish;
extern const TechniqueCard kHodokuNakedSingle;
extern const TechniqueCard kHodokuHiddenSingle;
extern const TechniqueCard kHodokuPointing;
extern const TechniqueCard kHodokuClaiming;
extern const TechniqueCard kHodokuNakedPair;
extern const TechniqueCard kHodokuNakedTriple;
extern const TechniqueCard kHodokuNakedQuadruple;
extern const TechniqueCard kHodokuHiddenPair;
extern const TechniqueCard kHodokuHiddenTriple;
extern const TechniqueCard kHodokuHiddenQuadruple;
extern const TechniqueCard kHodokuXyWing;
extern const TechniqueCard kHodokuXyzWing;

}  // namespace rookery::cards
