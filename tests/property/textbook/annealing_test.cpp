// Annealing solves 9x9 puzzles, and 16x16 ones with many clues.
#include "textbook/classic/classic.hpp"

#include <doctest/doctest.h>

#include "support/environment.hpp"
#include "support/random/random_boards.hpp"
#include "support/random/random_puzzles.hpp"
#include "text/text.hpp"

using namespace rookery;

TEST_CASE("annealing runs until it has solved each of 100 random 9x9 puzzles") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 6);
    CAPTURE(seed);
    Random random(seed);
    constexpr int kPuzzles = 100;
    std::uint64_t reheats = 0;
    for (int i = 0; i < kPuzzles; ++i) {
        const ClassicPuzzle<3> puzzle{samples::random_puzzle(random, 26 + i % 11)};
        ClassicSettings settings;
        settings.seed = seed + static_cast<std::uint64_t>(i);
        Trace trace;
        const ClassicResult<3> result = solve_classic(cards::kAnnealing, puzzle, settings, trace);
        reheats += trace.value("reheats");
        INFO(to_line(puzzle.givens));
        REQUIRE(trace.notes().size() == 1);
        CHECK(result.solutions == 1);
        CHECK(result.end == ClassicEnd::enough);
        CHECK(solves(result.first, puzzle.givens));
        CHECK(trace.value("least cost") == 0);
    }
    MESSAGE(kPuzzles << " puzzles solved, with " << reheats << " reheats");
}

TEST_CASE("annealing solves 16x16 puzzles, and boards with diagonals") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 7);
    CAPTURE(seed);
    Random random(seed);
    const ClassicPuzzle<4> large{random_boards::part_of(random_boards::plain_solution<4>(random), 150, random)};
    Trace trace;
    const ClassicResult<4> result = solve_classic(cards::kAnnealing, large, {}, trace);
    MESSAGE("16x16: " << trace.value("swaps tried") << " swaps, " << trace.value("reheats") << " reheats");
    CHECK(result.solutions == 1);
    CHECK(solves(result.first, large.givens));

    const ClassicPuzzle<3> diagonal{random_boards::part_of(random_boards::diagonal_solution<3>(random), 36, random),
                                    Variant::diagonal};
    Trace second;
    const ClassicResult<3> other = solve_classic(cards::kAnnealing, diagonal, {}, second);
    CHECK(other.solutions == 1);
    CHECK(solves(other.first, diagonal.givens, Variant::diagonal));
}
