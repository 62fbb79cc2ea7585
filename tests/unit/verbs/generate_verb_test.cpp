// generate: what comes out is what was asked for, judged by the other rooms.
#include <doctest/doctest.h>

#include <algorithm>

#include "rate/rate.hpp"
#include "solve/solve.hpp"
#include "support/run_call.hpp"
#include "support/samples.hpp"

using namespace rookery;
using tests::run_call;

namespace {

const std::string kLattice = "x.x.x.x.x.x.....x.x.x...x.x...x.x...x.x.....x.x...x.x...x.x...x.x.x.....x.x.x.x.x";
// 24 clues, no symmetry: minimal puzzles are common here.
const std::string kSparse = "..........x......x..x.xxx.x..x.xxxx.........xxx.x.....x..x......x..x....xxx..x...";

std::string field(const std::string& row, int index) {
    std::size_t start = 0;
    for (; index > 0; --index) start = row.find('\t', start) + 1;
    return row.substr(start, row.find('\t', start) - start);
}

}  // namespace

TEST_CASE("ten puzzles on a pattern: different, one solution each, clues in exactly those cells") {
    const CollectingSink result = run_call("generate", {{"count", "10"}, {"pattern", kLattice}, {"seed", "3"}}, "");
    REQUIRE(result.rows.size() == 10);
    for (const std::string& row : result.rows) {
        const std::string line = field(row, 0);
        for (std::size_t cell = 0; cell < 81; ++cell) CHECK((line[cell] == '.') == (kLattice[cell] == '.'));
        CHECK(solve(samples::grid_of(line)).unique());
        CHECK(field(row, 1) == "29");
    }
    std::vector<std::string> sorted = result.rows;
    std::sort(sorted.begin(), sorted.end());
    CHECK(std::unique(sorted.begin(), sorted.end()) == sorted.end());
}

TEST_CASE("the same seed gives the same rows, another seed others") {
    const auto rows = [](const char* seed) { return run_call("generate", {{"count", "5"}, {"seed", seed}}, "").rows; };
    CHECK(rows("7") == rows("7"));
    CHECK(rows("7") != rows("8"));
}

TEST_CASE("minimal puzzles are minimal, and the columns are those of rate") {
    const CollectingSink result = run_call("generate", {{"count", "3"}, {"pattern", kSparse}, {"minimal", ""}}, "");
    REQUIRE(result.rows.size() == 3);
    for (const std::string& row : result.rows) {
        CHECK(redundant_clues(samples::grid_of(field(row, 0))).empty());
        const std::string rated = run_call("rate", {}, field(row, 0)).rows.at(0);
        for (int column = 2; column <= 4; ++column) CHECK(field(row, column) == field(rated, column - 1));
    }
}

TEST_CASE("a window of ratings") {
    const CollectingSink result =
        run_call("generate", {{"count", "4"}, {"er", "2.0..3.0"}, {"symmetry", "half-turn"}}, "");
    REQUIRE(result.rows.size() == 4);
    for (const std::string& row : result.rows) {
        const SeRating rating = rate_se(samples::grid_of(field(row, 0)));
        CHECK(rating.status == RatingStatus::rated);
        CHECK(20 <= rating.er);
        CHECK(rating.er <= 30);
        CHECK(field(row, 2) == format_rating(rating.er));
    }
}
