// Sets of five digits by templates compared with pseudo-puzzles: the digits' cells are emptied and all solutions
// compared. ROOKERY_CASES=126 covers every combination of digits, which takes minutes.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <atomic>

#include "support/environment.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/random/random_grids.hpp"
#include "support/samples.hpp"
#include "support/unavoidability.hpp"
#include "unavoidable/template_sets.hpp"

using namespace rookery;

namespace {

constexpr int kCombinations = 126;

// `count` combinations, evenly spread.
std::vector<int> some_combinations(std::uint64_t count) {
    std::vector<int> numbers;
    for (std::uint64_t i = 0; i < count; ++i) numbers.push_back(static_cast<int>(i * kCombinations / count));
    return numbers;
}

UnavoidableList sets_of_five_digits(const Grid9& grid, UnavoidableList sets) {
    const auto fewer = [&](const CellSet& set) { return digit_count(digits_of(grid, set)) < 5; };
    sets.erase(std::remove_if(sets.begin(), sets.end(), fewer), sets.end());
    return sets;
}

UnavoidableList up_to_cells(UnavoidableList sets, int most) {
    const auto larger = [&](const CellSet& set) { return set.size() > most; };
    sets.erase(std::remove_if(sets.begin(), sets.end(), larger), sets.end());
    return sets;
}

}  // namespace

TEST_CASE("five digits: the sets match the pseudo-puzzles, combination by combination") {
    Random random(58, 0);
    const std::array<Grid9, 4> grids{samples::grid_of(known::kG5), samples::grid_of(known::kFirstGrid),
                                     samples::grid_of(known::kCyclic), random_grids::solution(random)};
    for (const Grid9& grid : grids) {
        CAPTURE(samples::line_of(grid));
        FiveDigitSets five(grid);
        REQUIRE(five.count() == kCombinations);
        CHECK(five.of_fewer_digits() == template_sets(grid));
        PseudoPuzzleRequest request;
        request.grid = grid;
        request.at_once = 5;
        const PseudoPuzzles pseudo_puzzles(request);
        for (const int number : some_combinations(environment::number("ROOKERY_CASES", 3))) {
            CAPTURE(five.name(number));
            CHECK(five.name(number) == pseudo_puzzles.name(number));
            const PseudoPuzzleSets expected = pseudo_puzzles.solve(number);
            const PseudoPuzzleSets found = five.solve(number);
            REQUIRE(expected.complete);
            CHECK(found.complete);
            CHECK(found.solutions <= expected.solutions);
            CHECK(found.sets == sets_of_five_digits(grid, expected.sets));
            CHECK_FALSE(found.sets.empty());
        }
    }
}

TEST_CASE("five digits: any order of combinations gives the same sets; a bound on cells keeps those within it") {
    const Grid9 grid = samples::grid_of(known::kG4);
    FiveDigitSets five(grid);
    FiveDigitSets backwards(grid);
    FiveDigitSets bounded(grid, 18);
    CHECK(bounded.of_fewer_digits() == up_to_cells(five.of_fewer_digits(), 18));
    const std::vector<int> numbers = some_combinations(4);
    std::vector<UnavoidableList> found;
    for (const int number : numbers) found.push_back(five.solve(number).sets);
    for (std::size_t i = numbers.size(); i-- > 0;) {
        CHECK(backwards.solve(numbers[i]).sets == found[i]);
        CHECK(backwards.solve(numbers[i]).sets == found[i]);  // and a second time
        CHECK(bounded.solve(numbers[i]).sets == up_to_cells(found[i], 18));
    }
}

TEST_CASE("five digits: a solution limit is reported, and the sets found until then are minimal") {
    const Grid9 grid = samples::grid_of(known::kG5);
    const KnownGrid known(grid);
    constexpr int kNumber = 60;
    const PseudoPuzzleSets all = FiveDigitSets(grid).solve(kNumber);
    REQUIRE(all.complete);
    REQUIRE(all.solutions > all.sets.size());
    const PseudoPuzzleSets exactly = FiveDigitSets(grid, 81, all.solutions).solve(kNumber);
    CHECK(exactly.complete);
    CHECK(exactly.sets == all.sets);
    for (const std::uint64_t most : {all.solutions - 1, std::uint64_t{300}, std::uint64_t{1}}) {
        const PseudoPuzzleSets part = FiveDigitSets(grid, 81, most).solve(kNumber);
        CHECK_FALSE(part.complete);
        CHECK(part.solutions == most);
        CHECK_FALSE(part.sets.empty());
        CHECK(std::includes(all.sets.begin(), all.sets.end(), part.sets.begin(), part.sets.end(), listed_before));
    }
}

TEST_CASE("five digits: a stop ends it") {
    const std::atomic<bool> stop{true};
    const PseudoPuzzleSets found = FiveDigitSets(samples::grid_of(known::kG5)).solve(0, &stop);
    CHECK(found.stopped);
    CHECK(found.sets.empty());
}
