// The backdoor search: its answer for boards without any, and how its limits end it.
#include "solve/backdoors.hpp"

#include <doctest/doctest.h>

#include "board/isomorphism.hpp"
#include "solve/solve.hpp"
#include "support/samples.hpp"

using namespace rookery;

namespace {

Grid9 hard_puzzle() {
    return samples::grid_of(samples::kHardest[0]);
}

}  // namespace

TEST_CASE("backdoors: a full board needs none") {
    const Backdoors found = find_backdoors(solve(hard_puzzle()).first);
    CHECK(found.unique);
    CHECK(found.complete);
    CHECK(found.size == 0);
    REQUIRE(found.sets.size() == 1);
    CHECK(found.sets[0].empty());
}

TEST_CASE("backdoors: a puzzle without exactly one solution has none") {
    Grid9 several = hard_puzzle();
    for (int cell = 0; cell < 40; ++cell) several[cell] = 0;
    Grid9 conflict;
    conflict[0] = conflict[1] = 7;
    for (const Grid9& puzzle : {Grid9{}, several, conflict}) {
        const Backdoors found = find_backdoors(puzzle);
        CHECK_FALSE(found.unique);
        CHECK(found.complete);
        CHECK(found.size < 0);
        CHECK(found.sets.empty());
    }
}

TEST_CASE("backdoors: the puzzle has size 0 with their cells filled, but not with one fewer") {
    const Grid9 puzzle = hard_puzzle();
    const Grid9 solution = solve(puzzle).first;
    const Backdoors found = find_backdoors(puzzle);
    REQUIRE(found.size >= 2);
    REQUIRE_FALSE(found.sets.empty());
    for (std::size_t i = 0; i < found.sets.size() && i < 100; ++i) {
        CHECK(found.sets[i].size() == found.size);
        Grid9 filled = puzzle;
        found.sets[i].for_each([&](int cell) {
            CHECK(puzzle[cell] == 0);
            filled[cell] = solution[cell];
        });
        CHECK(find_backdoors(filled).size == 0);
        filled[found.sets[i].first()] = 0;
        CHECK(find_backdoors(filled).size == 1);
    }
}

TEST_CASE("backdoors: more logic never needs more cells") {
    BackdoorLimits locking;
    locking.logic = SimpleLogic::singles_and_locking;
    for (const auto line : samples::kTop1465) {
        const Grid9 puzzle = samples::grid_of(line);
        const Backdoors by_singles = find_backdoors(puzzle);
        const Backdoors by_more = find_backdoors(puzzle, locking);
        INFO(line);
        REQUIRE(by_singles.size >= 0);
        CHECK(by_more.size >= 0);
        CHECK(by_more.size <= by_singles.size);
    }
}

TEST_CASE("backdoors: isomorphic puzzles have the same number, in the same cells") {
    Random random(6);
    for (const auto line : samples::kTop1465) {
        const Grid9 puzzle = samples::grid_of(line);
        const Isomorphism map = random_isomorphism(random);
        const Backdoors a = find_backdoors(puzzle);
        const Backdoors b = find_backdoors(apply(map, puzzle));
        INFO(line);
        CHECK(a.size == b.size);
        CHECK(a.sets.size() == b.sets.size());
        Grid9 marks;  // a mark in each cell that belongs to some backdoor
        for (const CellSet set : a.sets) set.for_each([&](int cell) { marks[cell] = 1; });
        Isomorphism places = map;
        places.label = Isomorphism().label;
        CellSet expected;
        CellSet all;
        const Grid9 moved = apply(places, marks);
        for (int cell = 0; cell < 81; ++cell) {
            if (moved[cell] != 0) expected.add(cell);
        }
        for (const CellSet set : b.sets) all |= set;
        CHECK(all == expected);
    }
}

TEST_CASE("backdoors: the size limit excludes larger ones") {
    BackdoorLimits limits;
    for (limits.size = 0; limits.size < 2; ++limits.size) {
        const Backdoors found = find_backdoors(hard_puzzle(), limits);
        CHECK(found.unique);
        CHECK(found.complete);
        CHECK(found.size < 0);
        CHECK(found.sets.empty());
    }
}

TEST_CASE("backdoors: the limit of sets keeps the first ones") {
    const Backdoors all = find_backdoors(hard_puzzle());
    REQUIRE(all.complete);
    REQUIRE(all.sets.size() > 10);
    BackdoorLimits limits;
    for (const std::size_t sets : {std::size_t{1}, std::size_t{2}, std::size_t{10}, all.sets.size() - 1}) {
        limits.sets = sets;
        const Backdoors some = find_backdoors(hard_puzzle(), limits);
        CHECK_FALSE(some.complete);
        CHECK(some.size == all.size);
        CHECK(some.sets ==
              std::vector<CellSet>(all.sets.begin(), all.sets.begin() + static_cast<std::ptrdiff_t>(sets)));
    }
}

TEST_CASE("backdoors: the stop flag ends the search") {
    const std::atomic<bool> stop{true};
    BackdoorLimits limits;
    limits.stop = &stop;
    const Backdoors found = find_backdoors(hard_puzzle(), limits);
    CHECK_FALSE(found.complete);
    CHECK(found.size < 0);
    CHECK(found.sets.empty());
}
