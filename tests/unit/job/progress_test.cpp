#include "job/progress.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "job/odds.hpp"

using namespace rookery;

TEST_CASE("tries of parts are added up, with the closest result; other activities come and go behind them") {
    struct Report {
        std::int64_t part;
        std::string text;
        std::string shown;
    };
    const std::vector<Report> reports{
        {0, "", ""},
        {0, "Nishio, r1c1", "Nishio, r1c1"},
        {0, "", ""},
        {0, "odds 12 1000: best so far: 12 solutions. Add clues", "1,000 tries; best so far: 12 solutions. Add clues"},
        {1, "odds 30 500: best so far: 30 solutions. Add clues", "1,500 tries; best so far: 12 solutions. Add clues"},
        {0, "odds 12 1200: best so far: 12 solutions. Add clues", "1,700 tries; best so far: 12 solutions. Add clues"},
        {2, "", "1,700 tries; best so far: 12 solutions. Add clues"},
        {2, "Nishio, r1c2", "1,700 tries; best so far: 12 solutions. Add clues. Now: Nishio, r1c2"},
        {2, "odds 3 1: best so far: 3 solutions", "1,701 tries; best so far: 3 solutions"},
        {3, "odds 18446744073709551615 1000000: ", "1,001,701 tries; best so far: 3 solutions"},
    };
    Progress progress;
    for (const auto& [part, text, shown] : reports) CHECK(progress.on_progress(part, text, false) == shown);
    CHECK(progress.odds() == "1,001,701 tries; best so far: 3 solutions");
    CHECK(progress.on_progress(0, "", true).empty());
    CHECK(progress.on_progress(0, "odds 2 10: best so far: 2 solutions", true).empty());
    CHECK(progress.odds().empty());
    CHECK(progress.on_progress(0, "Nishio, r1c3", true) == "Nishio, r1c3");
}

TEST_CASE("odds are read back, and nothing else is mistaken for them") {
    std::string reported;
    const auto on_event = [&reported](std::string_view text) { reported = text; };
    ProgressCallback callback;
    callback.on_progress = on_event;
    report_odds(callback, 12, 4, "ER 9.6", "Lower it");
    auto odds = read_odds(reported);
    REQUIRE(odds);
    CHECK(odds->tries == 12);
    CHECK(odds->distance == 4);
    CHECK(odds->words == "best so far: ER 9.6. Lower it");
    report_odds(callback, 1, Odds::kNothing, {}, {});
    odds = read_odds(reported);
    REQUIRE(odds);
    CHECK(odds->distance == Odds::kNothing);
    CHECK(odds_text(odds->tries, odds->words) == "1 try");
    for (const char* other :
         {"", "odds", "odds ", "odds x 1: a", "odds 1", "odds 1 ", "odds 1 2", "odds 1 2:", "Odds 1 2: a"})
        CHECK_FALSE(read_odds(other));
}
