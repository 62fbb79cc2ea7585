// Puzzles of every order that singles solve: checked by the rules, and by removing each clue.
#include "generate/singles_puzzle.hpp"

#include <doctest/doctest.h>

#include <atomic>

using namespace rookery;

namespace {

template <int N>
void check_puzzles(Variant variant, int count) {
    for (int seed = 1; seed <= count; ++seed) {
        CAPTURE(seed);
        Random random(static_cast<std::uint64_t>(seed));
        const auto made = singles_puzzle<N>(random, variant, 0, {});
        REQUIRE(made);
        CHECK(is_solution(made->solution, variant));
        CHECK(filled_by_singles(made->puzzle, variant) == made->solution);
        // No clue is redundant.
        for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
            if (made->puzzle[cell] == 0) continue;
            Grid<N> without = made->puzzle;
            without[cell] = 0;
            CHECK_FALSE(filled_by_singles(without, variant).is_full());
        }
    }
}

}  // namespace

TEST_CASE("puzzles of every order solvable by singles, without redundant clues") {
    for (const Variant variant : {Variant::plain, Variant::diagonal}) {
        check_puzzles<2>(variant, 20);
        check_puzzles<3>(variant, 5);
        check_puzzles<4>(variant, 1);
    }
}

TEST_CASE("the requested number of clues is left, and the same seed gives the same puzzle") {
    Random random(5);
    const auto roomy = singles_puzzle<4>(random, Variant::plain, 120, {});
    REQUIRE(roomy);
    CHECK(roomy->puzzle.clue_count() == 120);
    Random again(5);
    CHECK(singles_puzzle<4>(again, Variant::plain, 120, {})->puzzle == roomy->puzzle);
    Random other(6);
    CHECK(singles_puzzle<4>(other, Variant::plain, 120, {})->puzzle != roomy->puzzle);
}

TEST_CASE("singles go as far as they can, and no further") {
    CHECK(filled_by_singles(Grid4{}, Variant::plain) == Grid4{});
    Grid4 row;
    for (const int column : {0, 1, 2}) row[column] = static_cast<Digit>(column + 1);
    CHECK(filled_by_singles(row, Variant::plain)[3] == 4);
}

TEST_CASE("stopping it gives nothing") {
    const std::atomic<bool> stop{true};
    Random random(1);
    CHECK_FALSE(singles_puzzle<4>(random, Variant::plain, 0, StopToken(&stop)).has_value());
}
