#include "generate/vicinity.hpp"

#include <doctest/doctest.h>

#include <set>

#include "board/clue_cells.hpp"
#include "generate/full_board.hpp"
#include "generate/masking.hpp"
#include "solve/solve.hpp"

using namespace rookery;

namespace {

SolvedPuzzle masked(Random& random, PatternSymmetry symmetry = PatternSymmetry::none, int fewest = 0) {
    SolvedPuzzle puzzle;
    puzzle.solution = rough_full_board(random);
    puzzle.puzzle = mask_board(puzzle.solution, random, symmetry, fewest);
    return puzzle;
}

void check_proper(const SolvedPuzzle& puzzle) {
    const SolveResult solved = solve(puzzle.puzzle);
    CHECK(solved.unique());
    CHECK(solved.first == puzzle.solution);
}

}  // namespace

TEST_CASE("neighbours have one solution, differ from the puzzle, and are minimal again") {
    constexpr std::uint64_t kSeed = 31;
    CAPTURE(kSeed);
    Random random(kSeed);
    Budget budget(100'000'000);
    Vicinity vicinity({}, random);
    for (const Refill refill : {Refill::any, Refill::strong, Refill::weak}) {
        for (const int removed : {1, 2, 4}) {
            SolvedPuzzle puzzle = masked(random);
            SolvedPuzzle next;
            int moved = 0;
            for (int i = 0; i < 20; ++i) {
                if (!vicinity.move(puzzle, removed, refill, next, budget)) continue;
                ++moved;
                check_proper(next);
                CHECK(next.puzzle != puzzle.puzzle);
                CHECK(redundant_clues(next.puzzle).empty());
                puzzle = next;
            }
            CHECK(moved > 10);
        }
    }
}

TEST_CASE("strong clues lead to fewer of them than weak ones") {
    Random random(32);
    Budget budget(100'000'000);
    Vicinity vicinity({}, random);
    int clues[2] = {0, 0};
    for (int i = 0; i < 40; ++i) {
        const SolvedPuzzle puzzle = masked(random);
        SolvedPuzzle next;
        if (vicinity.move(puzzle, 3, Refill::strong, next, budget)) clues[0] += next.puzzle.clue_count();
        if (vicinity.move(puzzle, 3, Refill::weak, next, budget)) clues[1] += next.puzzle.clue_count();
    }
    CHECK(clues[0] < clues[1]);
}

TEST_CASE("whole orbits are moved, and the symmetry stays") {
    Budget budget(100'000'000);
    for (int s = 1; s < kPatternSymmetryCount; ++s) {
        VicinityRules rules;
        rules.symmetry = static_cast<PatternSymmetry>(s);
        CAPTURE(name_of(rules.symmetry));
        Random random(33, static_cast<std::uint64_t>(s));
        Vicinity vicinity(rules, random);
        SolvedPuzzle puzzle = masked(random, rules.symmetry);
        SolvedPuzzle next;
        for (int i = 0; i < 10; ++i) {
            if (!vicinity.move(puzzle, 1, Refill::any, next, budget)) continue;
            check_proper(next);
            CHECK(has_symmetry(clue_cells(next.puzzle), rules.symmetry));
            puzzle = next;
        }
    }
}

TEST_CASE("the clue cells stay, and the digits change") {
    VicinityRules rules;
    rules.same_cells = true;
    Random random(34);
    Budget budget(100'000'000);
    SolvedPuzzle puzzle = masked(random, PatternSymmetry::none, 30);
    rules.cells = clue_cells(puzzle.puzzle);
    Vicinity vicinity(rules, random);
    std::set<Grid9> boards{puzzle.solution};
    for (int i = 0; i < 100; ++i) {
        SolvedPuzzle next;
        if (!vicinity.move(puzzle, 1 + i % 2, Refill::any, next, budget)) continue;
        check_proper(next);
        CHECK(clue_cells(next.puzzle) == rules.cells);
        CHECK(next.puzzle != puzzle.puzzle);
        puzzle = next;
        boards.insert(puzzle.solution);
    }
    CHECK(boards.size() > 10);
}

TEST_CASE("inside given cells, on one board, with a given number of clues") {
    Random random(35);
    Budget budget(100'000'000);
    const SolvedPuzzle whole = masked(random, PatternSymmetry::none, 45);
    VicinityRules rules;
    rules.cells = clue_cells(whole.puzzle);
    rules.same_solution = true;
    Vicinity vicinity(rules, random);
    SolvedPuzzle puzzle = whole;
    vicinity.reduce(puzzle, budget);
    CHECK(redundant_clues(puzzle.puzzle).empty());
    for (int i = 0; i < 50; ++i) {
        SolvedPuzzle next;
        if (!vicinity.move(puzzle, 2, Refill::any, next, budget)) continue;
        check_proper(next);
        CHECK(next.solution == whole.solution);
        CHECK((clue_cells(next.puzzle) - rules.cells).empty());
        puzzle = next;
    }

    VicinityRules many;
    many.fewest = 32;
    Vicinity at_least(many, random);
    puzzle = masked(random, PatternSymmetry::none, 32);
    for (int i = 0; i < 20; ++i) {
        SolvedPuzzle next;
        if (!at_least.move(puzzle, 2, Refill::any, next, budget)) continue;
        check_proper(next);
        CHECK(next.puzzle.clue_count() >= 32);
        puzzle = next;
    }
}
