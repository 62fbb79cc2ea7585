// The number of solutions with each candidate, against counting each separately; and the fewest clues that leave one
// solution, against the solver and against all possible sets.
#include "solve/true_candidates.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "board/digits.hpp"
#include "solve/additions.hpp"
#include "solve/solve.hpp"
#include "support/environment.hpp"

using namespace rookery;

namespace {

// `clues` digits of a random solution in random cells; one in four boards gets a digit that may contradict the others.
Grid9 random_board(int clues, Random& random) {
    Grid9 solution;
    random_solution(Grid9{}, random, solution);
    std::array<int, 81> cells{};
    for (int i = 0; i < 81; ++i) cells[static_cast<std::size_t>(i)] = i;
    Grid9 board;
    for (int i = 0; i < clues; ++i) {
        const auto other = static_cast<std::size_t>(i) + random.below(static_cast<std::uint32_t>(81 - i));
        std::swap(cells[static_cast<std::size_t>(i)], cells[other]);
        const int cell = cells[static_cast<std::size_t>(i)];
        board[cell] = solution[cell];
    }
    if (random.below(4) == 0) board[cells[80]] = static_cast<Digit>(1 + random.below(9));
    return board;
}

std::uint64_t count(const Grid9& board, std::uint64_t most) {
    SolveLimits limits;
    limits.solutions = most;
    return solve(board, limits).solutions;
}

int number_of_differences(const Grid9& board, int cap) {
    const CandidateCounts counts = count_candidates(board, cap);
    CHECK_FALSE(counts.stopped);
    CHECK(counts.solutions == count(board, static_cast<std::uint64_t>(cap)));
    int differences = 0;
    for (int cell = 0; cell < 81; ++cell) {
        for (int digit = 1; digit <= 9; ++digit) {
            Grid9 with = board;
            with[cell] = static_cast<Digit>(digit);
            const bool excluded = board[cell] != 0 && board[cell] != digit;
            const std::uint64_t expected = excluded ? 0 : count(with, static_cast<std::uint64_t>(cap));
            differences += counts.of[static_cast<std::size_t>(cell)][static_cast<std::size_t>(digit - 1)] != expected;
        }
    }
    return differences;
}

// The number of candidates of empty cells that exactly one solution contains.
int single_solutions(const Grid9& board) {
    const CandidateCounts counts = count_candidates(board, 2);
    int ones = 0;
    for (int cell = 0; cell < 81; ++cell) {
        const auto& of_cell = counts.of[static_cast<std::size_t>(cell)];
        if (board[cell] == 0) ones += static_cast<int>(std::count(of_cell.begin(), of_cell.end(), 1));
    }
    return ones;
}

Grid9 with_clues(Grid9 board, const std::vector<AddedClue>& clues) {
    for (const AddedClue clue : clues) board[clue.cell] = clue.digit;
    return board;
}

}  // namespace

// Half a minute with ROOKERY_CASES=500 and a cap of 1000.
TEST_CASE("candidates: all counts match testing each candidate separately") {
    const auto cases = static_cast<int>(environment::number("ROOKERY_CASES", 31));
    const auto seed = environment::number("ROOKERY_SEED", 11);
    Random random(seed);
    for (int i = 0; i < cases; ++i) {
        const int clues = i % 31;
        const int cap = environment::number("ROOKERY_CASES", 0) != 0 ? 1000 : std::array{1, 2, 60}[i % 3];
        const Grid9 board = random_board(clues, random);
        CAPTURE(seed);
        CAPTURE(i);
        CAPTURE(cap);
        CHECK(number_of_differences(board, cap) == 0);
    }
}

TEST_CASE("candidates: for a board of candidates") {
    Candidates9 board;
    for (int cell = 0; cell < 81; ++cell) board[cell] = all_digits(9);
    board[0] = digit_bit(3) | digit_bit(7);
    const CandidateCounts counts = count_candidates(board, 40);
    CHECK(counts.solutions == 40);
    for (int digit = 1; digit <= 9; ++digit) {
        CHECK(counts.of[0][static_cast<std::size_t>(digit - 1)] == (digit == 3 || digit == 7 ? 40 : 0));
        CHECK(counts.of[40][static_cast<std::size_t>(digit - 1)] == 40);
    }
    board[1] = 0;
    CHECK(count_candidates(board, 40).solutions == 0);
}

