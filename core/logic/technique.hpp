// Technique: what a step may be an example of, by number; and sets of techniques.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "contract/contract.hpp"

namespace rookery {

enum class Technique : std::uint8_t {
#define ROOKERY_CARD(card, ...) __VA_ARGS__,
#include "logic/technique_list.inc"
#undef ROOKERY_CARD
};

inline constexpr int kTechniqueCount = [] {
    using enum Technique;
    std::size_t count = 0;
#define ROOKERY_CARD(card, ...) count += std::initializer_list<Technique>{__VA_ARGS__}.size();
#include "logic/technique_list.inc"
#undef ROOKERY_CARD
    return static_cast<int>(count);
}();

using TechniqueSet = std::uint64_t;  // bit t stands for Technique t
inline constexpr TechniqueSet kAllTechniques = ~TechniqueSet{0};
// The bits that stand for a technique.
inline constexpr TechniqueSet kKnownTechniques = (TechniqueSet{1} << kTechniqueCount) - 1;
static_assert(kTechniqueCount < 64);

constexpr TechniqueSet technique_bit(Technique technique) {
    ROOKERY_EXPECTS(static_cast<int>(technique) < kTechniqueCount);
    return TechniqueSet{1} << static_cast<int>(technique);
}

std::string_view name_of(Technique technique);  // "X-wing", "Hidden single in box", ...

}  // namespace rookery
