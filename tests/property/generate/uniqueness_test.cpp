// The three tests of uniqueness compared with the solver and with plain singles, on puzzles with one solution and with
// several, mostly on the verge.
#include "generate/ease/ease_masker.hpp"

#include <doctest/doctest.h>

#include <array>

#include "generate/ease/row_by_row_board.hpp"
#include "solve/solve.hpp"
#include "support/masks.hpp"
#include "support/plain/plain_singles.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

// Calls f(solution, clues) for each of `boards` boards with every clue set that random masking tests, and with random
// clue sets of all sizes.
template <class F>
void for_each_question(std::uint64_t seed, int boards, F f) {
    for (int i = 0; i < boards; ++i) {
        Random random(seed, static_cast<std::uint64_t>(i));
        const Grid9 solution = row_by_row_board(random);
        std::array<int, 81> order{};
        for (int cell = 0; cell < 81; ++cell) order[cell] = cell;
        random.shuffle(order);
        CellSet clues = CellSet::all();
        CellSet random_clues = CellSet::all();
        for (const int cell : order) {
            const CellSet fewer = clues - CellSet::single(cell);
            f(solution, fewer);
            if (solve(samples::puzzle_of(solution, fewer)).unique()) clues = fewer;
            random_clues.remove(cell);
            f(solution, random_clues);
        }
    }
}

}  // namespace

TEST_CASE("no test accepts a puzzle with several solutions; the slow one accepts every other") {
    constexpr std::uint64_t kSeed = 41;
    int unique_ones = 0;
    int several = 0;
    std::array<int, 4> hybrid_accepted{};  // with limits of 0, 1, 2 and 100 guesses
    for_each_question(kSeed, 60, [&](const Grid9& solution, CellSet clues) {
        const Grid9 puzzle = samples::puzzle_of(solution, clues);
        CAPTURE(samples::line_of(puzzle));
        const bool unique = solve(puzzle).unique();
        (unique ? unique_ones : several) += 1;
        CHECK(UniquenessCheck(solution, UniquenessTest::slow, 0).accepts(clues) == unique);
        const bool fast = UniquenessCheck(solution, UniquenessTest::fast, 0).accepts(clues);
        CHECK(fast == plain::is_solved_by_singles(puzzle.digits));
        bool last = fast;
        for (std::size_t i = 0; i < hybrid_accepted.size(); ++i) {
            constexpr std::array<int, 4> kLimits{0, 1, 2, 100};
            const bool accepted = UniquenessCheck(solution, UniquenessTest::hybrid, kLimits[i]).accepts(clues);
            const bool false_positive = accepted && !unique;
            const bool worse_with_more_guesses = last && !accepted;
            CHECK_FALSE(false_positive);
            CHECK_FALSE(worse_with_more_guesses);
            hybrid_accepted[i] += accepted ? 1 : 0;
            last = accepted;
        }
    });
    CHECK(unique_ones > 2000);
    CHECK(several > 2000);
    CHECK(hybrid_accepted[0] < hybrid_accepted[2]);
    CHECK(hybrid_accepted[2] <= hybrid_accepted[3]);
    CHECK(hybrid_accepted[3] == unique_ones);
}

TEST_CASE("a stop flag makes a test return false") {
    Random random(42);
    const Grid9 solution = row_by_row_board(random);
    const std::atomic<bool> stop{true};
    const UniquenessCheck check(solution, UniquenessTest::slow, 0, &stop);
    CHECK_FALSE(check.accepts(CellSet()));
}
