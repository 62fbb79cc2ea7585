// Checks that the kinds of pseudo-puzzles match their names; otherwise the agreement of solvers on them would mean
// little.
#include "support/random/random_pseudo_puzzles.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace rookery;
using pseudo::Kind;

namespace {

constexpr std::uint64_t kSeed = 4;
constexpr int kDraws = 400;  // per kind

// Calls f(puzzle) for puzzles of a kind.
template <class F>
void for_each_puzzle(Kind kind, F f) {
    Random random(kSeed, static_cast<std::uint64_t>(kind));
    for (int i = 0; i < kDraws; ++i) {
        const Grid9 puzzle = pseudo::puzzle(kind, random);
        INFO("seed ", kSeed, ", draw ", i, ": ", samples::line_of(puzzle));
        f(puzzle);
    }
}

// Houses of one kind with a repeated digit.
int conflicts(const Grid9& puzzle, HouseKind kind) {
    int n = 0;
    for (int i = 0; i < 9; ++i) {
        std::array<int, 10> times{};
        for (const int cell : Geometry9::kHouseCells[static_cast<std::size_t>(kind) * 9 + i]) ++times[puzzle[cell]];
        n += *std::max_element(times.begin() + 1, times.end()) > 1;
    }
    return n;
}
int conflicts(const Grid9& puzzle) {
    return conflicts(puzzle, HouseKind::box) + conflicts(puzzle, HouseKind::row) + conflicts(puzzle, HouseKind::column);
}

std::uint64_t solutions(const Grid9& puzzle) {
    return plain::solve(puzzle.digits, 100).solutions;
}

}  // namespace

TEST_CASE("pseudo-puzzles: 0 to 30 clues of a full board, including the empty board") {
    std::array<int, 82> seen{};
    for (const Kind kind : {Kind::few_clues, Kind::some_clues}) {
        for_each_puzzle(kind, [&](const Grid9& puzzle) {
            ++seen[puzzle.clue_count()];
            REQUIRE(conflicts(puzzle) == 0);
            REQUIRE(solutions(puzzle) >= 1);
        });
    }
    for (int clues = 0; clues <= 81; ++clues) {
        INFO(clues, " clues: ", seen[clues], " times");
        CHECK((seen[clues] > 0) == (clues <= 30));
    }
}

TEST_CASE("pseudo-puzzles: a conflict only in one house of the named kind") {
    for (const auto& [kind, house] :
         {std::pair{Kind::conflict_in_box, HouseKind::box}, std::pair{Kind::conflict_in_row, HouseKind::row},
          std::pair{Kind::conflict_in_column, HouseKind::column}}) {
        for_each_puzzle(kind, [&, house = house](const Grid9& puzzle) {
            REQUIRE(conflicts(puzzle, house) == 1);
            REQUIRE(conflicts(puzzle) == 1);
        });
    }
}

TEST_CASE("pseudo-puzzles: contradictions without a conflict") {
    for (const Kind kind : {Kind::wrong_digit, Kind::cell_without_digit, Kind::digit_without_place}) {
        for_each_puzzle(kind, [&](const Grid9& puzzle) {
            REQUIRE(conflicts(puzzle) == 0);
            REQUIRE(solutions(puzzle) == 0);
        });
    }
}

TEST_CASE("pseudo-puzzles: almost full, correct and wrong") {
    for_each_puzzle(Kind::almost_full, [](const Grid9& puzzle) {
        REQUIRE(puzzle.clue_count() >= 40);
        REQUIRE(solutions(puzzle) >= 1);
    });
    int conflicting = 0;
    int hidden = 0;  // wrong without a conflict
    int full = 0;
    for_each_puzzle(Kind::almost_full_wrong, [&](const Grid9& puzzle) {
        REQUIRE(puzzle.clue_count() >= 20);
        const bool conflict = conflicts(puzzle) != 0;
        conflicting += conflict;
        hidden += !conflict && solutions(puzzle) == 0;
        full += puzzle.is_full();
    });
    CHECK(conflicting > kDraws / 3);
    CHECK(hidden > kDraws / 20);
    CHECK(full > 0);
}

TEST_CASE("pseudo-puzzles: one solution and many") {
    for_each_puzzle(Kind::one_solution, [](const Grid9& puzzle) { REQUIRE(solutions(puzzle) == 1); });
    int several = 0;
    int hundred = 0;
    const auto count = [&](const Grid9& puzzle) {
        const std::uint64_t n = solutions(puzzle);
        REQUIRE(n >= 1);
        several += 2 <= n && n < 100;
        hundred += n == 100;
    };
    for_each_puzzle(Kind::clues_left_out, count);
    for_each_puzzle(Kind::nearly_full_boxes, count);
    CHECK(several > kDraws / 4);
    CHECK(hundred > kDraws / 4);
}

TEST_CASE("pseudo-puzzles: scattered digits and moved clues, with any outcome") {
    for (const Kind kind : {Kind::scattered, Kind::clues_moved}) {
        int conflicting = 0;
        int none = 0;
        int some = 0;
        for_each_puzzle(kind, [&](const Grid9& puzzle) {
            conflicting += conflicts(puzzle) != 0;
            ++(solutions(puzzle) == 0 ? none : some);
        });
        INFO(pseudo::kKindNames[static_cast<std::size_t>(kind)]);
        CHECK(conflicting > kDraws / 10);
        CHECK(none > kDraws / 10);
        CHECK(some > kDraws / 10);
    }
}
