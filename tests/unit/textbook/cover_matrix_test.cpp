#include <doctest/doctest.h>

#include <array>
#include <vector>

#include "support/kept_covers.hpp"
#include "textbook/exactcover/cover_matrix.hpp"

using namespace rookery;

TEST_CASE("a matrix keeps its rows, names and kinds, and rejects unknown columns") {
    CoverMatrix matrix;
    CHECK(matrix.add_column("a") == 0);
    CHECK(matrix.add_column("b", ColumnKind::optional) == 1);
    CHECK(matrix.add_row(std::array{1, 0, 1}));
    CHECK(matrix.add_row(std::vector<int>{}));
    CHECK_FALSE(matrix.add_row(std::array{0, 2}));
    CHECK_FALSE(matrix.add_row(std::array{-1}));
    REQUIRE(matrix.rows() == 2);
    CHECK(matrix.columns() == 2);
    CHECK(matrix.ones() == 2);
    CHECK(std::vector<int>(matrix.row(0).begin(), matrix.row(0).end()) == std::vector<int>{1, 0});
    CHECK(matrix.row(1).empty());
    CHECK(matrix.name(1) == "b");
    CHECK(matrix.kind(0) == ColumnKind::primary);
    CHECK(matrix.kind(1) == ColumnKind::optional);
}

TEST_CASE("the transposed matrix") {
    const CoverMatrix matrix = transposed(tests::matrix_of({"110", "010"}));
    REQUIRE(matrix.rows() == 3);
    REQUIRE(matrix.columns() == 2);
    CHECK(matrix.name(1) == "2");
    CHECK(std::vector<int>(matrix.row(0).begin(), matrix.row(0).end()) == std::vector<int>{0});
    CHECK(std::vector<int>(matrix.row(1).begin(), matrix.row(1).end()) == std::vector<int>{0, 1});
    CHECK(matrix.row(2).empty());
}
