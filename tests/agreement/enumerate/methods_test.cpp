// The two methods compared with each other, and both with trying every choice of clues.
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "board/random.hpp"
#include "solve/solve.hpp"
#include "support/enumerated.hpp"
#include "support/environment.hpp"
#include "support/masks.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/random/random_grids.hpp"

namespace rookery {
namespace {

using enumerated::sorted;

// Gives every choice of `left` cells of `rest`, added to `clues`, to the solver.
void try_all(const EnumerationRequest& request, const CellSet& clues, CellSet rest, int left,
             std::vector<CellSet>& found) {
    if (left == 0) {
        const Grid9 puzzle = samples::puzzle_of(request.grid, clues);
        if (solve(puzzle).unique() && (!request.minimal || redundant_clues(puzzle).empty())) found.push_back(clues);
        return;
    }
    if (rest.size() < left) return;
    const int cell = rest.first();
    rest.remove(cell);
    try_all(request, clues | CellSet::single(cell), rest, left - 1, found);
    try_all(request, clues, rest, left, found);
}

std::vector<CellSet> by_method(EnumerationRequest request, EnumerationMethod method) {
    request.method = method;
    return sorted(enumerated::all_puzzles(request));
}

// `cells` with `others` more cells of the grid.
CellSet with_others(CellSet cells, int others, Random& random) {
    while (others > 0) {
        const int cell = static_cast<int>(random.below(Geometry9::kCells));
        if (cells.contains(cell)) continue;
        cells.add(cell);
        --others;
    }
    return cells;
}

}  // namespace

TEST_CASE("both methods match exhaustive search") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    const auto cases = static_cast<int>(environment::number("ROOKERY_CASES", 6));
    for (int i = 0; i < cases; ++i) {
        Random random(seed, static_cast<std::uint64_t>(i));
        EnumerationRequest request;
        request.grid = random_grids::solution(random);
        const CellSet puzzle = enumerated::some_puzzle(request.grid, random);
        if (puzzle.size() > kMaxClues) continue;
        // Some clues are fixed, and few cells remain for the others.
        request.clues = std::min(puzzle.size() + static_cast<int>(random.below(2)), kMaxClues);
        request.allowed = with_others(puzzle, 6, random);
        CellSet rest = puzzle;
        while (request.required.size() < puzzle.size() - 9) {
            const int cell = rest.first();
            rest.remove(cell);
            if (random.below(3) != 0) request.required.add(cell);
            if (rest.empty()) rest = puzzle - request.required;
        }
        request.minimal = random.below(2) == 0;
        CAPTURE(seed);
        CAPTURE(i);
        CAPTURE(to_line(request.grid));
        std::vector<CellSet> expected;
        try_all(request, request.required, request.allowed - request.required, request.clues - request.required.size(),
                expected);
        expected = sorted(expected);
        CHECK(by_method(request, EnumerationMethod::bands) == expected);
        CHECK(by_method(request, EnumerationMethod::positions) == expected);
    }
}

TEST_CASE("the 17-clue puzzles in a part of a grid that has fourteen") {
    EnumerationRequest request = enumerated::request_for(known::kG4, 17);
    const std::vector<CellSet> all = by_method(request, EnumerationMethod::bands);
    REQUIRE(all.size() == 14);
    Random random(environment::number("ROOKERY_SEED", 1));
    for (const int others : {4, 12, 20}) {
        request.allowed = with_others(all[random.below(14)], others, random);
        std::vector<CellSet> expected;
        for (const CellSet& clues : all) {
            if ((clues - request.allowed).empty()) expected.push_back(clues);
        }
        REQUIRE(!expected.empty());
        CHECK(by_method(request, EnumerationMethod::bands) == expected);
        CHECK(by_method(request, EnumerationMethod::positions) == expected);
    }
}

TEST_CASE("both methods on whole grids") {
    if (environment::number("ROOKERY_FULL", 0) == 0) {
        MESSAGE("skipped: ROOKERY_FULL is not set");
        return;
    }
    EnumerationRequest request = enumerated::request_for(known::kG4, 16);
    CHECK(by_method(request, EnumerationMethod::positions).empty());
    CHECK(by_method(request, EnumerationMethod::bands).empty());
}

TEST_CASE("a transposed and relabelled grid has the same puzzles") {
    const EnumerationRequest request = enumerated::request_for(known::kG4, 17);
    EnumerationRequest turned = request;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const int other = Geometry9::cell_at(Geometry9::column_of(cell), Geometry9::row_of(cell));
        turned.grid[other] = static_cast<Digit>(1 + request.grid[cell] * 2 % 9);
    }
    std::vector<CellSet> back;
    for (const CellSet& clues : enumerated::all_puzzles(turned)) {
        CellSet cells;
        clues.for_each(
            [&](int cell) { cells.add(Geometry9::cell_at(Geometry9::column_of(cell), Geometry9::row_of(cell))); });
        back.push_back(cells);
    }
    CHECK(sorted(back) == sorted(enumerated::all_puzzles(request)));
}

}  // namespace rookery
