// alldifferent: what each consistency removes and keeps, where they differ, and the limits of its input.
#include <doctest/doctest.h>

#include <array>
#include <bit>
#include <initializer_list>
#include <optional>
#include <vector>

#include "textbook/combinatorics/alldifferent.hpp"

using namespace rookery;

namespace {

using Domains = std::vector<Domain>;

Domain set(std::initializer_list<int> values) {
    Domain domain = 0;
    for (const int value : values) domain |= bit_of(value);
    return domain;
}

// The pruned domains, or nothing if the constraint was found to have no solution.
std::optional<Domains> pruned(Domains domains, Consistency consistency) {
    const Domains before = domains;
    std::uint64_t removed = 0;
    if (!prune_alldifferent(domains, consistency, removed)) return std::nullopt;
    std::uint64_t gone = 0;
    for (std::size_t x = 0; x < domains.size(); ++x) {
        CHECK((domains[x] & ~before[x]) == 0);
        gone += static_cast<std::uint64_t>(std::popcount(before[x] & ~domains[x]));
    }
    CHECK(removed == gone);
    return domains;
}

constexpr std::array kBounds{Consistency::bounds, Consistency::fast_bounds};

}  // namespace

TEST_CASE("bounds removes an end that two other variables need, naive does not") {
    const Domains domains{set({1, 2}), set({1, 2}), set({2, 3})};
    CHECK(pruned(domains, Consistency::naive) == domains);
    for (const Consistency consistency :
         {Consistency::bounds, Consistency::fast_bounds, Consistency::range, Consistency::arc}) {
        CHECK(pruned(domains, consistency) == Domains{set({1, 2}), set({1, 2}), set({3})});
    }
}

TEST_CASE("naive removes an assigned value between the ends, bounds does not") {
    const Domains domains{set({1, 2, 3}), set({2})};
    const Domains without{set({1, 3}), set({2})};
    CHECK(pruned(domains, Consistency::naive) == without);
    for (const Consistency consistency : kBounds) CHECK(pruned(domains, consistency) == domains);
    CHECK(pruned(domains, Consistency::range) == without);
    CHECK(pruned(domains, Consistency::arc) == without);
}

TEST_CASE("range removes values between the ends, bounds does not") {
    const Domains domains{set({2, 3}), set({2, 3}), set({1, 2, 3, 4})};
    for (const Consistency consistency : kBounds) CHECK(pruned(domains, consistency) == domains);
    const Domains without{set({2, 3}), set({2, 3}), set({1, 4})};
    CHECK(pruned(domains, Consistency::range) == without);
    CHECK(pruned(domains, Consistency::arc) == without);
}

TEST_CASE("hyper-arc uses the holes of domains, range does not") {
    const Domains domains{set({1, 3}), set({1, 3}), set({1, 2, 3})};
    CHECK(pruned(domains, Consistency::range) == domains);
    CHECK(pruned(domains, Consistency::arc) == Domains{set({1, 3}), set({1, 3}), set({2})});
}

TEST_CASE("an end moves across a hole, and then once more") {
    // 1 and 2 go to the first two; the third ranges from 1 across the hole to 5, which the fourth then loses.
    const Domains domains{set({1, 2}), set({1, 2}), set({1, 5}), set({5, 6})};
    const Domains expected{set({1, 2}), set({1, 2}), set({5}), set({6})};
    for (const Consistency consistency : kBounds) CHECK(pruned(domains, consistency) == expected);
}

TEST_CASE("each consistency recognises what its definition allows") {
    const Domains crowded{set({1, 2}), set({1, 2}), set({1, 2})};
    CHECK(pruned(crowded, Consistency::naive) == crowded);
    const Domains with_hole{set({1, 3}), set({1, 3}), set({1, 3})};
    CHECK(pruned(with_hole, Consistency::naive) == with_hole);
    for (const Consistency consistency : {Consistency::bounds, Consistency::fast_bounds, Consistency::range}) {
        CHECK(!pruned(crowded, consistency));
        CHECK(pruned(with_hole, consistency) == with_hole);
    }
    CHECK(!pruned(crowded, Consistency::arc));
    CHECK(!pruned(with_hole, Consistency::arc));
    for (const Consistency consistency : kAllConsistencies) {
        CHECK(!pruned({set({4}), set({4})}, consistency));
        CHECK(!pruned({set({1, 2}), set({}), set({5})}, consistency));
        CHECK(!pruned({set({})}, consistency));
    }
}

TEST_CASE("a constraint without variables, and with one") {
    for (const Consistency consistency : kAllConsistencies) {
        CHECK(pruned({}, consistency) == Domains{});
        CHECK(pruned({set({0, 7, 63})}, consistency) == Domains{set({0, 7, 63})});
        CHECK(pruned({set({63})}, consistency) == Domains{set({63})});
    }
}

TEST_CASE("64 variables, and all values from 0 to 63") {
    const Domains all(64, ~Domain{0});
    Domains stairs;
    Domains steps;
    for (int value = 0; value < 64; ++value) {
        stairs.push_back(interval_of(0, value));
        steps.push_back(bit_of(value));
    }
    const Domains down(stairs.rbegin(), stairs.rend());
    const Domains steps_down(steps.rbegin(), steps.rend());
    for (const Consistency consistency : kAllConsistencies) {
        CHECK(pruned(all, consistency) == all);
        CHECK(pruned(stairs, consistency) == steps);
        CHECK(pruned(down, consistency) == steps_down);
        Domains crowded = all;
        crowded.front() = crowded.back() = bit_of(63);
        CHECK(!pruned(crowded, consistency));
        crowded.back() = bit_of(62);
        crowded[5] = interval_of(62, 63);
        // Three variables for 62 and 63: even naive detects it, since two of them are assigned.
        CHECK(!pruned(crowded, consistency));
    }
}

TEST_CASE("more variables than values") {
    const Domains domains(5, set({0, 1, 2, 3}));
    CHECK(pruned(domains, Consistency::naive) == domains);
    for (const Consistency consistency :
         {Consistency::bounds, Consistency::fast_bounds, Consistency::range, Consistency::arc}) {
        CHECK(!pruned(domains, consistency));
    }
}

TEST_CASE("with free values, hyper-arc keeps what a chain of exchanges allows") {
    // One of 1, 2, 4, 5 stays free, any of them; but 7 and 8 go to the last two.
    const Domains domains{set({1, 2}), set({2, 4}), set({4, 5, 7}), set({7, 8}), set({7, 8})};
    CHECK(pruned(domains, Consistency::arc) ==
          Domains{set({1, 2}), set({2, 4}), set({4, 5}), set({7, 8}), set({7, 8})});
}

TEST_CASE("an earlier matching changes only the work done") {
    Matching matching;
    matching.value_of.fill(3);  // pairs that share a value, which no domain allows
    std::uint64_t removed = 0;
    for (int time = 0; time < 2; ++time) {
        std::array<Domain, 3> domains{set({1, 3}), set({1, 3}), set({1, 2, 3})};
        CHECK(prune_alldifferent(domains, Consistency::arc, removed, matching));
        CHECK(domains == std::array<Domain, 3>{set({1, 3}), set({1, 3}), set({2})});
        CHECK(matching.value_of[2] == 2);
    }
    CHECK(removed == 4);
}
