// The least number of clues: for grids where it is known, compared with the method by positions and with the solver,
// which tries every choice of clues among a few cells.
#include "enumerate/fewest.hpp"

#include <doctest/doctest.h>

#include <atomic>

#include "board/random.hpp"
#include "solve/solve.hpp"
#include "support/data_folder.hpp"
#include "support/enumerated.hpp"
#include "support/environment.hpp"
#include "support/masks.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/random/random_grids.hpp"

namespace rookery {
namespace {

bool makes_puzzle(const Grid9& grid, const CellSet& clues) {
    return solve(samples::puzzle_of(grid, clues)).unique();
}

// Whether any choice of `left` cells of `rest`, added to `clues`, gives a puzzle.
bool any_makes_puzzle(const Grid9& grid, const CellSet& clues, CellSet rest, int left) {
    if (rest.size() < left || !makes_puzzle(grid, clues | rest)) return false;
    if (left == 0) return makes_puzzle(grid, clues);
    const int cell = rest.first();
    rest.remove(cell);
    return any_makes_puzzle(grid, clues | CellSet::single(cell), rest, left - 1) ||
           any_makes_puzzle(grid, clues, rest, left);
}

// The same as fewest_clues(), one number of clues after another.
FewestClues by_levels(const EnumerationRequest& request) {
    for (const FewestLevel& level : fewest_levels(request)) {
        FirstPuzzle first;
        EnumerationCounters counters;
        level.enumeration->run_all(first, nullptr, counters);
        if (first.found) return {level.clues, *first.found};
    }
    return {};
}

void check_grid(std::string_view line, int clues) {
    EnumerationRequest request;
    request.grid = enumerated::grid_of(line);
    const auto found = fewest_clues(request);
    REQUIRE(found);
    CAPTURE(line);
    CHECK(found->clues == clues);
    CHECK(found->puzzle.size() == clues);
    CHECK(makes_puzzle(request.grid, found->puzzle));
}

}  // namespace

TEST_CASE("grids with a known least number of clues") {
    check_grid(known::kG4, 17);
    check_grid(known::kG5, 19);
}

TEST_CASE("a grid with a published 17 has no fewer") {
    const std::size_t most = environment::number("ROOKERY_FULL", 0) != 0 ? 100 : 2;
    std::size_t done = 0;
    for (const std::string& line : data::lines_of("seventeens_by_grid.tsv")) {
        if (line.find('\t') != 81 || done++ >= most) continue;
        check_grid(std::string_view(line).substr(0, 81), 17);
    }
}

TEST_CASE("among a few cells: the number and the puzzle of each level in turn, and none with fewer clues") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    const auto cases = static_cast<int>(environment::number("ROOKERY_CASES", 8));
    int different = 0;
    int last = 0;
    for (int i = 0; i < cases; ++i) {
        Random random(seed, static_cast<std::uint64_t>(i));
        EnumerationRequest request;
        request.grid = random_grids::solution(random);
        request.allowed = enumerated::some_puzzle(request.grid, random);
        for (int others = 0; others < 7;) {
            const int cell = static_cast<int>(random.below(Geometry9::kCells));
            others += request.allowed.contains(cell) ? 0 : 1;
            request.allowed.add(cell);
        }
        if (i % 2 == 1) request.required.add(request.allowed.first());
        CAPTURE(seed);
        CAPTURE(i);
        CAPTURE(to_line(request.grid));
        const auto found = fewest_clues(request);
        REQUIRE(found);
        if (found->clues == 0) continue;  // it needs more than kMaxClues
        different += found->clues != last ? 1 : 0;
        last = found->clues;
        const FewestClues expected = by_levels(request);
        CHECK(found->clues == expected.clues);
        CHECK(found->puzzle == expected.puzzle);
        CHECK(makes_puzzle(request.grid, found->puzzle));
        CHECK((found->puzzle - request.allowed).empty());
        CHECK((request.required - found->puzzle).empty());
        CHECK_FALSE(any_makes_puzzle(request.grid, request.required, request.allowed - request.required,
                                     found->clues - 1 - request.required.size()));
        request.method = EnumerationMethod::positions;
        CHECK(fewest_clues(request)->clues == expected.clues);
    }
    CHECK(different > 1);
}

TEST_CASE("17 clues in so few cells that an 18th has no room, and too many required cells") {
    EnumerationRequest request;
    request.grid = enumerated::grid_of(known::kG4);
    const Grid9 puzzle = enumerated::grid_of(known::kG4Puzzle);
    request.allowed = CellSet{};
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (puzzle[cell] != 0) request.allowed.add(cell);
    }
    CHECK(fewest_clues(request)->clues == 17);
    request.required = request.allowed;
    request.allowed = CellSet::all();
    CHECK(fewest_clues(request)->clues == 17);
    request.required.add((~request.required).first());
    CHECK(fewest_clues(request)->clues == 18);
    request.allowed = request.required = CellSet::single(0);
    CHECK(fewest_clues(request)->clues == 0);
    std::atomic<bool> stop{true};
    CHECK_FALSE(fewest_clues(request, StopToken(&stop)));
}

}  // namespace rookery
