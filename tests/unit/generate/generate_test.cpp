#include "generate/generate.hpp"

#include <doctest/doctest.h>

#include <string>

#include "board/clue_cells.hpp"
#include "solve/solve.hpp"
#include "support/first_result.hpp"
#include "support/masks.hpp"
#include "support/shell/text_checks.hpp"

using namespace rookery;
using samples::cells_of;
using tests::contains;
using tests::first_result;

namespace {

constexpr std::uint64_t kAttempts = 200;

const CellSet& lattice() {
    static const CellSet cells = cells_of(samples::kLattice);
    return cells;
}

}  // namespace

TEST_CASE("a plain request gives a puzzle with one solution, and that solution") {
    const GeneratedPuzzle made = first_result({}, 1, kAttempts);
    CHECK(solve(made.puzzle).unique());
    CHECK(solve(made.puzzle).first == made.solution);
}

TEST_CASE("the same seed gives the same puzzle, a different seed a different one") {
    GenerateRequest request;
    request.pattern = lattice();
    CHECK(first_result(request, 4, kAttempts).puzzle == first_result(request, 4, kAttempts).puzzle);
    CHECK(first_result(request, 4, kAttempts).puzzle != first_result(request, 5, kAttempts).puzzle);
    CHECK(first_result({}, 4, kAttempts).puzzle == first_result({}, 4, kAttempts).puzzle);
}

TEST_CASE("on a pattern, minimal: exactly the pattern and no redundant clue") {
    GenerateRequest request;
    request.pattern = cells_of(samples::kSparse);
    request.minimal = true;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        const GeneratedPuzzle made = first_result(request, seed, kAttempts);
        CHECK(clue_cells(made.puzzle) == *request.pattern);
        CHECK(solve(made.puzzle).unique());
        CHECK(redundant_clues(made.puzzle).empty());
    }
}

TEST_CASE("symmetric and minimal") {
    GenerateRequest request;
    request.symmetry = PatternSymmetry::half_turn;
    request.minimal = true;
    const GeneratedPuzzle made = first_result(request, 2, kAttempts);
    CHECK(has_symmetry(clue_cells(made.puzzle), PatternSymmetry::half_turn));
    CHECK(redundant_clues(made.puzzle).empty());
}

TEST_CASE("the number of clues stays in its window") {
    for (const auto& [low, high] : {std::pair{22, 23}, std::pair{30, 30}, std::pair{50, 55}}) {
        GenerateRequest request;
        request.min_clues = low;
        request.max_clues = high;
        const int clues = first_result(request, 3, kAttempts).puzzle.clue_count();
        CHECK(low <= clues);
        CHECK(clues <= high);
    }
}

TEST_CASE("a rating window holds when the puzzle is rated again") {
    for (const auto& [low, high] : {std::pair{15, 20}, std::pair{34, 45}}) {
        GenerateRequest request;
        request.pattern = lattice();
        request.difficulty.er = {low, high};
        const GeneratedPuzzle made = first_result(request, 9, kAttempts);
        const SeRating again = rate_se(made.puzzle);
        CHECK(again.status == RatingStatus::rated);
        CHECK(again.er == made.rating.er);
        CHECK(low <= again.er);
        CHECK(again.er <= high);
    }
}

TEST_CASE("a stop flag ends an attempt") {
    const std::atomic<bool> stop{true};
    GeneratedPuzzle made;
    Random random(1);
    CHECK_FALSE(generate({}, random, made, &stop));
    GenerateRequest request;
    request.pattern = lattice();
    CHECK_FALSE(generate(request, random, made, &stop));
}

TEST_CASE("impossible requests say why") {
    GenerateRequest request;
    CHECK(impossible_because(request).empty());
    request.pattern = lattice();
    CHECK(impossible_because(request).empty());

    request.max_clues = 28;
    CHECK(contains(impossible_because(request), "the pattern has 29 clues, not 17 to 28"));

    GenerateRequest rows;
    rows.pattern = CellSet::all() - CellSet::house(9 + 3) - CellSet::house(9 + 5);
    CHECK(contains(impossible_because(rows), "rows 4 and 6 of one band have no clue"));
    rows.pattern = CellSet::all() - CellSet::house(9 + 2) - CellSet::house(9 + 3);
    CHECK(impossible_because(rows).empty());

    GenerateRequest columns;
    columns.pattern = CellSet::all() - CellSet::house(18 + 7) - CellSet::house(18 + 8);
    CHECK(contains(impossible_because(columns), "columns 8 and 9 of one stack have no clue"));

    GenerateRequest few;
    few.pattern = CellSet::from_words(0x5555'5555, 0);
    CHECK(contains(impossible_because(few), "the pattern has 16 clues"));
    GenerateRequest fewer;
    fewer.min_clues = 10;
    fewer.max_clues = 16;
    CHECK(contains(impossible_because(fewer), "fewer than 17 clues"));

    GenerateRequest symmetric;
    symmetric.symmetry = PatternSymmetry::quarter_turn;
    symmetric.min_clues = 22;
    symmetric.max_clues = 23;
    CHECK(contains(impossible_because(symmetric), "quarter-turn"));
    symmetric.max_clues = 24;
    CHECK(impossible_because(symmetric).empty());

    GenerateRequest upside_down;
    upside_down.difficulty.er = {30, 20};
    CHECK_FALSE(impossible_because(upside_down).empty());
}
