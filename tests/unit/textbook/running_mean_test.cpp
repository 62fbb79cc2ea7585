// A running mean compared with plain sums, beyond the range of a double, and its milestones.
#include "textbook/running_mean.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

using namespace rookery;

TEST_CASE("mean and standard error of a few numbers") {
    RunningMean mean;
    CHECK(mean.mean() == 0);
    CHECK(mean.error() == 0);
    mean.add(0);
    CHECK(mean.error() == 0);
    for (const double number : {4.0, 0.0, 8.0}) mean.add(number);
    CHECK(mean.count() == 4);
    CHECK(mean.mean() == 3);
    CHECK(mean.error() == doctest::Approx(std::sqrt(44.0 / 3 / 4)));
    CHECK(mean.log10_mean() == doctest::Approx(std::log10(3.0)));
}

TEST_CASE("numbers that exceed a double") {
    RunningMean mean;
    for (const int factors : {500, 501, 400}) {
        ScaledNumber product = ScaledNumber::one();
        for (int i = 0; i < factors; ++i) product.multiply_by(10);
        mean.add(product);
    }
    CHECK(mean.log10_mean() == doctest::Approx(500 + std::log10(11.0 / 3)));
    CHECK(std::isinf(mean.mean()));
    RunningMean tiny;
    ScaledNumber half = ScaledNumber::one();
    for (int i = 0; i < 2000; ++i) half.multiply_by(.5);
    tiny.add(half);
    CHECK(tiny.log10_mean() == doctest::Approx(-2000 * std::log10(2.0)));
}

TEST_CASE("milestones have one non-zero digit") {
    std::vector<std::uint64_t> found;
    for (std::uint64_t count = 0; count <= 300; ++count) {
        if (is_milestone(count)) found.push_back(count);
    }
    CHECK(found ==
          std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 300});
}
