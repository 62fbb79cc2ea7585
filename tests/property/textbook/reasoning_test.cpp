// Reasoning compared with the solver: its placements are in every solution, its eliminations in none, and where it
// finds a contradiction there is no solution.
#include "textbook/classic/classic.hpp"

#include <doctest/doctest.h>

#include <cctype>
#include <map>
#include <string>

#include "solve/any_order.hpp"
#include "support/environment.hpp"
#include "support/random/random_boards.hpp"
#include "support/solver_settings.hpp"
#include "text/text.hpp"

using namespace rookery;

namespace {

struct Tally {
    int solved = 0;
    int stuck = 0;
    int contradictions = 0;
    std::map<std::string, int> strategies;  // "naked set of 2", ...
};

// Each "r1c3<>5" of a row.
template <int N, class Visit>
void for_each_removed(const std::string& text, Visit visit) {
    const auto number = [&](std::size_t& at) {
        int value = 0;
        while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0) {
            value = value * 10 + (text[at++] - '0');
        }
        return value;
    };
    for (std::size_t at = text.find('r'); at != std::string::npos; at = text.find('r', at)) {
        const int row = number(++at);
        const int column = number(++at);
        at += 2;
        visit(Geometry<N>::cell_at(row - 1, column - 1), number(at));
    }
}

template <int N>
void check_rows(const TraceTable& steps, const Grid<N>& solution, Tally& tally) {
    REQUIRE(steps.columns.size() == 8);
    for (const auto& row : steps.rows) {
        const std::string& strategy = row[2];
        ++tally.strategies[strategy];
        CHECK((row[1] == "0") == (row[6] == "-"));
        if (row[1] == "0") continue;
        int removed = 0;
        for_each_removed<N>(row[6], [&](int cell, int digit) {
            ++removed;
            CHECK(solution[cell] != digit);
        });
        CHECK(removed > 0);
        if (strategy.starts_with("hidden set")) CHECK(row[7].starts_with("naked set r"));
        if (strategy.starts_with("naked set")) CHECK(row[7].starts_with("hidden set r"));
    }
}

// The clauses of the negative view match each step.
template <int N>
void check_clauses(const TraceTable& steps, const TraceTable& clauses) {
    REQUIRE(clauses.title == "clauses");
    std::map<std::string, int> removed;  // by step
    std::map<std::string, int> refuted;
    std::map<std::string, int> concluded;
    for (const auto& row : steps.rows) {
        for_each_removed<N>(row[1] == "0" ? "" : row[6], [&](int, int) { ++removed[row[0]]; });
    }
    for (const auto& row : clauses.rows) {
        if (row[1] == "refuted") {
            ++refuted[row[0]];
            CHECK((row[2].ends_with(')') || row[2].ends_with(']')));  // an empty clause, or one for each case
        }
        if (row[1] == "conclusion" && row[2].find('<') != std::string::npos) {
            for_each_removed<N>(row[2], [&](int, int) { ++concluded[row[0]]; });
        }
    }
    CHECK(refuted == removed);
    CHECK(concluded == removed);
}

template <int N>
void check(const ClassicPuzzle<N>& puzzle, Tally& tally) {
    INFO(to_line(puzzle.givens));
    SolveLimits limits;
    limits.solutions = 2;
    const AnyOrderResult<N> truth = solve_any_order(puzzle.givens, limits, puzzle.variant);
    Trace trace(10'000);
    ClassicSettings settings;
    tests::choose(settings, cards::kReasoning, "view", "negative");
    const ClassicResult<N> result = solve_classic(cards::kReasoning, puzzle, settings, trace);
    if (result.end == ClassicEnd::complete && result.solutions == 0) {
        ++tally.contradictions;
        CHECK(truth.solutions == 0);
        REQUIRE_FALSE(trace.notes().empty());
        CHECK(trace.notes().back().starts_with("contradiction: "));
        return;
    }
    if (result.solutions == 1) {
        ++tally.solved;
        CHECK(result.end == ClassicEnd::complete);
        CHECK(truth.unique());
        CHECK(result.first == truth.first);
    } else {
        ++tally.stuck;
        CHECK(result.end == ClassicEnd::gave_up);
    }
    if (truth.solutions == 0) return;
    for (int cell = 0; cell < Geometry<N>::kCells; ++cell) {
        if (result.first[cell] != 0) CHECK(result.first[cell] == truth.first[cell]);
    }
    check_rows<N>(trace.tables().front(), truth.first, tally);
    check_clauses<N>(trace.tables().front(), trace.tables().back());
    CHECK(trace.value("placements") == trace.value("naked singles") + trace.value("hidden singles"));
    CHECK(trace.value("returns to level 0") ==
          trace.value("naked sets") + trace.value("hidden sets") + trace.value("intersections"));
}

// Mostly with just enough clues for one solution: it adds clues until the solution is unique.
template <int N>
Grid<N> puzzle_with_one_solution(int clues, Variant variant, Random& random) {
    const Grid<N> board = random_boards::solution<N>(variant, random);
    Grid<N> puzzle = random_boards::part_of(board, clues, random);
    SolveLimits limits;
    limits.solutions = 2;
    for (;;) {
        if (solve_any_order(puzzle, limits, variant).unique()) return puzzle;
        const int cell = static_cast<int>(random.below(Geometry<N>::kCells));
        puzzle[cell] = board[cell];
    }
}

}  // namespace

TEST_CASE("reasoning is sound on puzzles of each order, plain and diagonal") {
    const std::uint64_t seed = environment::number("ROOKERY_SEED", 21);
    CAPTURE(seed);
    Random random(seed);
    Tally tally;
    for (const Variant variant : {Variant::plain, Variant::diagonal}) {
        for (int i = 0; i < 150; ++i) {
            const int fewer = variant == Variant::diagonal ? 8 : 0;
            check<2>({puzzle_with_one_solution<2>(3, variant, random), variant}, tally);
            check<3>({puzzle_with_one_solution<3>(24 - fewer, variant, random), variant}, tally);
            check<3>({random_boards::spoilt_part_of(random_boards::solution<3>(variant, random), 30, variant, random),
                      variant},
                     tally);
        }
    }
    for (int i = 0; i < 5; ++i) check<4>({puzzle_with_one_solution<4>(120, Variant::plain, random)}, tally);
    MESSAGE(tally.solved << " solved, " << tally.stuck << " stuck, " << tally.contradictions << " contradictions");
    CHECK(tally.solved > 100);
    CHECK(tally.stuck > 5);
    CHECK(tally.contradictions > 50);
    for (const char* strategy :
         {"naked single", "hidden single", "intersection type 1", "intersection type 2", "intersection type 3",
          "intersection type 4", "intersection box to diagonal", "intersection diagonal to box", "naked set of 2",
          "naked set of 3", "hidden set of 2", "hidden set of 3"}) {
        CAPTURE(strategy);
        CHECK(tally.strategies[strategy] > 0);
    }
}
