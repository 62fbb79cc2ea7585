// The numbers of minimal unavoidable sets that GridChecker finds in five grids. The solver checks each set: it must be
// unavoidable, and no longer so when any of its cells is filled in.
#include <doctest/doctest.h>

#include <algorithm>

#include "support/data_folder.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/samples.hpp"
#include "support/unavoidability.hpp"
#include "unavoidable/pseudo_puzzles.hpp"
#include "unavoidable/small_sets.hpp"
#include "unavoidable/template_sets.hpp"

using namespace rookery;

namespace {

int wrong_sets(const Grid9& grid, const UnavoidableList& sets) {
    const KnownGrid known(grid);
    return static_cast<int>(std::count_if(sets.begin(), sets.end(),
                                          [&](const CellSet& set) { return !is_minimal_unavoidable(known, set); }));
}

}  // namespace

TEST_CASE("sets of at most 12 cells") {
    for (const known::GridFacts& facts : known::kGrids) {
        CAPTURE(facts.name);
        const Grid9 grid = samples::grid_of(facts.grid);
        const UnavoidableList sets = small_sets(grid);
        CHECK(static_cast<int>(sets.size()) == facts.small_sets);
        CHECK(wrong_sets(grid, sets) == 0);
    }
}

TEST_CASE("sets of at most 4 digits") {
    for (const known::GridFacts& facts : known::kGrids) {
        CAPTURE(facts.name);
        const Grid9 grid = samples::grid_of(facts.grid);
        const UnavoidableList sets = template_sets(grid);
        CHECK(static_cast<int>(sets.size()) == facts.four_digit_sets);
        CHECK(wrong_sets(grid, sets) == 0);
    }
}

TEST_CASE("the pseudo-puzzles of 4 digits give the same") {
    for (const known::GridFacts& facts : known::kGrids) {
        CAPTURE(facts.name);
        PseudoPuzzleRequest request;
        request.grid = samples::grid_of(facts.grid);
        const PseudoPuzzles puzzles(request);
        MergedSets merged;
        for (int number = 0; number < puzzles.count(); ++number) merged.add(puzzles.solve(number).sets);
        CHECK(merged.take() == template_sets(request.grid));
    }
}

TEST_CASE("many grids: every set is unavoidable and minimal") {
    std::size_t grids = 0;
    for (const std::string& line : data::lines_of("puzzles/random_grids.txt")) {
        if (line.size() < 81 || grids == 12) continue;
        ++grids;
        const Grid9 grid = samples::grid_of(line);
        REQUIRE(is_solution(grid));
        CHECK(wrong_sets(grid, small_sets(grid)) == 0);
        CHECK(wrong_sets(grid, template_sets(grid)) == 0);
    }
}
