// The matrix of six rows and four columns with which the text on sudoku as an exact cover problem begins.
#include <doctest/doctest.h>

#include "support/kept_covers.hpp"

using namespace rookery;
using Covers = std::vector<std::vector<int>>;

TEST_CASE("its exact hitting sets are {1,3,5}, {2,6} and {3,4}, and no others") {
    const CoverMatrix matrix = tests::matrix_of({"1010", "0011", "0100", "1011", "0001", "1100"});
    for (const CoverRule rule : {CoverRule::shortest, CoverRule::random, CoverRule::first}) {
        auto covers = tests::find_all(matrix, {.rule = rule}).covers;
        std::sort(covers.begin(), covers.end());
        CHECK(covers == Covers{{0, 2, 4}, {1, 5}, {2, 3}});
    }
}

TEST_CASE("given as four sets of elements 1 to 6, it is the transposed matrix that has them") {
    const CoverMatrix sets = tests::matrix_of({"100101", "001001", "110100", "010110"});
    auto covers = tests::find_all(transposed(sets)).covers;
    std::sort(covers.begin(), covers.end());
    CHECK(covers == Covers{{0, 2, 4}, {1, 5}, {2, 3}});
}

TEST_CASE("a permutation of n things is an exact cover of 2n columns by n of n^2 rows") {
    std::uint64_t factorial = 1;
    for (int n = 1; n <= 6; ++n) {
        factorial *= static_cast<std::uint64_t>(n);
        CoverMatrix matrix;
        for (int i = 0; i < 2 * n; ++i) matrix.add_column("");
        for (int value = 0; value < n; ++value) {
            for (int place = 0; place < n; ++place) matrix.add_row(std::vector<int>{value, n + place});
        }
        CHECK(tests::find_all(matrix).result.counts.solutions == factorial);
    }
}
