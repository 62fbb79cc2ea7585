// Enumeration by positions: parts, ends, and requests without a puzzle.
#include "enumerate/positions/positions.hpp"

#include <doctest/doctest.h>

#include "solve/solve.hpp"
#include "support/enumerated.hpp"
#include "support/masks.hpp"
#include "support/samples.hpp"
#include "support/shell/tried_choices.hpp"

using namespace rookery;

namespace {

// Around a puzzle of 17 clues: six of its clues are not required, and 20 other cells are allowed.
EnumerationRequest request_around(std::string_view line) {
    EnumerationRequest request;
    const Grid9 puzzle = samples::grid_of(line);
    request.grid = solve(puzzle).first;
    const CellSet clues = clue_cells(puzzle);
    request.allowed = clues;
    for (int cell = 0; request.allowed.size() < 37; cell += 2) request.allowed.add(cell % 81);
    request.required = clues;
    for (int n = 0; n < 6; ++n) request.required.remove(request.required.first());
    return request;
}

}  // namespace

TEST_CASE("by positions: a part is the same alone, repeated, and among others; no puzzle is in two of them") {
    EnumerationRequest request = request_around(samples::k17Clues[3]);
    request.clues = 19;
    const auto enumeration = prepare_positions(request);
    REQUIRE(enumeration != nullptr);
    REQUIRE(enumeration->parts() > 20);
    const auto search = enumeration->search();
    EnumerationCounters in_all;
    std::vector<CellSet> puzzles;
    for (int part = enumeration->parts(); part-- > 0;) {
        CHECK(enumeration->weight(part) > 0);
        enumerated::Listing once;
        enumerated::Listing again;
        EnumerationCounters counters_once;
        EnumerationCounters counters_again;
        REQUIRE(search->run(part, once, nullptr, counters_once) == EnumerationEnd::complete);
        REQUIRE(search->run(part, again, nullptr, counters_again) == EnumerationEnd::complete);
        REQUIRE(once.found == again.found);
        REQUIRE(counters_once.nodes == counters_again.nodes);
        REQUIRE(counters_once.checks == counters_again.checks);
        puzzles.insert(puzzles.end(), once.found.begin(), once.found.end());
        in_all.nodes += counters_once.nodes;
        in_all.checks += counters_once.checks;
    }
    CHECK(in_all.nodes > 0);
    CHECK(in_all.checks > 0);
    CHECK(puzzles.size() > 10);
    puzzles = enumerated::sorted(puzzles);
    CHECK(std::adjacent_find(puzzles.begin(), puzzles.end()) == puzzles.end());
    for (const CellSet& clues : puzzles) {
        REQUIRE(clues.size() == request.clues);
        REQUIRE((request.required - clues).empty());
        REQUIRE((clues - request.allowed).empty());
        REQUIRE(tried::has_one_solution(request.grid, clues));
    }
}

TEST_CASE("by positions: minimal puzzles are those of all puzzles that need each clue") {
    EnumerationRequest request = request_around(samples::k17Clues[5]);
    request.clues = 18;
    const auto all = prepare_positions(request);
    request.minimal = true;
    const auto minimal = prepare_positions(request);
    REQUIRE(all != nullptr);
    REQUIRE(minimal != nullptr);
    std::vector<CellSet> expected;
    for (const CellSet& clues : enumerated::sorted(enumerated::all_puzzles(*all))) {
        if (redundant_clues(samples::puzzle_of(request.grid, clues)).empty()) expected.push_back(clues);
    }
    CHECK(enumerated::sorted(enumerated::all_puzzles(*minimal)) == expected);
}

TEST_CASE("by positions: a visitor can end the part") {
    EnumerationRequest request = request_around(samples::k17Clues[3]);
    request.clues = 19;
    const auto enumeration = prepare_positions(request);
    REQUIRE(enumeration != nullptr);
    int ended = 0;
    for (int part = 0; part < enumeration->parts(); ++part) {
        enumerated::Listing one(1);
        EnumerationCounters counters;
        const EnumerationEnd end = enumeration->search()->run(part, one, nullptr, counters);
        REQUIRE(one.found.size() <= 1);
        REQUIRE((end == EnumerationEnd::enough) == (one.found.size() == 1));
        ended += end == EnumerationEnd::enough;
    }
    CHECK(ended > 0);
}

TEST_CASE("by positions: the stop flag ends it") {
    const std::atomic<bool> stop{true};
    EnumerationRequest request;
    request.grid = solve(samples::grid_of(samples::k17Clues[3])).first;
    CHECK(prepare_positions(request, &stop) == nullptr);
    request.clues = 20;
    const auto enumeration = prepare_positions(request);
    REQUIRE(enumeration != nullptr);
    enumerated::Listing found;
    EnumerationCounters counters;
    // The last part: its first clues are as late as possible, so it is the largest.
    CHECK(enumeration->search()->run(enumeration->parts() - 1, found, &stop, counters) == EnumerationEnd::stopped);
}

TEST_CASE("by positions: requests without a puzzle, and with all clues required") {
    const Grid9 puzzle = samples::grid_of(samples::k17Clues[7]);
    const CellSet clues = clue_cells(puzzle);
    EnumerationRequest request;
    request.grid = solve(puzzle).first;
    const auto number = [&] {
        const auto enumeration = prepare_positions(request);
        REQUIRE(enumeration != nullptr);
        REQUIRE(enumeration->parts() >= 1);
        return enumerated::all_puzzles(*enumeration).size();
    };
    request.required = clues;
    CHECK(number() == 1);
    request.minimal = true;
    CHECK(number() == 1);
    request.clues = 16;
    CHECK(number() == 0);
    request.clues = 18;
    CHECK(number() == 0);  // none of them minimal
    request.minimal = false;
    CHECK(number() == 64);
    request.clues = 17;
    request.required = {};
    request.allowed = clues;
    CHECK(number() == 1);
    request.allowed.remove(clues.first());
    CHECK(number() == 0);  // 16 cells for 17 clues
    request.allowed = CellSet::house(9) | CellSet::house(10);
    CHECK(number() == 0);  // nothing in the other rows can be hit
}
