// All complete methods find the same number of solutions, on puzzles with one, several and none; so does core/solve.
// The settings of a method alternate from puzzle to puzzle.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "solve/any_order.hpp"
#include "support/environment.hpp"
#include "support/random/random_boards.hpp"
#include "text/text.hpp"
#include "textbook/classic/classic.hpp"

using namespace rookery;

namespace {

constexpr std::uint64_t kMaxSolutions = 3;

template <int N>
struct Range {
    int fewest;  // clues: few enough for several solutions, but not too few for brute force
    int most;
};
template <int N>
constexpr Range<N> kClues{};
template <>
constexpr Range<2> kClues<2>{2, 9};
template <>
constexpr Range<3> kClues<3>{29, 45};
template <>
constexpr Range<4> kClues<4>{190, 225};

struct MethodTally {
    int none = 0;
    int one = 0;
    int several = 0;
};

template <int N>
ClassicSettings settings_of(const SolverCard& solver, std::uint64_t number) {
    ClassicSettings settings;
    // Any column but the shortest makes the tree explode on larger boards.
    if (N == 2 || &solver != &cards::kDlx) {
        for (const SolverSetting& setting : solver.label.settings) {
            if (!setting.words.empty())
                settings.own.push_back(static_cast<std::uint32_t>(number % setting.words.size()));
        }
    }
    settings.solutions = kMaxSolutions;
    settings.seed = number;
    return settings;
}

template <int N>
void check_methods(const ClassicPuzzle<N>& puzzle, std::uint64_t number, MethodTally& tally) {
    SolveLimits limits;
    limits.solutions = kMaxSolutions;
    const std::uint64_t expected = solve_any_order(puzzle.givens, limits, puzzle.variant).solutions;
    ++(expected == 0 ? tally.none : expected == 1 ? tally.one : tally.several);
    for (const SolverCard* solver : all_solvers()) {
        if (!solver->label.is_complete) continue;
        Trace trace;
        const ClassicResult<N> found = solve_classic(*solver, puzzle, settings_of<N>(*solver, number), trace);
        INFO(std::string(solver->label.name) << " on " << to_line(puzzle.givens) << ", case " << number);
        CHECK(found.solutions == expected);
        CHECK(found.end == (expected == kMaxSolutions ? ClassicEnd::enough : ClassicEnd::complete));
        if (expected > 0) CHECK(solves(found.first, puzzle.givens, puzzle.variant));
        // All counters of the solver, in their order.
        const auto names = solver->label.counters;
        CHECK(std::equal(names.begin(), names.end(), trace.counters().begin(), trace.counters().end(),
                         [](std::string_view name, const auto& counter) { return name == counter.first; }));
    }
}

template <int N>
void compare(std::uint64_t cases) {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 8);
    CAPTURE(seed);
    MethodTally tally;
    for (std::uint64_t number = 0; number < cases; ++number) {
        Random random(seed, number);
        ClassicPuzzle<N> puzzle;
        puzzle.variant = random.below(4) == 0 ? Variant::diagonal : Variant::plain;
        const Grid<N> board = random_boards::solution<N>(puzzle.variant, random);
        const int clues = kClues<N>.fewest +
                          static_cast<int>(random.below(static_cast<std::uint32_t>(kClues<N>.most - kClues<N>.fewest)));
        puzzle.givens = number % 3 == 0 ? random_boards::spoilt_part_of(board, clues, puzzle.variant, random)
                                        : random_boards::part_of(board, clues, random);
        check_methods(puzzle, number, tally);
    }
    MESSAGE("order " << N << ": " << tally.none << " without a solution, " << tally.one << " with one, "
                     << tally.several << " with several");
    CHECK(std::min({tally.none, tally.one, tally.several}) > static_cast<int>(cases) / 20);
}

}  // namespace

TEST_CASE("complete methods agree: 500 puzzles of 4x4") {
    compare<2>(environment::number("ROOKERY_CASES", 500));
}
TEST_CASE("complete methods agree: 500 puzzles of 9x9") {
    compare<3>(environment::number("ROOKERY_CASES", 500));
}
TEST_CASE("complete methods agree: 500 puzzles of 16x16") {
    compare<4>(environment::number("ROOKERY_CASES", 500));
}
