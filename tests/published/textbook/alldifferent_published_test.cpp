// Constraints printed in papers on alldifferent.
#include <doctest/doctest.h>

#include <array>

#include "textbook/combinatorics/alldifferent.hpp"

using namespace rookery;

TEST_CASE(
    "{1,2} {1,2} {2,3} becomes {1,2} {1,2} {3} (J.-M. Chauvet, \"Combinatorial explorations in Su-Doku\", Example 3)") {
    for (const Consistency consistency : {Consistency::bounds, Consistency::fast_bounds}) {
        std::array<Domain, 3> domains{0b0110, 0b0110, 0b1100};
        std::uint64_t removed = 0;
        CHECK(prune_alldifferent(domains, consistency, removed));
        CHECK(domains == std::array<Domain, 3>{0b0110, 0b0110, 0b1000});
        CHECK(removed == 1);
    }
}

TEST_CASE("the times of six speeches (W.-J. van Hoeve, \"The alldifferent constraint: a survey\", after J.-F. Puget)") {
    const std::array<Domain, 6> domains{interval_of(3, 6), interval_of(3, 4), interval_of(2, 5),
                                        interval_of(2, 4), interval_of(3, 4), interval_of(1, 6)};
    const std::array<Domain, 6> expected{bit_of(6), interval_of(3, 4), bit_of(5),
                                         bit_of(2), interval_of(3, 4), bit_of(1)};
    for (const Consistency consistency :
         {Consistency::bounds, Consistency::fast_bounds, Consistency::range, Consistency::arc}) {
        std::array<Domain, 6> pruned = domains;
        std::uint64_t removed = 0;
        CHECK(prune_alldifferent(pruned, consistency, removed));
        CHECK(pruned == expected);
    }
}
