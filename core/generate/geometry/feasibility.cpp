#include "generate/geometry/feasibility.hpp"

#include <algorithm>
#include <array>

#include "generate/geometry/chute_crossing.hpp"

namespace rookery {
namespace {

bool has_determined_filling(ChuteMask clues) {
    const auto is_one = [clues](const ChuteFilling& filling) { return is_determined(filling, clues); };
    if (std::any_of(chute_classes().begin(), chute_classes().end(), is_one)) return true;  // unmoved: usually enough
    for (const auto& [mask, moves] : moves_by_mask(clues)) {
        for (const ChuteFilling& filling : chute_classes()) {
            if (is_determined(filling, mask)) return true;
        }
    }
    return false;
}

}  // namespace

std::optional<int> undetermined_chute(CellSet pattern) {
    for (int chute = 0; chute < kChutes; ++chute) {
        if (!has_determined_filling(chute_mask(pattern, chute))) return chute;
    }
    return std::nullopt;
}

std::optional<std::pair<int, int>> undetermined_crossing(CellSet pattern, StopToken stop) {
    std::array<bool, kChutes> too_many{};  // determined fillings
    for (int band = 0; band < 3; ++band) {
        for (int stack = 3; stack < kChutes; ++stack) {
            if (too_many[static_cast<std::size_t>(band)] || too_many[static_cast<std::size_t>(stack)]) continue;
            const ChuteCrossing crossing(pattern, band, stack, stop);
            too_many[static_cast<std::size_t>(band)] = crossing.band_has_too_many();
            too_many[static_cast<std::size_t>(stack)] = crossing.stack_has_too_many();
            if (crossing.is_undetermined(stop)) return std::pair{band, stack};
        }
    }
    return std::nullopt;
}

}  // namespace rookery
