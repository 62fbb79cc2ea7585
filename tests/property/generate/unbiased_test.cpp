// Unbiased minimal puzzles: the sampler's puzzles and their weights, compared with counts by plain methods.
#include "generate/unbiased/unbiased.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <numeric>
#include <vector>

#include "board/clue_cells.hpp"
#include "generate/full_board.hpp"
#include "generate/masking.hpp"
#include "solve/solve.hpp"

using namespace rookery;

namespace {

// Some clues of a board that determine it.
CellSet enough_clues(const Grid9& board, int clues, Random& random) {
    return clue_cells(mask_board(board, random, PatternSymmetry::none, clues));
}

Grid9 puzzle_of(const Grid9& board, const CellSet& clues) {
    Grid9 puzzle;
    clues.for_each([&](int cell) { puzzle[cell] = board[cell]; });
    return puzzle;
}

bool is_minimal(const Grid9& board, const CellSet& clues) {
    const Grid9 puzzle = puzzle_of(board, clues);
    return solve(puzzle).unique() && redundant_clues(puzzle).empty();
}

using Counts = std::array<double, Geometry9::kCells + 1>;

// The numbers of minimal puzzles by clues within `clues`, where cells below `from` stay.
void count_minimal(const KnownGrid& board, const CellSet& clues, int from, Counts& counts) {
    if (board.needs_each(clues)) ++counts[static_cast<std::size_t>(clues.size())];
    clues.for_each([&](int cell) {
        if (cell < from) return;
        const CellSet fewer = clues - CellSet::single(cell);
        if (!board.other(fewer).found) count_minimal(board, fewer, cell + 1, counts);
    });
}

}  // namespace

TEST_CASE("two below: each pair of clues, tested separately, gives the same minimal puzzles") {
    constexpr std::uint64_t kSeed = 31;
    CAPTURE(kSeed);
    Random random(kSeed);
    int found = 0;
    for (int i = 0; i < 40; ++i) {
        const Grid9 board = rough_full_board(random);
        const KnownGrid known(board);
        const CellSet clues = enough_clues(board, 25 + i % 7, random);
        std::vector<CellSet> expected;
        clues.for_each([&](int one) {
            clues.for_each([&](int other) {
                const CellSet fewer = clues - CellSet::single(one) - CellSet::single(other);
                if (one < other && is_minimal(board, fewer)) expected.push_back(fewer);
            });
        });
        const std::vector<CellSet> below = minimal_two_below(known, clues, removable_clues(known, clues));
        CHECK(below.size() == expected.size());
        for (const CellSet& set : below) CHECK(std::count(expected.begin(), expected.end(), set) == 1);
        found += static_cast<int>(below.size());
    }
    CHECK(found > 10);
}

TEST_CASE("known sets: what they reject does not determine the board") {
    constexpr std::uint64_t kSeed = 32;
    CAPTURE(kSeed);
    Random random(kSeed);
    int refused = 0;
    for (int i = 0; i < 20; ++i) {
        const Grid9 board = rough_full_board(random);
        const KnownGrid known(board);
        KnownSets sets(known);
        for (int j = 0; j < 20; ++j) {
            CellSet clues = enough_clues(board, 40, random);
            CHECK(sets.all_hit(clues));
            clues.remove(clues.first());
            clues.remove(clues.first());
            if (!sets.all_hit(clues)) {
                ++refused;
                CHECK_FALSE(solve(puzzle_of(board, clues)).unique());
            }
        }
        CellSet all_but_one = CellSet::all();
        all_but_one.remove(40);
        sets.learn(CellSet::single(40));
        CHECK_FALSE(sets.all_hit(all_but_one));
    }
    CHECK(refused > 0);
}

