// Cards for techniques that another card of the list finds too, in another way: for HoDoKu's scale.
#pragma once

#include "logic/technique_card.hpp"

namespace rookery::cards {

extern const TechniqueCard kHodokuXChain;
extern const TechniqueCard kHodokuXyChain;

}  // namespace rookery::cards
