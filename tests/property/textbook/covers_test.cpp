// Random matrices compared with all subsets of their rows, and relations between the numbers of a search.
#include <doctest/doctest.h>

#include <cmath>
#include <numeric>
#include <string>

#include "board/random.hpp"
#include "support/environment.hpp"
#include "support/kept_covers.hpp"

using namespace rookery;
using tests::find_all;
using Covers = std::vector<std::vector<int>>;

namespace {

struct Sample {
    CoverMatrix matrix;
    std::vector<int> given;
};

// Up to 12 rows and 8 columns, some of them optional; sometimes with a given row.
Sample random_sample(Random& random) {
    Sample sample;
    const int columns = 1 + static_cast<int>(random.below(8));
    const int rows = static_cast<int>(random.below(13));
    for (int i = 0; i < columns; ++i) {
        sample.matrix.add_column("c", random.below(4) == 0 ? ColumnKind::optional : ColumnKind::primary);
    }
    const std::uint32_t density = 2 + random.below(3);
    for (int i = 0; i < rows; ++i) {
        std::vector<int> row;
        for (int column = 0; column < columns; ++column) {
            if (random.below(density) == 0) row.push_back(column);
        }
        random.shuffle(row);
        sample.matrix.add_row(row);
    }
    if (rows > 0 && random.below(3) == 0) {
        sample.given.push_back(static_cast<int>(random.below(static_cast<std::uint32_t>(rows))));
    }
    return sample;
}

// Every subset of the rows, counted column by column. Rows without a primary column are in no subset unless given: the
// search has no occasion to choose them.
Covers covers_by_subsets(const Sample& sample) {
    const CoverMatrix& matrix = sample.matrix;
    Covers covers;
    for (unsigned set = 0; set < 1U << matrix.rows(); ++set) {
        std::vector<int> rows;
        std::vector<int> met(static_cast<std::size_t>(matrix.columns()));
        bool good = true;
        for (int row = 0; row < matrix.rows(); ++row) {
            const bool is_given = !sample.given.empty() && sample.given[0] == row;
            const bool in_set = (set >> row & 1U) != 0;
            if (is_given && !in_set) good = false;
            if (!in_set) continue;
            rows.push_back(row);
            bool has_primary = false;
            for (const int column : matrix.row(row)) {
                ++met[static_cast<std::size_t>(column)];
                has_primary = has_primary || matrix.kind(column) == ColumnKind::primary;
            }
            if (!has_primary && !is_given) good = false;
        }
        for (int column = 0; column < matrix.columns(); ++column) {
            const int times = met[static_cast<std::size_t>(column)];
            if (times > 1 || (times == 0 && matrix.kind(column) == ColumnKind::primary)) good = false;
        }
        if (good) covers.push_back(rows);
    }
    std::sort(covers.begin(), covers.end());
    return covers;
}

}  // namespace

TEST_CASE("by every rule, covers of random matrices match trying all subsets of the rows") {
    const std::uint64_t cases = environment::number("ROOKERY_CASES", 3000);
    std::uint64_t with_covers = 0;
    for (std::uint64_t i = 0; i < cases; ++i) {
        const std::uint64_t seed = environment::number("ROOKERY_SEED", 1) + i;
        CAPTURE(seed);
        Random random(seed);
        const Sample sample = random_sample(random);
        const Covers expected = covers_by_subsets(sample);
        with_covers += expected.empty() ? 0U : 1U;
        for (const CoverRule rule : {CoverRule::shortest, CoverRule::random, CoverRule::first}) {
            auto found = find_all(sample.matrix, {.rule = rule, .seed = seed}, sample.given);
            std::sort(found.covers.begin(), found.covers.end());
            REQUIRE(found.covers == expected);
            REQUIRE(found.result.end == CoverEnd::complete);
            const CoverCounts& counts = found.result.counts;
            REQUIRE(counts.solutions == expected.size());
            REQUIRE(std::accumulate(found.nodes.begin(), found.nodes.end(), std::uint64_t{0}) == counts.nodes);
            if (counts.nodes > 0) REQUIRE(counts.backtracks == counts.nodes - 1);
            for (std::size_t k = 0; k < found.depths.size(); ++k) {
                // Depths below this path may have been seen before; the path's counts never exceed the totals.
                std::uint64_t covers = found.given_covers;
                for (const CoverDepth& depth : found.depths[k]) covers += depth.covers;
                REQUIRE(covers <= found.counts_then[k].updates);
            }
        }
    }
    CHECK(with_covers > cases / 20);
}

TEST_CASE("Knuth's estimate is unbiased: its mean over all paths, weighted by probability, is the number of nodes") {
    // 20,000 random paths in trees of a few hundred nodes: the mean is within five standard errors of the truth.
    for (const int n : {5, 6, 7}) {
        CAPTURE(n);
        const CoverMatrix matrix = langford_pairs(n, false).matrix;
        for (const CoverRule rule : {CoverRule::shortest, CoverRule::first}) {
            const auto nodes = static_cast<double>(find_all(matrix, {.rule = rule}).result.counts.nodes);
            const TreeEstimate tree = estimate_tree(matrix, {}, rule, 20'000, 1);
            CAPTURE(nodes);
            CAPTURE(tree.nodes);
            CHECK(tree.paths == 20'000);
            CHECK(tree.error > 0);
            CHECK(tree.error < nodes / 20);
            CHECK(std::abs(tree.nodes - nodes) < 5 * tree.error);
        }
    }
}

TEST_CASE("one path's estimate without a choice is exact, and conflicting givens leave no tree") {
    const CoverMatrix matrix = tests::matrix_of({"100", "010", "001"});
    const TreeEstimate tree = estimate_tree(matrix, {}, CoverRule::shortest, 1, 7);
    CHECK(tree.nodes == 4);
    CHECK(tree.error == 0);
    const std::vector<int> twice{0, 0};
    CHECK(estimate_tree(matrix, twice, CoverRule::shortest, 9, 7).paths == 0);
    CHECK(find_all(matrix, {}, twice).result.counts.nodes == 0);
}
