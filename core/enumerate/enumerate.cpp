#include "enumerate/enumerate.hpp"

#include <string>

#include "enumerate/bands/bands.hpp"
#include "enumerate/positions/positions.hpp"
#include "enumerate/sample.hpp"
#include "solve/solve.hpp"

namespace rookery {
namespace {

std::string name_of_cell(int cell) {
    return "r" + std::to_string(1 + Geometry9::row_of(cell)) + "c" + std::to_string(1 + Geometry9::column_of(cell));
}

std::string name_of_house(int house) {
    static constexpr std::array<const char*, 3> kKinds{"box", "row", "column"};
    return std::string(kKinds[house / 9]) + " " + std::to_string(1 + house % 9);
}

}  // namespace

std::string impossible_because(const EnumerationRequest& request) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (request.grid[cell] == 0) return "expected a solved grid, " + name_of_cell(cell) + " is empty";
        if (request.grid[cell] > 9) return "expected digits from 1 to 9 in " + name_of_cell(cell);
    }
    if (Conflict conflict{}; find_conflict(request.grid, conflict)) {
        return "expected a solved grid, " + name_of_house(conflict.house) + " holds " + std::to_string(conflict.digit) +
               " twice (" + name_of_cell(conflict.first_cell) + " and " + name_of_cell(conflict.second_cell) + ")";
    }
    if (request.clues < kLeastClues || request.clues > kMostClues) {
        return "expected " + std::to_string(kLeastClues) + " to " + std::to_string(kMostClues) + " clues, found " +
               std::to_string(request.clues);
    }
    if (const CellSet both = request.required - request.allowed; !both.empty()) {
        return name_of_cell(both.first()) + " is required as a clue, but not allowed";
    }
    if (request.required.size() > request.clues) {
        return std::to_string(request.required.size()) + " cells are required as clues, more than the " +
               std::to_string(request.clues) + " clues wanted";
    }
    return {};
}

EnumerationEnd Enumeration::run_all(PuzzleVisitor& visitor, const std::atomic<bool>* stop,
                                    EnumerationWork& work) const {
    for (int part = 0; part < parts(); ++part) {
        const EnumerationEnd end = run(part, visitor, stop, work);
        if (end != EnumerationEnd::complete) return end;
    }
    return EnumerationEnd::complete;
}

EnumerationEstimate Enumeration::estimate(std::uint64_t seed, const std::atomic<bool>* stop) const {
    return estimate_from_sample(*this, seed, [&](int part, PuzzleVisitor& visitor, EnumerationWork& work) {
        return run(part, visitor, stop, work);
    });
}

std::unique_ptr<Enumeration> prepare(const EnumerationRequest& request, const std::atomic<bool>* stop) {
    switch (request.method) {
        case EnumerationMethod::bands:
            return prepare_bands(request, stop);
        case EnumerationMethod::positions:
            return prepare_positions(request, stop);
    }
    return nullptr;
}

}  // namespace rookery
