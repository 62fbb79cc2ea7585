// Bounds and stops of the two complete generators.
#include "unavoidable/small_sets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>

#include "support/puzzles/known_grids.hpp"
#include "support/samples.hpp"
#include "unavoidable/template_sets.hpp"

using namespace rookery;

namespace {

UnavoidableList up_to(UnavoidableList sets, int cells) {
    const auto larger = [&](const CellSet& set) { return set.size() > cells; };
    sets.erase(std::find_if(sets.begin(), sets.end(), larger), sets.end());
    return sets;
}

}  // namespace

TEST_CASE("a bound on cells excludes larger sets and nothing else") {
    const Grid9 grid = samples::grid_of(known::kG4);
    const UnavoidableList small = small_sets(grid);
    const UnavoidableList templates = template_sets(grid);
    CHECK(std::is_sorted(small.begin(), small.end(), listed_before));
    CHECK(std::is_sorted(templates.begin(), templates.end(), listed_before));
    for (const int cells : {0, 3, 4, 6, 9, 10, 11, 12}) {
        CAPTURE(cells);
        CHECK(small_sets(grid, cells) == up_to(small, cells));
    }
    CHECK(small_sets(grid, 40) == small);
    for (const int cells : {0, 4, 7, 12, 16, 20, 35, 36}) {
        CAPTURE(cells);
        TemplateSetsRequest request;
        request.max_cells = cells;
        CHECK(template_sets(grid, request) == up_to(templates, cells));
    }
}

TEST_CASE("a bound on digits does the same") {
    const Grid9 grid = samples::grid_of(known::kG2);
    const UnavoidableList all = template_sets(grid);
    for (int digits = 1; digits <= 4; ++digits) {
        TemplateSetsRequest request;
        request.digits = digits;
        UnavoidableList expected;
        std::copy_if(all.begin(), all.end(), std::back_inserter(expected),
                     [&](const CellSet& set) { return digit_count(digits_of(grid, set)) <= digits; });
        CHECK(template_sets(grid, request) == expected);
    }
}

TEST_CASE("a stop gives nothing") {
    const Grid9 grid = samples::grid_of(known::kG2);
    const std::atomic<bool> stop{true};
    TemplateSetsRequest request;
    request.stop = &stop;
    CHECK(template_sets(grid, request).empty());
    CHECK(small_sets(grid, 12, &stop).empty());
}
