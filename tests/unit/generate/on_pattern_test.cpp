#include "generate/on_pattern.hpp"

#include <doctest/doctest.h>

#include <string_view>

#include "solve/solve.hpp"
#include "support/masks.hpp"
#include "support/plain/plain_solver.hpp"
#include "text/text.hpp"

using namespace rookery;
using samples::cells_of;
using samples::kLattice;
using samples::kRosette;

namespace {

constexpr std::uint64_t kMuch = 20'000'000;

// The puzzle has its clues in exactly these cells, and its only solution is the search's.
void check_found(const PatternSearch& search, CellSet pattern) {
    const Grid9& puzzle = search.puzzle();
    CAPTURE(to_line(puzzle));
    for (int cell = 0; cell < 81; ++cell) CHECK((puzzle[cell] != 0) == pattern.contains(cell));
    plain::Solver solver(puzzle.digits, 2, 100'000'000);
    const plain::Result result = solver.run([](const plain::Cells&) {});
    CHECK(result.complete);
    CHECK(result.solutions == 1);
    CHECK(result.first == search.solution().digits);
}

}  // namespace

TEST_CASE("puzzles on patterns of 23 to 32 clues are found, on exactly those cells") {
    for (const std::string_view mask : {
             kLattice,
             kRosette,
             std::string_view("x...x...x.x.....x...x.x.x.....x.x...x...x...x.x.....x.x.x...x.....x.x...x...x...x"),
             samples::kSparse,
             std::string_view("x.x...x.....xx.x...x...x....x...x.....x.x.x.....x...x....x...x...x.xx.....x...x.x"),
         }) {
        const CellSet pattern = cells_of(mask);
        Random random(5);
        PatternSearch search(pattern, random);
        Budget budget(kMuch);
        for (int i = 0; i < 3; ++i) {
            REQUIRE(search.next(budget));
            check_found(search, pattern);
        }
    }
}

TEST_CASE("a pattern with many clues, up to all cells") {
    for (const int clues : {45, 60, 80, 81}) {
        CellSet pattern = CellSet::all();
        for (int cell = 0; cell < 81 - clues; ++cell) pattern.remove(cell * 2);
        Random random(6);
        PatternSearch search(pattern, random);
        Budget budget(kMuch);
        REQUIRE(search.next(budget));
        check_found(search, pattern);
    }
}

TEST_CASE("the search ends when its budget is spent, and when stopped") {
    const CellSet hopeless =
        cells_of("xxxxxxxxxxxxxxxxxxxxxxxxxxx......................................................");
    Random random(7);
    Budget budget(100'000);
    CHECK_FALSE(PatternSearch(hopeless, random).next(budget));
    CHECK(budget.left() == 0);

    std::atomic<bool> stop{true};
    budget = Budget(kMuch);
    CHECK_FALSE(PatternSearch(hopeless, random).next(budget, &stop));

    budget = Budget(kMuch);
    CHECK_FALSE(PatternSearch(CellSet(), random).next(budget));
}

TEST_CASE("the same seed takes the same path") {
    Random first(8);
    Random second(8);
    PatternSearch a(cells_of(kLattice), first);
    PatternSearch b(cells_of(kLattice), second);
    Budget budget_a(kMuch);
    Budget budget_b(kMuch);
    for (int i = 0; i < 10; ++i) {
        REQUIRE(a.next(budget_a));
        REQUIRE(b.next(budget_b));
        CHECK(a.puzzle() == b.puzzle());
    }
    CHECK(budget_a.left() == budget_b.left());
}
