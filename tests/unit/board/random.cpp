// Random: the published generator, and numbers that stay in range.
#include "board/random.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace rookery {

TEST_CASE("random: the same numbers as any xoshiro256** seeded by splitmix64") {
    Random zero(0);
    CHECK(zero.next() == 0x99EC5F36CB75F2B4U);
    CHECK(zero.next() == 0xBF6E1F784956452AU);
    CHECK(zero.next() == 0x1A5F849D4933E6E0U);
    CHECK(zero.next() == 0x6AA594F1262D2D2CU);
    Random other(2024);
    CHECK(other.next() == 0x0E48715A13D7772EU);
    CHECK(other.next() == 0xC837F3EE8A7A1065U);
    CHECK(other.next() == 0x1272314B15EE5001U);
}

TEST_CASE("random: works in constant expressions") {
    static constexpr std::uint64_t first = Random(0).next();
    CHECK(first == 0x99EC5F36CB75F2B4U);
}

TEST_CASE("random: below(n) is in range and uniform") {
    Random random(1);
    for (const std::uint32_t n : {1U, 2U, 3U, 9U, 81U}) {
        std::array<int, 81> seen{};
        const int draws = 20000;
        for (int i = 0; i < draws; ++i) {
            const std::uint32_t x = random.below(n);
            REQUIRE(x < n);
            ++seen[x];
        }
        for (std::uint32_t x = 0; x < n; ++x) {  // within six standard deviations of the mean
            const double mean = draws / static_cast<double>(n);
            CHECK(std::abs(seen[x] - mean) <= 6 * std::sqrt(mean));
        }
    }
    for (int i = 0; i < 100; ++i) CHECK(random.below(0xFFFFFFFFU) < 0xFFFFFFFFU);
}

TEST_CASE("random: unit() is in [0, 1), coin() has two sides") {
    Random random(2);
    double sum = 0;
    int heads = 0;
    for (int i = 0; i < 10000; ++i) {
        const double x = random.unit();
        REQUIRE(x >= 0);
        REQUIRE(x < 1);
        sum += x;
        heads += random.coin();
    }
    CHECK(std::abs(sum / 10000 - 0.5) < 0.02);
    CHECK(std::abs(heads - 5000) < 300);
}

TEST_CASE("random: shuffle gives every order about equally often") {
    Random random(3);
    std::array<int, 27> seen{};
    for (int i = 0; i < 6000; ++i) {
        std::array<std::size_t, 3> items{0, 1, 2};
        random.shuffle(items);
        ++seen[items[0] * 9 + items[1] * 3 + items[2]];
    }
    for (const std::size_t order : {5, 7, 11, 15, 19, 21}) CHECK(std::abs(seen[order] - 1000) < 200);
}

TEST_CASE("random: parts of a job have independent streams") {
    std::set<std::uint64_t> firsts;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (std::uint64_t part = 0; part < 200; ++part) firsts.insert(Random(seed, part).next());
    }
    CHECK(firsts.size() == 4000);
    CHECK(Random(5, 6).next() == Random(5, 6).next());
}

}  // namespace rookery
