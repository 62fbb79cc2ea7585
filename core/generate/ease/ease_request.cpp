#include "generate/ease/ease_request.hpp"

#include <array>
#include <cstddef>

namespace rookery {

std::string_view name_of(Masking masking) {
    constexpr std::array<std::string_view, kMaskingCount> kNames{"tuned", "random"};
    return kNames[static_cast<std::size_t>(masking)];
}

std::string_view name_of(UniquenessTest uniqueness) {
    constexpr std::array<std::string_view, kUniquenessTestCount> kNames{"fast", "slow", "hybrid"};
    return kNames[static_cast<std::size_t>(uniqueness)];
}

}  // namespace rookery
