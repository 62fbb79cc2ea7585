#include "generate/geometry/reasons.hpp"

#include "generate/geometry/feasibility.hpp"

namespace rookery {
namespace {

constexpr const char* kConclusion = ": no puzzle on this pattern has one solution";

// Two rows of a band (columns of a stack) without a clue.
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
                   " have no clue, so swapping them in any solution gives another" + kConclusion;
        }
    }
    return {};
}

}  // namespace

std::string impossible_by_lines(CellSet pattern) {
    if (pattern.size() < kFewestClues) {
        return "the pattern has " + std::to_string(pattern.size()) + " clues: " + std::string(kTooFewClues);
    }
    for (const HouseKind kind : {HouseKind::row, HouseKind::column}) {
        if (std::string reason = clueless_lines(pattern, kind); !reason.empty()) return reason;
    }
    return {};
}

std::string impossible_by_chutes(CellSet pattern) {
    if (std::string reason = impossible_by_lines(pattern); !reason.empty()) return reason;
    const std::optional<int> chute = undetermined_chute(pattern);
    return chute ? reason_of_chute(*chute) : std::string();
}

std::string impossible_by_crossing(CellSet pattern, StopToken stop) {
    const auto crossing = undetermined_crossing(pattern, stop);
    return crossing ? reason_of_crossing(crossing->first, crossing->second) : std::string();
}

std::string reason_of_chute(int chute) {
    return "the clues in " + name_of_chute(chute) +
           " are too few, or in the wrong cells: some digits could always be swapped" + kConclusion;
}

std::string reason_of_crossing(int band, int stack) {
    ROOKERY_EXPECTS(0 <= band && band < 3 && 3 <= stack && stack < kChutes);
    return "the clues in " + name_of_chute(band) + " and " + name_of_chute(stack) +
           " are too few, or in the wrong cells: some digits could always be swapped" + kConclusion;
}

}  // namespace rookery
