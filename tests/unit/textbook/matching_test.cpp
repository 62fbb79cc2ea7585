// Matchings and strong components on their own.
#include <doctest/doctest.h>

#include <vector>

#include "textbook/combinatorics/matching.hpp"

using namespace rookery;

namespace {

// The number of variables with a value; -1 if a value is outside its domain or used twice.
int size_of(const Matching& matching, const std::vector<Domain>& domains) {
    Domain taken = 0;
    int size = 0;
    for (std::size_t x = 0; x < domains.size(); ++x) {
        const int value = matching.value_of[x];
        if (value == Matching::kNone) continue;
        if ((domains[x] & bit_of(value) & ~taken) == 0) return -1;
        taken |= bit_of(value);
        ++size;
    }
    return size;
}

}  // namespace

TEST_CASE("a matching has maximum size, even if not all variables have a value") {
    const std::vector<Domain> domains{0b011, 0b011, 0b011, 0b111};
    Matching matching;
    CHECK_FALSE(match_all(domains, matching));
    CHECK(size_of(matching, domains) == 3);
}

TEST_CASE("the last variable can move all others") {
    std::vector<Domain> domains(64);
    for (int x = 0; x < 63; ++x) domains[x] = bit_of(x) | bit_of(x + 1);
    domains[63] = bit_of(0);
    Matching matching;
    CHECK(match_all(domains, matching));
    CHECK(size_of(matching, domains) == 64);
    domains[63] = bit_of(63);
    CHECK(match_all(domains, matching));
    CHECK(size_of(matching, domains) == 64);
    domains[0] = bit_of(1);
    domains[1] = bit_of(1);
    CHECK_FALSE(match_all(domains, matching));
    CHECK(size_of(matching, domains) == 63);
}

TEST_CASE("strong components come in an order in which edges lead back") {
    std::array<std::uint64_t, 64> successors{};
    successors[0] = 0b10;  // 0 -> 1 -> 2 -> 0: a cycle
    successors[1] = 0b100;
    successors[2] = 0b1 | 0b1000;        // and on to 3
    successors[3] = 0b10000;             // 3 -> 4 -> 3: another cycle
    successors[4] = 0b1000 | 0b1000000;  // 6 is not a node
    successors[5] = 0b100001;            // 5 -> 5, 5 -> 0
    const StrongComponents found = strong_components(successors, 0b111111);
    REQUIRE(found.count == 3);
    CHECK(found.sets[0] == 0b11000);
    CHECK(found.sets[1] == 0b111);
    CHECK(found.sets[2] == 0b100000);
    CHECK(strong_components(successors, 0).count == 0);
}

TEST_CASE("a circle of 64 nodes is one component, a path of 64 nodes has 64") {
    std::array<std::uint64_t, 64> successors{};
    for (std::size_t node = 0; node < 64; ++node) successors[node] = std::uint64_t{1} << (node + 1) % 64;
    const StrongComponents circle = strong_components(successors, ~std::uint64_t{0});
    REQUIRE(circle.count == 1);
    CHECK(circle.sets[0] == ~std::uint64_t{0});
    successors[63] = 0;
    const StrongComponents path = strong_components(successors, ~std::uint64_t{0});
    REQUIRE(path.count == 64);
    for (std::size_t i = 0; i < 64; ++i) CHECK(path.sets[i] == std::uint64_t{1} << (63 - i));
}
