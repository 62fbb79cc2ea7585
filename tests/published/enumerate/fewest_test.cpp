// Published: four grids have a puzzle of 21 clues and none of 20 (blue, forum.enjoysudoku.com, "Grids containing a 21
// but no 20", 2019); every other grid has one of 20 or fewer.
#include "enumerate/fewest.hpp"

#include <doctest/doctest.h>

#include "solve/solve.hpp"
#include "support/enumerated.hpp"
#include "support/masks.hpp"

namespace rookery {

TEST_CASE("the four grids of 21 clues") {
    for (const char* line : {"123456789456789123789123456214897365365214897897365214541632978632978541978541632",
                             "123456789456789123789132465218967534564213978937548216391875642645321897872694351",
                             "123456789457189326689327154216534897745891632938672541361245978574918263892763415",
                             "123456789457189326689327154216534897745891632938672541392765418574918263861243975"}) {
        EnumerationRequest request;
        request.grid = enumerated::grid_of(line);
        const auto found = fewest_clues(request);
        REQUIRE(found);
        CHECK(found->clues == 21);
        CHECK(found->puzzle.size() == 21);
        CHECK(solve(samples::puzzle_of(request.grid, found->puzzle)).unique());
    }
}

}  // namespace rookery
