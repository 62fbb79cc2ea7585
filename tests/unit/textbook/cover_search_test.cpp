// The search on matrices small enough to follow by hand.
#include <doctest/doctest.h>

#include <array>
#include <atomic>

#include "support/kept_covers.hpp"

using namespace rookery;
using tests::find_all;
using tests::matrix_of;
using Covers = std::vector<std::vector<int>>;

TEST_CASE("matrices without a choice") {
    CHECK(find_all(matrix_of({})).covers == Covers{{}});  // nothing to cover: no rows are needed
    CHECK(find_all(matrix_of({"1"})).covers == Covers{{0}});
    CHECK(find_all(matrix_of({"0"})).covers.empty());
    CHECK(find_all(matrix_of({"11", "10"})).covers == Covers{{0}});
    CHECK(find_all(matrix_of({"00", "11"})).covers == Covers{{1}});  // a row without ones is in no cover
    CHECK(find_all(matrix_of({"10", "10"})).covers.empty());
}

TEST_CASE("optional columns may be left open, but not covered twice") {
    CoverMatrix matrix;
    matrix.add_column("a");
    matrix.add_column("b");
    matrix.add_column("at most once", ColumnKind::optional);
    matrix.add_row(std::array{0, 2});
    matrix.add_row(std::array{1, 2});
    matrix.add_row(std::array{0});
    matrix.add_row(std::array{2});  // covers nothing that must be covered
    matrix.add_row(std::array{1});
    for (const CoverRule rule : {CoverRule::shortest, CoverRule::random, CoverRule::first}) {
        auto covers = find_all(matrix, {.rule = rule}).covers;
        std::sort(covers.begin(), covers.end());
        CHECK(covers == Covers{{0, 4}, {1, 2}, {2, 4}});
    }
}

TEST_CASE("updates: one for a column, one for each other 1 of its rows") {
    // Column a (2 rows) and then row 0: columns b and c, whose rows have nothing left.
    const auto found = find_all(matrix_of({"111", "100"}));
    REQUIRE(found.covers.size() == 1);
    // The shortest is b (one row with two other ones): 3; then a, c: row 0 is gone, row 1 has no other ones: 2.
    CHECK(found.counts_then[0].updates == 5);
    CHECK(found.depths[0][0].column == 1);
    CHECK(found.depths[0][0].degree == 1);
    // The rule `first` covers a: its two rows have two other ones: 3; then b and c, without rows: 2.
    const auto first = find_all(matrix_of({"111", "100"}), {.rule = CoverRule::first});
    CHECK(first.depths[0][0].column == 0);
    CHECK(first.depths[0][0].degree == 2);
    CHECK(first.counts_then[0].updates == 5);
    // Its second row leaves b and c without rows: a dead end, at which b is covered.
    CHECK(first.result.counts.updates == 6);
    CHECK(first.result.counts.dead_ends == 1);
    CHECK(first.result.counts.nodes == 3);
    CHECK(first.result.counts.backtracks == 2);
    CHECK(first.result.end == CoverEnd::complete);
}

TEST_CASE("the shortest column, and the first of several") {
    const auto found = find_all(matrix_of({"1101", "1011", "0110", "0010"}), {.solutions = 1});
    // Sizes 2, 2, 3, 2.
    REQUIRE(found.covers == Covers{{0, 3}});
    CHECK(found.depths[0][0].column == 0);
    CHECK(found.result.end == CoverEnd::enough);
}

TEST_CASE("given rows are in every cover, and rows that exclude each other have none") {
    const CoverMatrix matrix = matrix_of({"1010", "0011", "0100", "1011", "0001", "1100"});
    CHECK(find_all(matrix, {}, std::array{2}).covers == Covers{{0, 2, 4}, {2, 3}});
    CHECK(find_all(matrix, {}, std::array{5, 1}).covers == Covers{{1, 5}});
    CHECK(find_all(matrix, {}, std::array{0, 1}).covers.empty());
    CHECK(find_all(matrix, {}, std::array{0, 1}).result.end == CoverEnd::complete);
    CHECK(find_all(matrix, {}, std::array{2, 2}).covers.empty());
    const auto found = find_all(matrix, {}, std::array{2});
    CHECK(found.given_covers == 2);  // column b, rows 2 and 5; row 5 has another 1
    CHECK(found.nodes == std::vector<std::uint64_t>{1, 2, 1});
}

TEST_CASE("limits end the search at the stated point") {
    const CoverMatrix matrix = langford_pairs(7, false).matrix;
    const auto all = find_all(matrix);
    REQUIRE(all.result.counts.solutions == 52);
    CHECK(all.result.end == CoverEnd::complete);
    const auto some = find_all(matrix, {.solutions = 5});
    CHECK(some.covers == Covers(all.covers.begin(), all.covers.begin() + 5));
    CHECK(some.result.end == CoverEnd::enough);
    for (const std::uint64_t updates : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1000}, std::uint64_t{1001}}) {
        const auto result = find_all(matrix, {.updates = updates}).result;
        CHECK(result.counts.updates == updates);
        CHECK(result.end == CoverEnd::updates);
    }
    CHECK(find_all(matrix, {.updates = all.result.counts.updates}).result.end == CoverEnd::complete);
    const auto almost = find_all(matrix, {.updates = all.result.counts.updates - 1}).result;
    CHECK(almost.end == CoverEnd::updates);
    CHECK(almost.counts.updates == all.result.counts.updates - 1);
}

TEST_CASE("the stop token stops the search at the next node") {
    const std::atomic<bool> stop = true;
    const auto found = find_all(langford_pairs(7, false).matrix, {.progress = {&stop}});
    CHECK(found.result.end == CoverEnd::stopped);
    CHECK(found.result.counts.nodes == 1);
    const TreeEstimate tree = estimate_tree(langford_pairs(7, false).matrix, {}, CoverRule::shortest, 10, 1, {&stop});
    CHECK(tree.paths == 0);
}

TEST_CASE("the random rule depends only on its seed") {
    const CoverMatrix matrix = langford_pairs(7, false).matrix;
    const auto updates = [&](std::uint64_t seed) {
        return find_all(matrix, {.rule = CoverRule::random, .seed = seed}).result.counts.updates;
    };
    CHECK(updates(1) == updates(1));
    CHECK(updates(1) != updates(2));
}
