// Permanents with a formula, and the numbers of grids that the bounds must not exceed.
#include <doctest/doctest.h>

#include <cmath>

#include "support/plain/plain_permanent.hpp"
#include "textbook/combinatorics/combinatorics.hpp"
#include "textbook/combinatorics/decimal_text.hpp"

using namespace rookery;

TEST_CASE("all-ones matrices have n!, and those with zeros on the diagonal the derangements (OEIS A000166)") {
    const std::vector<std::uint64_t> published{1, 0, 1, 2, 9, 44, 265, 1854, 14833, 133496, 1334961};
    std::uint64_t factorial_of_n = 1;
    for (int n = 0; n <= 10; ++n) {
        CAPTURE(n);
        if (n > 0) factorial_of_n *= static_cast<std::uint64_t>(n);
        CHECK(permanent(all_ones(n)).value == factorial_of_n);
        CHECK(factorial(n).value() == factorial_of_n);
        CHECK(permanent(ones_off_the_diagonal(n)).value == published[static_cast<std::size_t>(n)]);
        CHECK(derangements(n).value() == published[static_cast<std::size_t>(n)]);
        if (n <= 8) CHECK(plain::permanent(ones_off_the_diagonal(n)) == published[static_cast<std::size_t>(n)]);
    }
}

TEST_CASE("larger ones, with sums modulo 2^128") {
    for (const int n : {15, 17, 18}) {
        CAPTURE(n);
        CHECK(to_text(permanent(all_ones(n)).value) == to_text(factorial(n).value()));
        CHECK(to_text(permanent(ones_off_the_diagonal(n)).value) == to_text(derangements(n).value()));
    }
    CHECK(to_text(factorial(34).value()) == "295232799039604140847618609643520000000");
    CHECK(to_text(derangements(20).value()) == "895014631192902121");
    CHECK_FALSE(factorial(35));
    CHECK_FALSE(derangements(35));
    // The integer nearest to n!/e.
    CHECK(static_cast<double>(derangements(34).value()) ==
          doctest::Approx(static_cast<double>(factorial(34).value()) / std::exp(1.0)).epsilon(1e-12));
}

TEST_CASE("the bound on the number of grids: 384 for order 2, and larger than the exact numbers") {
    CHECK(std::pow(10, grid_bound_log10(2)) == doctest::Approx(384).epsilon(1e-12));
    CHECK(number_of_grids(2).value() == 288);
    CHECK(to_text(number_of_grids(3).value()) == "6670903752021072936960");
    CHECK(std::pow(10, grid_bound_log10(2)) > 288);
    const double exact = std::log10(static_cast<double>(number_of_grids(3).value()));
    CHECK(grid_bound_log10(3) > exact);
    CHECK(grid_bound_log10(3) < exact + 5);
    CHECK(decimal_text_of_log10(grid_bound_log10(3)) == "1.707e+26");
    // Row by row of a 9x9 grid.
    const std::vector<int> candidates{9, 6, 3, 6, 5, 3, 3, 2, 1};
    for (int row = 0; row < 9; ++row) {
        CHECK(most_candidates_in_row(3, row) == candidates[static_cast<std::size_t>(row)]);
    }
}
