// The three kinds of pseudo-puzzles, their limits, and combined lists.
#include "unavoidable/pseudo_puzzles.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <set>
#include <string>

#include "solve/solve.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/samples.hpp"
#include "unavoidable/minimal.hpp"

using namespace rookery;

namespace {

PseudoPuzzleRequest request_for(PseudoPuzzleKind kind, int at_once) {
    PseudoPuzzleRequest request;
    request.grid = samples::grid_of(known::kG5);
    request.kind = kind;
    request.at_once = at_once;
    return request;
}

}  // namespace

TEST_CASE("every combination once, with a name") {
    const std::array<int, 6> expected{0, 9, 36, 84, 126, 126};
    for (const PseudoPuzzleKind kind : {PseudoPuzzleKind::digits, PseudoPuzzleKind::boxes}) {
        for (int at_once = 2; at_once <= 5; ++at_once) {
            const PseudoPuzzles puzzles(request_for(kind, at_once));
            REQUIRE(puzzles.count() == expected[static_cast<std::size_t>(at_once)]);
            std::set<std::string> names;
            for (int i = 0; i < puzzles.count(); ++i) {
                names.insert(puzzles.name(i));
                CHECK(puzzles.emptied(i).size() == 9 * at_once);
            }
            CHECK(static_cast<int>(names.size()) == puzzles.count());
        }
    }
    const PseudoPuzzles digits(request_for(PseudoPuzzleKind::digits, 4));
    CHECK(digits.name(0) == "digits 1 2 3 4");
    CHECK(digits.name(1) == "digits 1 2 3 5");
    CHECK(digits.name(125) == "digits 6 7 8 9");
    const Grid9 grid = samples::grid_of(known::kG5);
    CHECK(digits_of(grid, digits.emptied(1)) == (digit_bit(1) | digit_bit(2) | digit_bit(3) | digit_bit(5)));
    const PseudoPuzzles boxes(request_for(PseudoPuzzleKind::boxes, 2));
    CHECK(boxes.name(35) == "boxes 8 9");
    CHECK((houses_of(boxes.emptied(35)) & 511U) == (1U << 7 | 1U << 8));
}

TEST_CASE("random cells: 54, determined by the seed") {
    PseudoPuzzleRequest request = request_for(PseudoPuzzleKind::random, 4);
    request.rounds = 50;
    const PseudoPuzzles puzzles(request);
    const PseudoPuzzles again(request);
    request.seed = 2;
    const PseudoPuzzles other(request);
    CHECK(puzzles.count() == 50);
    CHECK(puzzles.name(16) == "random cells 17");
    for (int i = 0; i < 50; ++i) {
        CHECK(puzzles.emptied(i).size() == 54);
        CHECK(puzzles.emptied(i) == again.emptied(i));
        CHECK_FALSE(puzzles.emptied(i) == other.emptied(i));
    }
}

TEST_CASE("all solutions are compared; the minimal differences are kept") {
    const PseudoPuzzles digits(request_for(PseudoPuzzleKind::digits, 3));
    const Grid9 grid = samples::grid_of(known::kG5);
    for (const int number : {0, 40, 83}) {
        Grid9 puzzle = grid;
        digits.emptied(number).for_each([&](int cell) { puzzle[cell] = 0; });
        UnavoidableList differences;
        SolveLimits limits;
        limits.solutions = 1'000'000;
        for_each_solution(puzzle, limits, [&](const Grid9& solution) {
            if (!(solution == grid)) differences.push_back(KnownGrid::differing_cells(solution, grid));
            return true;
        });
        const PseudoPuzzleSets found = digits.solve(number);
        CHECK(found.complete);
        CHECK_FALSE(found.stopped);
        CHECK(found.solutions == differences.size());
        keep_minimal(differences);
        CHECK(found.sets == differences);
    }
}

TEST_CASE("the limit of solutions is reported, and the sets found until then are minimal") {
    PseudoPuzzleRequest request = request_for(PseudoPuzzleKind::boxes, 4);
    const PseudoPuzzleSets all = PseudoPuzzles(request).solve(60);
    REQUIRE(all.complete);
    request.most_solutions = all.solutions;
    const PseudoPuzzleSets exactly = PseudoPuzzles(request).solve(60);
    CHECK(exactly.complete);
    CHECK(exactly.sets == all.sets);
    for (const std::uint64_t most : {all.solutions - 1, all.solutions / 3, std::uint64_t{1}}) {
        request.most_solutions = most;
        const PseudoPuzzleSets part = PseudoPuzzles(request).solve(60);
        CHECK_FALSE(part.complete);
        CHECK(part.solutions == most);
        CHECK_FALSE(part.sets.empty());
        // All are minimal, so they are in the complete list.
        for (const CellSet& set : part.sets) CHECK(std::find(all.sets.begin(), all.sets.end(), set) != all.sets.end());
    }
}

TEST_CASE("sets with too many cells are not kept") {
    PseudoPuzzleRequest request = request_for(PseudoPuzzleKind::boxes, 4);
    UnavoidableList expected = PseudoPuzzles(request).solve(3).sets;
    expected.erase(std::find_if(expected.begin(), expected.end(), [](const CellSet& set) { return set.size() > 14; }),
                   expected.end());
    REQUIRE_FALSE(expected.empty());
    request.max_cells = 14;
    CHECK(PseudoPuzzles(request).solve(3).sets == expected);
}

TEST_CASE("a stop ends it") {
    const std::atomic<bool> stop{true};
    const PseudoPuzzleSets found = PseudoPuzzles(request_for(PseudoPuzzleKind::digits, 5)).solve(0, &stop);
    CHECK(found.stopped);
    CHECK(found.sets.empty());
}

TEST_CASE("merged lists, and their size limit") {
    const PseudoPuzzles digits(request_for(PseudoPuzzleKind::digits, 4));
    UnavoidableList all;
    MergedSets merged;
    MergedSets bounded(700);
    for (int number = 0; number < 40; ++number) {
        const UnavoidableList sets = digits.solve(number).sets;
        all.insert(all.end(), sets.begin(), sets.end());
        merged.add(sets);
        bounded.add(sets);
    }
    sort_and_merge(all);
    CHECK(merged.take() == all);
    CHECK(merged.all_kept());
    const UnavoidableList kept = bounded.take();
    CHECK_FALSE(bounded.all_kept());
    REQUIRE_FALSE(kept.empty());
    CHECK(kept.size() <= 700);
    // A prefix of the complete list that ends at the end of a size.
    REQUIRE(kept.size() < all.size());
    CHECK(std::equal(kept.begin(), kept.end(), all.begin()));
    CHECK(all[kept.size()].size() == kept.back().size() + 1);
    CHECK(bounded.max_cells() == kept.back().size());
}
