// The naked set that "Different approaches to solve Sudoku" derives from clauses (section 6.2.3, expressions 6.12 to
// 6.19): a row of five cells with five digits, where the first and the third cell can only be 2 or 5.
#include <doctest/doctest.h>

#include "textbook/classic/clause_steps.hpp"

using namespace rookery;
using Rows = std::vector<std::vector<std::string>>;

namespace {

constexpr auto kExclude = [](const Variable& one, const Variable& other) {
    return (one.cell == other.cell) != (one.digit == other.digit);
};

ClauseStep naked_pair() {
    ClauseStep step;
    for (const int cell : {0, 2}) {
        for (const int digit : {1, 3, 4}) step.known.push_back({cell, digit});
        step.clauses.push_back({{cell, 2}, {cell, 5}});
    }
    for (const int digit : {2, 5}) {
        for (const int cell : {1, 3, 4}) step.removed.push_back({cell, digit});
    }
    return step;
}

}  // namespace

TEST_CASE("the naked set in a row of five, expression by expression") {
    Trace trace(100);
    ClauseTable(trace, 5).add(1, naked_pair(), kExclude);
    CHECK(trace.tables().at(0).rows ==
          Rows{{"1", "known", "r1c1<>1 r1c1<>3 r1c1<>4 r1c3<>1 r1c3<>3 r1c3<>4"},  // (6.12)
               {"1", "at least one", "(r1c1=2 or r1c1=5) (r1c3=2 or r1c3=5)"},     // (6.14)
               {"1", "at most one", "(r1c1<>2 or r1c3<>2) (r1c1<>5 or r1c3<>5)"},  // (6.11)
               {"1", "cases", "r1c1=2 r1c3=5, or r1c1=5 r1c3=2"},                  // (6.15)
               {"1", "refuted", "r1c2=2: r1c1<>2 r1c3<>2; r1c1=5: r1c3<>5; nothing is left of (r1c3=2 or r1c3=5)"},
               {"1", "refuted", "r1c4=2: r1c1<>2 r1c3<>2; r1c1=5: r1c3<>5; nothing is left of (r1c3=2 or r1c3=5)"},
               {"1", "refuted", "r1c5=2: r1c1<>2 r1c3<>2; r1c1=5: r1c3<>5; nothing is left of (r1c3=2 or r1c3=5)"},
               {"1", "refuted", "r1c2=5: r1c1<>5 r1c3<>5; r1c1=2: r1c3<>2; nothing is left of (r1c3=2 or r1c3=5)"},
               {"1", "refuted", "r1c4=5: r1c1<>5 r1c3<>5; r1c1=2: r1c3<>2; nothing is left of (r1c3=2 or r1c3=5)"},
               {"1", "refuted", "r1c5=5: r1c1<>5 r1c3<>5; r1c1=2: r1c3<>2; nothing is left of (r1c3=2 or r1c3=5)"},
               {"1", "conclusion", "r1c2<>2 r1c4<>2 r1c5<>2 r1c2<>5 r1c4<>5 r1c5<>5"}});  // (6.18), (6.19)
}

TEST_CASE("what does not follow is not refuted") {
    CHECK_FALSE(refutation_of({1, 3}, naked_pair(), kExclude, 5));  // another digit in another cell
    CHECK_FALSE(refutation_of({0, 2}, naked_pair(), kExclude, 5));  // one of the set's own
    ClauseStep one_cell = naked_pair();
    one_cell.clauses.pop_back();
    CHECK_FALSE(refutation_of({1, 2}, one_cell, kExclude, 5));
}

TEST_CASE("a naked set of three requires trying each value of one cell") {
    ClauseStep step;
    for (const int cell : {0, 1, 2}) step.clauses.push_back({{cell, 1}, {cell, 2}, {cell, 3}});
    CHECK(cases_of(step, kExclude, 100).size() == 6);
    CHECK(cases_of(step, kExclude, 4).size() == 4);
    CHECK(refutation_of({3, 1}, step, kExclude, 9) ==
          "r1c4=1: r1c1<>1 r1c2<>1 r1c3<>1; either [r1c1=2: r1c2<>2 r1c3<>2; r1c2=3: r1c3<>3; nothing is left of "
          "(r1c3=1 or r1c3=2 or r1c3=3)] or [r1c1=3: r1c2<>3 r1c3<>3; r1c2=2: r1c3<>2; nothing is left of (r1c3=1 or "
          "r1c3=2 or r1c3=3)]");
}
