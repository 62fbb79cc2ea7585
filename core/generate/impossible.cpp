// What can be said of a request before any search.
#include <bitset>

#include "generate/generate.hpp"

namespace rookery {
namespace {

// McGuire, Tugemann and Civario (2012) searched all essentially different boards: none has a 16-clue puzzle.
constexpr int kFewestClues = 17;

// Two rows of a band (columns of a stack) without a clue: swapping them turns one solution into another.
std::string clueless_lines(CellSet pattern, HouseKind kind) {
    const bool rows = kind == HouseKind::row;
    const int first_house = rows ? 9 : 18;
    for (int chute = 0; chute < 3; ++chute) {
        int clueless = -1;
        for (int i = 3 * chute; i < 3 * chute + 3; ++i) {
            if (!(pattern & CellSet::house(first_house + i)).empty()) continue;
            if (clueless < 0) {
                clueless = i;
                continue;
            }
            return std::string(rows ? "rows " : "columns ") + std::to_string(clueless + 1) + " and " +
                   std::to_string(i + 1) + " of one " + (rows ? "band" : "stack") +
                   " have no clue, so swapping them in any solution gives another: no puzzle on this pattern has one "
                   "solution";
        }
    }
    return {};
}

// Whether cells that go together in orbits can number low..high.
bool orbits_can_sum_to(PatternSymmetry symmetry, int low, int high) {
    std::bitset<Geometry9::kCells + 1> sums;
    sums[0] = true;
    CellSet covered;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (covered.contains(cell)) continue;
        const CellSet orbit = orbit_of(cell, symmetry);
        covered |= orbit;
        sums |= sums << static_cast<std::size_t>(orbit.size());
    }
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
    if (request.difficulty.er.low > request.difficulty.er.high) return "the lowest rating is above the highest";
    if (request.max_clues < kFewestClues)
        return "no puzzle with fewer than 17 clues has one solution, as a search of all boards has shown";
    if (request.min_clues > Geometry9::kCells) return "a board has 81 cells";
    if (request.pattern) {
        const CellSet pattern = *request.pattern;
        if (pattern.size() < kFewestClues) {
            return "the pattern has " + std::to_string(pattern.size()) +
                   " clues: no puzzle with fewer than 17 clues has one solution, as a search of all boards has shown";
        }
        for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
            if (std::string reason = clueless_lines(pattern, kind); !reason.empty()) return reason;
        }
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
