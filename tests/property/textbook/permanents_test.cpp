// Random matrices: Ryser's formula compared with the definition, and with both bounds on either side.
//
// The bounds are sums of at most a hundred logarithms: they have a relative accuracy of 10^-12, and are compared with
// that tolerance.
#include <doctest/doctest.h>

#include <cmath>
#include <numeric>
#include <vector>

#include "board/random.hpp"
#include "support/environment.hpp"
#include "support/plain/plain_permanent.hpp"
#include "textbook/combinatorics/permanent.hpp"
#include "textbook/combinatorics/permanent_estimate.hpp"

using namespace rookery;

namespace {

constexpr double kTolerance = 1e-12;

SquareMatrix random_matrix(int n, std::uint32_t greatest, Random& random) {
    SquareMatrix matrix(n);
    const std::uint32_t density = 1 + random.below(3);
    for (std::uint64_t& entry : matrix.entries) {
        entry = random.below(density) == 0 ? 1 + random.below(greatest) : 0;
    }
    return matrix;
}

// All rows and columns sum to k: k random permutation matrices added up.
SquareMatrix random_regular(int n, int k, Random& random) {
    SquareMatrix matrix(n);
    std::vector<int> permutation(static_cast<std::size_t>(n));
    std::iota(permutation.begin(), permutation.end(), 0);
    for (int i = 0; i < k; ++i) {
        random.shuffle(permutation);
        for (int row = 0; row < n; ++row) ++matrix.at(row, permutation[static_cast<std::size_t>(row)]);
    }
    return matrix;
}

double log10_of(Wide value) {
    return std::log10(static_cast<double>(value));
}

}  // namespace

TEST_CASE("permanents of random matrices match the definition") {
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 2000);
    for (std::uint64_t i = 0; i < cases; ++i) {
        const std::uint64_t seed = environment::number("ROOKERY_SEED", 1) + i;
        CAPTURE(seed);
        Random random(seed);
        const int n = 1 + static_cast<int>(random.below(7));
        // Small entries are computed modulo 2^64, large ones modulo 2^128.
        const std::uint32_t greatest = random.coin() ? 1 + random.below(3) : 10'000;
        const SquareMatrix matrix = random_matrix(n, greatest, random);
        const Permanent found = permanent(matrix);
        REQUIRE(found.end == Permanent::End::known);
        REQUIRE(to_text(found.value) == to_text(plain::permanent(matrix)));
    }
}

TEST_CASE("no permanent of a 0-1 matrix exceeds the Minc-Bregman bound") {
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 2000);
    for (std::uint64_t i = 0; i < cases; ++i) {
        const std::uint64_t seed = environment::number("ROOKERY_SEED", 1) + i;
        CAPTURE(seed);
        Random random(seed);
        const SquareMatrix matrix = random_matrix(1 + static_cast<int>(random.below(9)), 1, random);
        const auto bound = minc_bregman_log10(matrix);
        REQUIRE(bound.has_value());
        const Wide value = permanent(matrix).value;
        if (value != 0) REQUIRE(log10_of(value) <= *bound + kTolerance * std::abs(*bound) + kTolerance);
    }
}

TEST_CASE("no permanent of a regular matrix is below van der Waerden's bound") {
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 2000);
    for (std::uint64_t i = 0; i < cases; ++i) {
        const std::uint64_t seed = environment::number("ROOKERY_SEED", 1) + i;
        CAPTURE(seed);
        Random random(seed);
        const int n = 1 + static_cast<int>(random.below(9));
        const SquareMatrix matrix = random_regular(n, 1 + static_cast<int>(random.below(9)), random);
        const auto bound = van_der_waerden_log10(matrix);
        REQUIRE(bound.has_value());
        REQUIRE(log10_of(permanent(matrix).value) >= *bound - kTolerance * std::abs(*bound) - kTolerance);
    }
}

TEST_CASE("the bounds are exact where they are attained, and say where they do not apply") {
    for (int n = 1; n <= 20; ++n) {
        CAPTURE(n);
        const double exact = log10_factorial(n);
        CHECK(van_der_waerden_log10(all_ones(n)).value() == doctest::Approx(exact).epsilon(kTolerance));
        CHECK(minc_bregman_log10(all_ones(n)).value() == doctest::Approx(exact).epsilon(kTolerance));
    }
    SquareMatrix blocks(4);  // two blocks of ones: 2! 2!
    for (const int i : {0, 1}) {
        for (const int j : {0, 1}) blocks.at(i, j) = blocks.at(2 + i, 2 + j) = 1;
    }
    CHECK(permanent(blocks).value == 4);
    CHECK(minc_bregman_log10(blocks).value() == doctest::Approx(std::log10(4)).epsilon(kTolerance));
    CHECK(van_der_waerden_log10(blocks).value() == doctest::Approx(std::log10(1.5)).epsilon(kTolerance));
    blocks.at(0, 0) = 2;
    CHECK_FALSE(minc_bregman_log10(blocks));
    CHECK_FALSE(van_der_waerden_log10(blocks));
    CHECK(std::isinf(van_der_waerden_log10(SquareMatrix(3)).value()));
    CHECK(std::isinf(minc_bregman_log10(SquareMatrix(3)).value()));
}

TEST_CASE("estimates from random assignments are within five standard errors of the permanent") {
    Random random(environment::number("ROOKERY_SEED", 9));
    int estimated = 0;
    for (int i = 0; i < 40; ++i) {
        CAPTURE(i);
        const SquareMatrix matrix = random_matrix(2 + i % 7, i % 2 == 0 ? 1 : 5, random);
        const auto exact = static_cast<double>(permanent(matrix).value);
        std::uint64_t visits = 0;
        const RunningMean found = estimate_permanent(matrix, 2000, 1, {}, [&](const RunningMean&) { ++visits; });
        CHECK(found.count() == 2000);
        CHECK(visits == 9 + 9 + 9 + 2);
        if (exact == 0) {
            CHECK(found.mean() == 0);
        } else if (found.error() > 0 && found.error() < exact / 10) {  // else too few samples have an assignment
            ++estimated;
            CHECK(std::abs(found.mean() - exact) < 5 * found.error());
        }
    }
    CHECK(estimated > 10);
    // If all sums are equal whatever the choice, each sample is exact.
    CHECK(estimate_permanent(all_ones(12), 10, 1).mean() == 479001600);
    CHECK(estimate_permanent(all_ones(12), 10, 1).error() == 0);
    CHECK(std::abs(estimate_permanent(all_ones(200), 3, 1).log10_mean() - log10_factorial(200)) < 1e-9);
}
