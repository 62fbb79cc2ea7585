#include "work/news.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

using namespace rookery;

// The cases are those of "news are shown as the core does" in tests/web.
TEST_CASE("of how near parts came the least number stands; other news come and go") {
    const std::vector<std::pair<std::string, std::string>> heard{
        {"", ""},
        {"Nishio, r1c1", "Nishio, r1c1"},
        {"", ""},
        {"best so far: 12 solutions", "best so far: 12 solutions"},
        {"best so far: 30 solutions", "best so far: 12 solutions"},
        {"", "best so far: 12 solutions"},
        {"Nishio, r1c2", "Nishio, r1c2"},
        {"best so far: 3 solutions", "best so far: 3 solutions"},
        {"best so far: 12 solutions", "best so far: 3 solutions"},
    };
    News news;
    for (const auto& [text, shown] : heard) CHECK(news.hear(text, false) == shown);
    CHECK(news.hear("", true).empty());
    CHECK(news.hear("best so far: 2 solutions", true).empty());
    CHECK(news.hear("Nishio, r1c3", true) == "Nishio, r1c3");
}
