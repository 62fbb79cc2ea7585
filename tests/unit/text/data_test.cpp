// The complete lists on which solvers are compared, read from the folder in ROOKERY_DATA.
#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>

#include "text/text.hpp"

using namespace rookery;

TEST_CASE("published lists are read completely") {
    const char* folder = std::getenv("ROOKERY_DATA");
    if (folder == nullptr) {
        MESSAGE("skipped: ROOKERY_DATA is not set");
        return;
    }
    const std::pair<std::string, std::size_t> lists[] = {
        {"puzzles/17_clue.txt", 49158},        {"puzzles/hardest_1106.txt", 375},
        {"puzzles/hardest_11plus.txt", 12000}, {"puzzles/known_grids.txt", 5},
        {"puzzles/random_grids.txt", 12},      {"puzzles/random_minimal.txt", 20000},
        {"puzzles/serg_benchmark.txt", 10000}, {"puzzles/top1465.txt", 1465},
        {"puzzles/top2365.txt", 2361},         {"se_ratings.tsv", 825},
        {"seventeens_by_grid.tsv", 268},       {"hodoku_ratings.tsv", 399},
    };
    for (const auto& list : lists) {
        const std::string path = std::string(folder) + "/" + list.first;
        CAPTURE(path);
        std::ifstream file(path, std::ios::binary);
        REQUIRE(file.good());
        const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        const ParseResult result = parse(text);
        CHECK(result.puzzles.size() == list.second);
        CHECK(result.problems.empty());
        CHECK(result.format == &formats::list);
        CHECK(result.order == 3);
    }
}
