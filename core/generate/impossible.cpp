// Checks of a request before any search.
#include <bitset>

#include "generate/contradictions.hpp"
#include "generate/generate.hpp"
#include "generate/geometry/reasons.hpp"

namespace rookery {
namespace {

// Whether some of the orbits can have low..high cells in total.
bool orbits_can_sum_to(PatternSymmetry symmetry, int low, int high) {
    std::bitset<Geometry9::kCells + 1> sums;
    sums[0] = true;
    for (const CellSet orbit : orbits_of_board(symmetry)) sums |= sums << static_cast<std::size_t>(orbit.size());
    for (int n = low; n <= high; ++n) {
        if (sums[static_cast<std::size_t>(n)]) return true;
    }
    return false;
}

std::string window_text(int low, int high) {
    return low == high ? std::to_string(low) : std::to_string(low) + " to " + std::to_string(high);
}

}  // namespace

std::string impossible_because(const GenerateRequest& request) {
    if (request.min_clues > request.max_clues) return "the lowest number of clues is above the highest";
    if (std::string reason = contradiction_in(request); !reason.empty()) return reason;
    if (request.max_clues < kFewestClues) return std::string(kTooFewClues);
    if (request.min_clues > Geometry9::kCells) return "a board has 81 cells";
    if (request.pattern) {
        const CellSet pattern = *request.pattern;
        if (std::string reason = impossible_by_chutes(pattern); !reason.empty()) return reason;
        if (pattern.size() < request.min_clues || pattern.size() > request.max_clues) {
            return "the pattern has " + std::to_string(pattern.size()) + " clues, not " +
                   window_text(request.min_clues, request.max_clues);
        }
        return {};
    }
    if (!orbits_can_sum_to(request.symmetry, request.min_clues, request.max_clues)) {
        return "no pattern with the symmetry " + std::string(name_of(request.symmetry)) + " has " +
               window_text(request.min_clues, request.max_clues) + " cells";
    }
    return {};
}

}  // namespace rookery
