#include "rate/hodoku_names.hpp"

#include <array>

namespace rookery {

std::span<const HodokuName> hodoku_names() {
#define HODOKU_LINE(place, card, technique, score, level, on, code, row, library, name) \
    HodokuName{Technique::technique, name},
    static constexpr auto kNames = std::to_array<HodokuName>({
#include "rate/hodoku_lines.inc"
    });
#undef HODOKU_LINE
    return kNames;
}

}  // namespace rookery
