// Three solvers that share nothing but the board: core/solve, the solver for all orders, and the plain backtracker of
// tests/support. On random pseudo-puzzles of every kind they must find the same solutions.
#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "solve/any_order.hpp"
#include "support/environment.hpp"
#include "support/plain_solver.hpp"
#include "support/pseudo_puzzles.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kPlainNodes = 50'000;  // beyond this the plain solver gives up, and the case is not counted

using Solutions = std::vector<Grid9>;

enum class Verdict { agree, differ, undecided };

// Compares counts up to `limit`; when there are fewer solutions than that, the solutions themselves.
Verdict compare(const Grid9& puzzle, std::uint64_t limit) {
    Solutions expected;
    const plain::Result oracle = plain::Solver(puzzle.digits, limit, kPlainNodes).run([&](const plain::Cells& cells) {
        expected.push_back({cells});
    });
    if (!oracle.complete && oracle.solutions < limit) return Verdict::undecided;

    SolveLimits limits;
    limits.solutions = limit;
    const auto is_same = [&](std::uint64_t solutions, SolveEnd end, const Grid9& first, Solutions& found) {
        if (solutions != oracle.solutions || solutions != found.size()) return false;
        if (end != (oracle.complete ? SolveEnd::complete : SolveEnd::solution_limit)) return false;
        if (solutions != 0 && first != found.front()) return false;
        for (const Grid9& grid : found) {
            if (!plain::is_solution_of(grid.digits, puzzle.digits)) return false;
        }
        std::sort(found.begin(), found.end());
        if (std::adjacent_find(found.begin(), found.end()) != found.end()) return false;
        return !oracle.complete || found == expected;
    };
    std::sort(expected.begin(), expected.end());
    Solutions found;
    const auto collect = [&](const Grid9& grid) {
        found.push_back(grid);
        return true;
    };
    const SolveResult fast = for_each_solution(puzzle, limits, collect);
    if (!is_same(fast.solutions, fast.end, fast.first, found)) return Verdict::differ;
    found.clear();
    const auto any = for_each_solution_any_order<3>(puzzle, limits, Variant::plain, collect);
    return is_same(any.solutions, any.end, any.first, found) ? Verdict::agree : Verdict::differ;
}

// Takes clues away from a puzzle on which the solvers differ, as long as they do.
Grid9 shrink(Grid9 puzzle, std::uint64_t limit) {
    for (int cell = 0; cell < 81; ++cell) {
        Grid9 smaller = puzzle;
        smaller[cell] = 0;
        if (puzzle[cell] != 0 && compare(smaller, limit) == Verdict::differ) puzzle = smaller;
    }
    return puzzle;
}

}  // namespace

TEST_CASE("three solvers agree on random pseudo-puzzles") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 3'000);
    Random random(seed);
    std::uint64_t undecided = 0;
    for (std::uint64_t i = 0; i < cases; ++i) {
        const Grid9 puzzle = pseudo::puzzle(random);
        const std::uint64_t limit = random.coin() ? 2 : 1 + random.below(100);
        const Verdict verdict = compare(puzzle, limit);
        undecided += verdict == Verdict::undecided;
        if (verdict == Verdict::differ) {
            FAIL("seed ", seed, ", case ", i, ", limit ", limit, ": the solvers differ on ",
                 samples::line_of(shrink(puzzle, limit)));
        }
    }
    INFO("cases that were too long for the plain solver: ", undecided, " of ", cases);
    CHECK(undecided * 20 < cases);
}

TEST_CASE("two solvers agree on random candidates") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 1);
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 3'000);
    Random random(seed, 729);
    for (std::uint64_t i = 0; i < cases; ++i) {
        // The digits of a solution and others beside them; at times the solution is damaged.
        const Grid9 solution = pseudo::full_board(random);
        const std::uint32_t others = 5 + random.below(35);  // in percent
        Candidates9 candidates;
        for (int cell = 0; cell < 81; ++cell) {
            candidates[cell] = digit_bit(solution[cell]);
            for (int digit = 1; digit <= 9; ++digit) {
                if (random.below(100) < others) candidates[cell] |= digit_bit(digit);
            }
        }
        if (random.below(3) == 0) {
            const int cell = pseudo::random_cell(random);
            candidates[cell] = static_cast<DigitSet>(random.below(512));
        }
        SolveLimits limits;
        limits.solutions = 1 + random.below(100);
        const SolveResult fast = solve(candidates, limits);
        const auto any = solve_any_order(candidates, limits);
        INFO("seed ", seed, ", case ", i);
        REQUIRE(fast.solutions == any.solutions);
        REQUIRE(fast.end == any.end);
        if (fast.solutions == 0) continue;
        REQUIRE(is_solution(fast.first));
        for (int cell = 0; cell < 81; ++cell) REQUIRE(has_digit(candidates[cell], fast.first[cell]));
        if (fast.unique()) REQUIRE(fast.first == any.first);
    }
}