TEST_CASE("the mean weights of draws are the numbers of minimal puzzles, counted one by one") {
    constexpr int kDraws = 400'000;
    for (const std::uint64_t seed : {33U, 34U, 35U}) {
        CAPTURE(seed);
        Random random(seed);
        const Grid9 board = rough_full_board(random);
        const CellSet within = enough_clues(board, 32, random);
        Counts exact{};
        count_minimal(KnownGrid(board), within, 0, exact);

        const SupersetLaw law(within, 6);
        MinimalSampler sampler(board, law);
        Counts sum{};
        Counts squares{};
        int sampled = 0;
        for (int i = 0; i < kDraws; ++i) {
            const auto found = sampler.draw(random);
            if (!found) continue;
            ++sampled;
            const auto clues = static_cast<std::size_t>(found->clues.size());
            sum[clues] += found->weight;
            squares[clues] += found->weight * found->weight;
            CHECK((found->clues - within).empty());
            if (sampled <= 50) CHECK(is_minimal(board, found->clues));
        }
        CHECK(sampled > 100);
        for (std::size_t clues = 0; clues < exact.size(); ++clues) {
            CAPTURE(clues);
            const double mean = sum[clues] / kDraws;
            const double error = std::sqrt(squares[clues]) / kDraws;
            CAPTURE(mean);
            CAPTURE(error);
            if (exact[clues] == 0) CHECK(mean == 0);
            if (mean > 4 * error) CHECK(std::fabs(mean - exact[clues]) < 4 * error);
        }
        const double total = std::accumulate(sum.begin(), sum.end(), 0.0) / kDraws;
        const double error = std::sqrt(std::accumulate(squares.begin(), squares.end(), 0.0)) / kDraws;
        const double expected = std::accumulate(exact.begin(), exact.end(), 0.0);
        CAPTURE(error);
        CHECK(std::fabs(total - expected) < 4 * error);
        CHECK(error < expected / 6);
    }
}

TEST_CASE("a trial: minimal puzzles, as many as expected, the same for the same seed") {
    // A trial's sum has a standard deviation of a fifth, six trials one of a twelfth.
    constexpr double kPublished = 3.1055e37;
    constexpr int kTrials = 6;
    double sum = 0;
    for (std::uint64_t trial = 0; trial < kTrials; ++trial) {
        Random random(36, trial);
        std::vector<UnbiasedPuzzle> found;
        REQUIRE(draw_unbiased(random, {}, found));
        for (const UnbiasedPuzzle& puzzle : found) {
            sum += puzzle.weight;
            CHECK(puzzle.weight > 0);
            CHECK(solve(puzzle.puzzle).unique());
            CHECK(redundant_clues(puzzle.puzzle).empty());
        }
        if (trial > 0) continue;
        Random again(36, trial);
        std::vector<UnbiasedPuzzle> same;
        REQUIRE(draw_unbiased(again, {}, same));
        REQUIRE(same.size() == found.size());
        for (std::size_t i = 0; i < same.size(); ++i) {
            CHECK(same[i].puzzle == found[i].puzzle);
            CHECK(same[i].weight == found[i].weight);
        }
    }
    CHECK(sum / kTrials == doctest::Approx(kPublished).epsilon(0.4));
}

TEST_CASE("a stopped trial gives nothing") {
    const std::atomic<bool> stop{true};
    Random random(37);
    std::vector<UnbiasedPuzzle> found;
    CHECK_FALSE(draw_unbiased(random, StopToken(&stop), found));
    CHECK(found.empty());
}

TEST_CASE("weighted random boards: the mean weight is the number of boards") {
    constexpr double kAll = 6670903752021072936960.0;
    constexpr int kBoards = 400;
    Random random(38);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < kBoards; ++i) {
        const CountedBoard drawn = counted_full_board(random);
        CHECK(is_solution(drawn.board));
        sum += drawn.stands_for;
        squares += drawn.stands_for * drawn.stands_for;
    }
    const double mean = sum / kBoards;
    const double error = std::sqrt((squares / kBoards - mean * mean) / kBoards);
    CHECK(std::fabs(mean - kAll) < 4 * error);
    CHECK(error < kAll / 100);
}
