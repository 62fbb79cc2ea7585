#include "enumerate/fewest.hpp"

#include <algorithm>
#include <utility>

namespace rookery {
namespace {

int least_clues(const EnumerationRequest& request) {
    return std::max(kFewestOfAllGrids, request.required.size());
}

// The first puzzle with `clues` clues; sets `stopped` if the search did not finish.
std::optional<CellSet> first_puzzle(EnumerationRequest request, int clues, StopToken stop, bool& stopped) {
    request.clues = clues;
    const std::unique_ptr<Enumeration> enumeration = prepare(request, stop);
    FirstPuzzle first;
    EnumerationCounters counters;
    if (enumeration == nullptr || enumeration->run_all(first, stop, counters) == EnumerationEnd::stopped) {
        stopped = true;
        return std::nullopt;
    }
    return first.found;
}

}  // namespace

// A puzzle with one more clue is still a puzzle. So if no 18 exists, no 17 does either, and 17 needs a search of its
// own only if there is an 18. That takes a tenth less time for a random grid than trying the numbers in ascending
// order.
std::optional<FewestClues> fewest_clues(const EnumerationRequest& request, StopToken stop) {
    const int least = least_clues(request);
    const bool has_room = (request.allowed | request.required).size() > least;
    bool stopped = false;
    for (int clues = least + (has_room ? 1 : 0); clues <= kMaxClues; ++clues) {
        const std::optional<CellSet> found = first_puzzle(request, clues, stop, stopped);
        if (stopped) return std::nullopt;
        if (!found) continue;
        if (clues != least + 1) return FewestClues{clues, *found};
        const std::optional<CellSet> of_least = first_puzzle(request, least, stop, stopped);
        if (stopped) return std::nullopt;
        return of_least ? FewestClues{least, *of_least} : FewestClues{clues, *found};
    }
    return FewestClues{};
}

std::vector<FewestLevel> fewest_levels(const EnumerationRequest& request) {
    std::vector<FewestLevel> levels;
    for (int clues = least_clues(request); clues <= kMaxClues; ++clues) {
        EnumerationRequest of_level = request;
        of_level.clues = clues;
        levels.push_back({clues, prepare(of_level)});
    }
    return levels;
}

}  // namespace rookery
