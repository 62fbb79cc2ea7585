// A puzzle known to be slow for brute force: its first row is 987654321, and brute force tries digits in ascending
// order.
#include <doctest/doctest.h>

#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"
#include "textbook/classic/classic.hpp"

using namespace rookery;

namespace {

const ClassicPuzzle<3> kSlow{samples::grid_of(samples::kBruteMonster)};
const Grid9 kSolution = samples::grid_of(samples::kMonsterSolution);

}  // namespace

TEST_CASE("brute force: 641,580,843 iterations") {
    ClassicSettings settings;
    settings.solutions = 1;
    Trace trace;
    const ClassicResult<3> result = solve_classic(cards::kBruteForce, kSlow, settings, trace);
    CHECK(result.solutions == 1);
    CHECK(result.first == kSolution);
    CHECK(trace.value("iterations") == 641'580'843);
    CHECK(trace.value("digits tried") == 622'577'597);
    CHECK(trace.value("givens stepped over") == 19'003'246);
    CHECK(trace.value("placements") == 69'175'316);
}

TEST_CASE("compared with fewest candidates first") {
    Trace trace;
    const ClassicResult<3> result = solve_classic(cards::kBacktracking, kSlow, {}, trace);
    CHECK(result.solutions == 1);
    CHECK(result.end == ClassicEnd::complete);
    CHECK(result.first == kSolution);
    // All solutions, with about a thousandth of the digits that brute force tries for the first one.
    CHECK(1000 * trace.value("digits tried") > 622'577'597);
    CHECK(900 * trace.value("digits tried") < 622'577'597);
}

TEST_CASE("compared with hyper-arc consistency: nothing is left to search") {
    Trace trace;
    const ClassicResult<3> result = solve_classic(cards::kCsp, kSlow, {}, trace);
    CHECK(result.solutions == 1);
    CHECK(result.first == kSolution);
    CHECK(trace.value("nodes") == 1);
    CHECK(trace.value("prunings") == 8 * (81 - 17));
}
