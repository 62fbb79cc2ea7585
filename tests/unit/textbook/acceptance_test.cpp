// The acceptance rule in integers, compared with the library's exp().
#include "textbook/classic/acceptance.hpp"

#include <doctest/doctest.h>

#include <cmath>

using namespace rookery;

TEST_CASE("exp(-x) in integers matches the library") {
    CHECK(exp_of_minus(0) == kCertain);
    for (const double x : {1e-9, 0.001, 0.1, 0.5, 0.999999, 1.0, 1.5, 2.0, 7.3, 15.0, 22.0}) {
        const auto fixed = static_cast<std::uint64_t>(x * 0x1p32);
        const double expected = std::exp(-static_cast<double>(fixed) * 0x1p-32);
        CAPTURE(x);
        CHECK(std::abs(static_cast<double>(exp_of_minus(fixed)) * 0x1p-32 - expected) < 0x1p-28);
    }
    CHECK(exp_of_minus(std::uint64_t{40} << 32) == 0);
}

TEST_CASE("worse candidates are accepted with the rule's probability") {
    constexpr Temperature kTwo = 2 * kTemperatureOne;
    const Acceptance acceptance(kTwo);
    Random random(3);
    for (const int worse : {-1, 0, 1, 3, 8}) {
        int accepted = 0;
        for (int i = 0; i < 100'000; ++i) accepted += static_cast<int>(acceptance.accepts(worse, random));
        const double expected = worse <= 0 ? 1.0 : std::exp(-worse / 2.0);
        CAPTURE(worse);
        CHECK(std::abs(accepted / 100'000.0 - expected) < 0.01);
    }
    CHECK(Acceptance(1).probability(1) == 0);
}