TEST_CASE("candidates: a stop ends it, and is reported") {
    const std::atomic<bool> stop = true;
    CHECK(count_candidates(Grid9{}, 60'000, StopToken(&stop)).stopped);
}

TEST_CASE("additions: each leaves one solution and needs all of its clues, and none is missing") {
    Random random(5);
    std::array<int, 4> sizes{};
    for (int i = 0; i < 200; ++i) {
        const Grid9 board = random_board(22 + i % 20, random);
        CAPTURE(i);
        AdditionLimits limits;
        limits.solutions = 2000;
        limits.sets = 1'000'000;
        const Additions found = find_additions(board, limits);
        const std::uint64_t solutions = count(board, 2001);
        CHECK(found.solutions == solutions);
        if (solutions > 2000 || solutions == 0) {
            CHECK(found.size < 0);
            CHECK(found.sets.empty());
            continue;
        }
        REQUIRE(found.complete);
        if (found.size < 0) continue;
        REQUIRE_FALSE(found.sets.empty());
        ++sizes[static_cast<std::size_t>(found.size)];
        CHECK((found.size == 0) == (solutions == 1));
        const std::size_t step = 1 + found.sets.size() / 50;
        for (std::size_t s = 0; s < found.sets.size(); s += step) {
            const auto& set = found.sets[s];
            REQUIRE(set.size() == static_cast<std::size_t>(found.size));
            CHECK(count(with_clues(board, set), 2) == 1);
            for (std::size_t left_out = 0; left_out < set.size(); ++left_out) {
                auto fewer = set;
                fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left_out));
                CHECK(count(with_clues(board, fewer), 2) > 1);
            }
        }
        // Single clues are all counted another way; of pairs, those with one randomly chosen candidate.
        if (found.size == 1) {
            const int ones = single_solutions(board);
            CHECK(found.sets.size() == static_cast<std::size_t>(ones));
        }
        if (found.size == 2) {
            const AddedClue one = found.sets[random.below(static_cast<std::uint32_t>(found.sets.size()))][0];
            const Grid9 with_one = with_clues(board, {one});
            const int ones = single_solutions(with_one);
            const auto holds = [&](const std::vector<AddedClue>& set) { return set[0] == one || set[1] == one; };
            CHECK(std::count_if(found.sets.begin(), found.sets.end(), holds) == ones);
        }
        if (found.size == 3) {
            const auto& set = found.sets[random.below(static_cast<std::uint32_t>(found.sets.size()))];
            const Grid9 with_two = with_clues(board, {set[0], set[1]});
            const int ones = single_solutions(with_two);
            const auto holds = [&](const std::vector<AddedClue>& other) {
                const auto has = [&](AddedClue clue) { return std::count(other.begin(), other.end(), clue) == 1; };
                return has(set[0]) && has(set[1]);
            };
            CHECK(std::count_if(found.sets.begin(), found.sets.end(), holds) == ones);
        }
    }
    for (const int size : sizes) CHECK(size > 0);
}

TEST_CASE("additions: the limits") {
    Random random(9);
    Grid9 board = random_board(24, random);
    while (count(board, 100) < 3 || count(board, 100) == 100) board = random_board(24, random);
    AdditionLimits limits;
    limits.sets = 1;
    const Additions one = find_additions(board, limits);
    CHECK(one.sets.size() == 1);
    CHECK_FALSE(one.complete);
    limits.size = 0;
    CHECK(find_additions(board, limits).size < 0);
    CHECK(find_additions(board, limits).complete);
    limits.solutions = 2;
    CHECK(find_additions(board, limits).solutions == 3);
    CHECK_FALSE(find_additions(board, limits).complete);
}
