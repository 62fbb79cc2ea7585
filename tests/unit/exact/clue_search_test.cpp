// The searches for clues: annealing, generate-and-test, and the joint search over positions and digits.
#include <doctest/doctest.h>

#include <array>
#include <atomic>

#include "board/clue_cells.hpp"
#include "exact/clue_search.hpp"
#include "exact/fewest.hpp"
#include "exact/generate_and_test.hpp"
#include "solve/solve.hpp"
#include "support/closures.hpp"
#include "support/masks.hpp"

using namespace rookery;

namespace {

CellSet random_pattern(int clues, Random& random) {
    std::array<int, 81> cells{};
    for (int i = 0; i < 81; ++i) cells[static_cast<std::size_t>(i)] = i;
    random.shuffle(cells);
    CellSet pattern;
    for (int i = 0; i < clues; ++i) pattern.add(cells[static_cast<std::size_t>(i)]);
    return pattern;
}

void check_solved(const Grid9& puzzle, StrategySet strategies) {
    CHECK(plain::Closure(3, puzzle.digits, samples::plainly(strategies)).solved());
    CHECK(solve(puzzle).unique());
}

}  // namespace

TEST_CASE("annealing finds clues on the pattern, solved by the strategies and with one solution") {
    Random random(31);
    for (int clues = 24; clues <= 81; clues += 3) {
        CAPTURE(clues);
        const CellSet pattern = random_pattern(clues, random);
        for (const StrategySet strategies :
             {kBasicStrategies, StrategySet{Strategy::hidden_singles},
              StrategySet{Strategy::naked_singles, Strategy::naked_pairs, Strategy::hidden_pairs}}) {
            if (clues < 30 && !(strategies == kBasicStrategies)) continue;
            ClueSearch<3> search(pattern, strategies, random);
            Budget attempts(1'000'000);
            REQUIRE(search.next(attempts));
            CHECK(clue_cells(search.puzzle()) == pattern);
            CHECK(search.least_distance() == 0);
            check_solved(search.puzzle(), strategies);
        }
    }
}

TEST_CASE("dense patterns are solved at once") {
    Random random(32);
    for (int clues = 45; clues <= 81; ++clues) {
        ClueSearch<3> search(random_pattern(clues, random), kBasicStrategies, random);
        Budget attempts(2'000);
        CHECK(search.next(attempts));
    }
}

TEST_CASE("annealing with naked singles only, which need more clues") {
    Random random(33);
    ClueSearch<3> search(samples::cells_of(samples::kLattice), kNakedSingles, random);
    Budget attempts(2'000'000);
    REQUIRE(search.next(attempts));
    check_solved(search.puzzle(), kNakedSingles);
}

TEST_CASE("a search ends when its attempts are used up or when stopped, and can continue") {
    const CellSet pattern = samples::cells_of(samples::kRing);  // nothing can be found there
    Random random(34);
    ClueSearch<3> search(pattern, kBasicStrategies, random);
    Budget attempts(5'000);
    CHECK_FALSE(search.next(attempts));
    CHECK(attempts.exhausted());
    const int least = search.least_distance();
    CHECK(least > 0);
    CHECK(least < Closure<3>::kContradiction);
    Budget more(5'000);
    CHECK_FALSE(search.next(more));
    CHECK(search.least_distance() <= least);

    const std::atomic<bool> stop{true};
    Budget untouched(5'000);
    CHECK_FALSE(search.next(untouched, &stop));
    CHECK(untouched.left() == 5'000);
    GenerateAndTest<3> test(pattern, kBasicStrategies, random);
    CHECK_FALSE(test.next(untouched, &stop));
    CHECK(untouched.left() == 5'000);
    CHECK_FALSE(test.next(untouched));
    CHECK(untouched.exhausted());
    FewestSearch<3> fewest(16, kBasicStrategies, random);  // 17 is the minimum for one solution
    Budget spent(5'000);
    CHECK_FALSE(fewest.next(spent, &stop));
    CHECK_FALSE(fewest.next(spent));
    CHECK(spent.exhausted());
}

TEST_CASE("the same seed gives the same puzzle on every platform") {
    const auto found = [](std::uint64_t seed) {
        Random random(seed);
        ClueSearch<3> search(random_pattern(26, random), kBasicStrategies, random);
        Budget attempts(1'000'000);
        CHECK(search.next(attempts));
        return search.puzzle();
    };
    CHECK(found(1) == found(1));
    CHECK(found(1) != found(2));
    // Recorded on one platform, to detect another that differs.
    const Grid9 puzzle = found(1);
    std::uint64_t sum = 0;
    for (const Digit digit : puzzle.digits) sum = sum * 31 + digit;
    CHECK(sum == 7885784388783840931U);
}

TEST_CASE("generate-and-test finds clues where there are many solutions") {
    Random random(36);
    const CellSet pattern = random_pattern(30, random);
    GenerateAndTest<3> search(pattern, kBasicStrategies, random);
    Budget attempts(2'000'000);
    REQUIRE(search.next(attempts));
    CHECK(clue_cells(search.puzzle()) == pattern);
    check_solved(search.puzzle(), kBasicStrategies);
}

TEST_CASE("positions and digits together: few clues are enough") {
    Random random(37);
    FewestSearch<3> search(19, kBasicStrategies, random);
    Budget attempts(4'000'000);
    REQUIRE(search.next(attempts));
    CHECK(search.puzzle().clue_count() == 19);
    check_solved(search.puzzle(), kBasicStrategies);
}

TEST_CASE("order 2: every search finds four clues, and the only board of 16") {
    Random random(38);
    FewestSearch<2> fewest(4, kNakedSingles, random);
    Budget attempts(100'000);
    REQUIRE(fewest.next(attempts));
    CHECK(fewest.puzzle().clue_count() == 4);
    CHECK(plain::Closure(2, fewest.puzzle().digits, samples::plainly(kNakedSingles)).solved());

    CellSet pattern;
    for (int cell = 0; cell < 16; ++cell) {
        if (fewest.puzzle()[cell] != 0) pattern.add(cell);
    }
    ClueSearch<2> search(pattern, kNakedSingles, random);
    REQUIRE(search.next(attempts));
    CHECK(clues_by_trying_all(pattern, kNakedSingles).has_value());
    GenerateAndTest<2> test(pattern, kNakedSingles, random);
    REQUIRE(test.next(attempts));
    CHECK(Closure<2>(kNakedSingles).solves(test.puzzle()));
    ClueSearch<2> full(CellSet::from_words(0xFFFF, 0), kNakedSingles, random);
    REQUIRE(full.next(attempts));
    CHECK(is_solution(full.puzzle()));
}

TEST_CASE("a pattern without cells is handled") {
    Random random(39);
    ClueSearch<3> search(CellSet{}, kBasicStrategies, random);
    Budget attempts(100);
    CHECK_FALSE(search.next(attempts));
    CHECK(search.least_distance() == 81 * 8);
}
