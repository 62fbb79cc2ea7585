#include "enumerate/enumerate.hpp"

#include <string>

#include "board/names.hpp"
#include "enumerate/bands/bands.hpp"
#include "enumerate/positions/positions.hpp"
#include "enumerate/sample.hpp"

namespace rookery {
std::string contradiction_in(const EnumerationRequest& request) {
    if (request.clues < kLeastClues || request.clues > kMaxClues) {
        return "expected " + std::to_string(kLeastClues) + " to " + std::to_string(kMaxClues) + " clues, found " +
               std::to_string(request.clues);
    }
    if (const CellSet both = request.required - request.allowed; !both.empty()) {
        return "expected the required cells to be among the allowed ones, " + cell_name(both.first()) + " is not";
    }
    if (request.required.size() > request.clues) {
        return "expected no more required cells than clues, found " + std::to_string(request.required.size()) +
               " for " + std::to_string(request.clues);
    }
    return {};
}

std::string impossible_because(const EnumerationRequest& request) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (request.grid[cell] == 0) return "expected a solved grid, " + cell_name(cell) + " is empty";
        if (request.grid[cell] > 9) return "expected digits from 1 to 9 in " + cell_name(cell);
    }
    if (const auto conflict = first_conflict(request.grid)) {
        return "expected a solved grid, " + house_name(conflict->house) + " holds " + std::to_string(conflict->digit) +
               " twice (" + cell_name(conflict->first_cell) + " and " + cell_name(conflict->second_cell) + ")";
    }
    return contradiction_in(request);
}

EnumerationEnd Enumeration::run_all(PuzzleVisitor& visitor, StopToken stop, EnumerationCounters& counters) const {
    const std::unique_ptr<EnumerationSearch> searching = search();
    for (int part = 0; part < parts(); ++part) {
        const EnumerationEnd end = searching->run(part, visitor, stop, counters);
        if (end != EnumerationEnd::complete) return end;
    }
    return EnumerationEnd::complete;
}

EnumerationEstimate Enumeration::estimate(std::uint64_t seed, const ProgressCallback& progress) const {
    const std::unique_ptr<EnumerationSearch> searching = search();
    Sample sample;
    bool complete = true;
    const SampledParts sampled = sample_of(parts(), seed);
    std::size_t begun = 0;
    const auto run_part = [&](int part, auto take) {
        progress.report("sample " + std::to_string(++begun) + " of " +
                        std::to_string(sampled.warm_up.size() + sampled.counted.size()));
        PuzzleCount found;
        EnumerationCounters counters;
        complete = complete && searching->run(part, found, progress.stop, counters) == EnumerationEnd::complete;
        if (complete) take(counters.nodes, found.count);
    };
    for (const int part : sampled.warm_up) {
        run_part(part, [&](std::uint64_t nodes, std::uint64_t) { sample.add_warm_up(nodes); });
    }
    for (const int part : sampled.counted) {
        run_part(part, [&](std::uint64_t nodes, std::uint64_t puzzles) { sample.add(weight(part), nodes, puzzles); });
    }
    double all = 0;
    for (int part = 0; part < parts(); ++part) all += weight(part);
    EnumerationEstimate estimate = sample.scaled_to(parts(), all);
    estimate.complete = complete;
    return estimate;
}

std::unique_ptr<Enumeration> prepare(const EnumerationRequest& request, StopToken stop) {
    ROOKERY_EXPECTS(impossible_because(request).empty());
    switch (request.method) {
        case EnumerationMethod::bands:
            return prepare_bands(request, stop);
        case EnumerationMethod::positions:
            return prepare_positions(request, stop);
    }
    return nullptr;
}

}  // namespace rookery
