// Redundant clues against their definition: leave a clue out, and count.
#include <doctest/doctest.h>

#include "board/random.hpp"
#include "solve/solve.hpp"
#include "support/plain/plain_solver.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

CellSet redundant_by_definition(const Grid9& puzzle) {
    CellSet redundant;
    if (plain::solve(puzzle.digits).solutions != 1) return redundant;
    for (int cell = 0; cell < 81; ++cell) {
        if (puzzle[cell] == 0) continue;
        Grid9 without = puzzle;
        without[cell] = 0;
        if (plain::solve(without.digits).solutions == 1) redundant.add(cell);
    }
    return redundant;
}

}  // namespace

TEST_CASE("17-clue puzzles are minimal") {
    for (const auto line : samples::k17Clues) CHECK(redundant_clues(samples::grid_of(line)).empty());
}

TEST_CASE("minimal puzzles are minimal, and not with any further clue") {
    Random random(3);
    for (const auto line : samples::kMinimal) {
        Grid9 puzzle = samples::grid_of(line);
        CHECK(redundant_clues(puzzle).empty());
        const Grid9 solution = solve(puzzle).first;
        int cell = static_cast<int>(random.below(81));
        while (puzzle[cell] != 0) cell = (cell + 1) % 81;
        puzzle[cell] = solution[cell];
        CHECK(redundant_clues(puzzle).contains(cell));
    }
}

TEST_CASE("a full board: every clue is redundant") {
    const Grid9 solution = solve(samples::grid_of(samples::kMinimal[0])).first;
    CHECK(redundant_clues(solution) == CellSet::all());
}

TEST_CASE("no solution or several: no clue is called redundant") {
    CHECK(redundant_clues(Grid9{}).empty());
    Grid9 conflict;
    conflict[0] = conflict[1] = 4;
    CHECK(redundant_clues(conflict).empty());
    Grid9 several = samples::grid_of(samples::kMinimal[0]);
    for (Digit& digit : several.digits) {
        if (digit != 0) {
            digit = 0;
            break;
        }
    }
    CHECK(redundant_clues(several).empty());
}

TEST_CASE("puzzles with random extra clues match the definition") {
    constexpr std::uint64_t kSeed = 20;
    Random random(kSeed);
    for (const auto line : samples::kTop1465) {
        Grid9 puzzle = samples::grid_of(line);
        const Grid9 solution = solve(puzzle).first;
        for (std::uint32_t extra = random.below(12); extra > 0; --extra) {
            const auto cell = static_cast<int>(random.below(81));
            puzzle[cell] = solution[cell];
        }
        INFO("seed ", kSeed, " puzzle ", samples::line_of(puzzle));
        CHECK(redundant_clues(puzzle) == redundant_by_definition(puzzle));
    }
}
