// A grid with fourteen puzzles of 17 clues, and known facts about its puzzles of 18. Fifteen clues occur in all
// fourteen; some of them are required here, to keep the search short.
#include "enumerate/positions/positions.hpp"

#include <doctest/doctest.h>

#include "support/enumerated.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/samples.hpp"

using namespace rookery;

TEST_CASE("by positions: g4 with eight clues required") {
    EnumerationRequest request;
    request.grid = samples::grid_of(known::kG4);
    request.required = clue_cells(samples::grid_of("1...5.........9..36.........7...3.........6"));
    const auto number = [&](int clues) {
        request.clues = clues;
        const auto enumeration = prepare_positions(request);
        REQUIRE(enumeration != nullptr);
        return enumerated::all_puzzles(*enumeration).size();
    };
    CHECK(number(16) == 0);
    CHECK(number(17) == 14);
    CHECK(number(18) == 976);  // of 991
}
