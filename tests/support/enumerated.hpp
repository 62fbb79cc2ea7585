// Complete enumerations for tests: the puzzles found, as sets of clue cells.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "board/clue_cells.hpp"
#include "board/random.hpp"
#include "enumerate/enumerate.hpp"
#include "solve/solve.hpp"
#include "support/masks.hpp"
#include "text/text.hpp"
#include "unavoidable/unavoidable.hpp"

namespace rookery::enumerated {

inline Grid9 grid_of(std::string_view line) {
    const auto parsed = parse_line(line, 1);
    REQUIRE(std::holds_alternative<ParsedPuzzle>(parsed));
    return std::get<Grid9>(std::get<ParsedPuzzle>(parsed).grid);
}

class Listing : public PuzzleVisitor {
  public:
    explicit Listing(std::size_t most = SIZE_MAX) : most_{most} {}
    bool puzzle(const CellSet& clues) override {
        found.push_back(clues);
        return found.size() < most_;
    }
    std::vector<CellSet> found;

  private:
    std::size_t most_;
};

inline std::vector<CellSet> all_puzzles(const Enumeration& enumeration) {
    Listing listing;
    EnumerationCounters counters;
    REQUIRE(enumeration.run_all(listing, nullptr, counters) == EnumerationEnd::complete);
    return listing.found;
}

inline std::vector<CellSet> all_puzzles(const EnumerationRequest& request) {
    REQUIRE(impossible_because(request) == "");
    const auto enumeration = prepare(request);
    REQUIRE(enumeration != nullptr);
    return all_puzzles(*enumeration);
}

inline std::uint64_t count_puzzles(const EnumerationRequest& request) {
    const auto enumeration = prepare(request);
    REQUIRE(enumeration != nullptr);
    PuzzleCount found;
    EnumerationCounters counters;
    REQUIRE(enumeration->run_all(found, nullptr, counters) == EnumerationEnd::complete);
    return found.count;
}

inline EnumerationRequest request_for(std::string_view line, int clues) {
    EnumerationRequest request;
    request.grid = grid_of(line);
    request.clues = clues;
    return request;
}

// A puzzle of the grid with few redundant clues.
inline CellSet some_puzzle(const Grid9& grid, Random& random) {
    CellSet clues = CellSet::all();
    for (int i = 0; i < 300; ++i) {
        const CellSet fewer = clues - CellSet::single(static_cast<int>(random.below(Geometry9::kCells)));
        if (solve(samples::puzzle_of(grid, fewer)).unique()) clues = fewer;
    }
    return clues;
}

// In the same order for every method.
inline std::vector<CellSet> sorted(std::vector<CellSet> sets) {
    std::sort(sets.begin(), sets.end(), listed_before);
    return sets;
}

}  // namespace rookery::enumerated
