// Puzzles as formulas: the contents of the files, and all solutions one by one.
#include "support/solver_settings.hpp"
#include "textbook/classic/classic.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <string>
#include <string_view>

#include "support/dimacs.hpp"
#include "support/random/random_boards.hpp"
#include "textbook/classic/sat_encodings.hpp"

using namespace rookery;

namespace {

constexpr std::array kEncodings{SatEncoding::naive, SatEncoding::minimal, SatEncoding::extended};

template <int N>
std::uint64_t count_all(const ClassicPuzzle<N>& puzzle, SatEncoding encoding) {
    ClassicSettings settings;
    tests::choose(settings, cards::kSat, "encoding", name_of(encoding));
    settings.solutions = 1000;
    Trace trace;
    const ClassicResult<N> result = solve_classic(cards::kSat, puzzle, settings, trace);
    CHECK(result.end == ClassicEnd::complete);
    CHECK(trace.value("solver calls") == result.solutions + 1);
    return result.solutions;
}

}  // namespace

TEST_CASE("all 288 boards of order 2 are found in every encoding, and the 48 with diagonals") {
    for (const SatEncoding encoding : kEncodings) {
        CHECK(count_all<2>({}, encoding) == 288);
        CHECK(count_all<2>({{}, Variant::diagonal}, encoding) == 48);
    }
}

TEST_CASE("givens are unit clauses, and the counters match the formula") {
    ClassicPuzzle<3> puzzle;
    puzzle.givens[0] = 5;
    puzzle.givens[80] = 9;
    ClassicSettings settings;
    tests::choose(settings, cards::kSat, "encoding", "minimal");
    settings.solutions = 3;
    Trace trace(100);
    const ClassicResult<3> result = solve_classic(cards::kSat, puzzle, settings, trace);
    CHECK(result.solutions == 3);
    CHECK(result.end == ClassicEnd::enough);
    CHECK(solves(result.first, puzzle.givens));
    CHECK(trace.value("variables") == 729);
    CHECK(trace.value("clauses") == 8829 + 2);
    CHECK(trace.value("literals") == 81 * 9 + 8748 * 2 + 2);
    REQUIRE(trace.tables().size() == 1);
    CHECK(trace.tables()[0].rows.size() == 3);
}

TEST_CASE("a stop reaches the solver, which reports its counters while running") {
    // A 16x16 puzzle on which the solver learns some 2000 clauses in one call; it must stop at the first report.
    Random random(1);
    const Grid<4> board = random_boards::plain_solution<4>(random);
    const ClassicPuzzle<4> puzzle{random_boards::spoilt_part_of(board, 90, Variant::plain, random)};
    struct Reported {
        std::atomic<bool> stop = false;
        std::string text;
    } reported;
    ClassicSettings settings;
    tests::choose(settings, cards::kSat, "encoding", "minimal");
    settings.progress.stop = &reported.stop;
    const auto on_event = [&reported](std::string_view what) {
        reported.text = what;
        reported.stop = true;
    };
    settings.progress.on_progress = on_event;
    Trace trace;
    const ClassicResult<4> result = solve_classic(cards::kSat, puzzle, settings, trace);
    CHECK(result.end == ClassicEnd::stopped);
    CHECK(result.solutions == 0);
    CHECK(trace.value("solver calls") == 1);
    CHECK(trace.value("learnt clauses") > 0);
    CHECK(reported.text.starts_with("1 solver calls, 4,096 variables, 92,5"));
}

TEST_CASE("the DIMACS file has the formula, with plain givens and the variables explained") {
    ClassicPuzzle<2> puzzle;
    puzzle.givens[5] = 3;  // r2c2
    const std::string text = dimacs_of(puzzle, SatEncoding::extended);
    CHECK(text.find("c variable 16 (r - 1) + 4 (c - 1) + d:") != std::string::npos);
    CHECK(text.find("p cnf 64 449\n") != std::string::npos);
    std::string problem;
    const auto read = dimacs::read(text, problem);
    CAPTURE(problem);
    REQUIRE(read.has_value());
    CHECK(read->variables == 64);
    const Formula formula = encode(puzzle, SatEncoding::extended);
    CHECK(
        std::equal(read->literals.begin(), read->literals.end(), formula.literals().begin(), formula.literals().end()));
    // r2c2 is row 2, column 2: variable 16 + 4 + 3.
    REQUIRE(read->literals.size() >= 3);
    CHECK(read->literals[read->literals.size() - 3] == 0);
    CHECK(read->literals[read->literals.size() - 2] == 23);
}
