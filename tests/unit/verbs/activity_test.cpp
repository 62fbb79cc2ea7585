// The activity of a long search reaches the sink, with the line of its puzzle; and stopping keeps the results so far.
#include <doctest/doctest.h>

#include <atomic>

#include "job/odds.hpp"
#include "support/run_call.hpp"
#include "support/verb_inputs.hpp"
#include "verbs/rated/rater.hpp"

using namespace rookery;
using tests::kLean;

namespace {

class ActivitySink final : public Sink {
  public:
    void row(std::string_view) override {
        ++rows;
        if (stop_after != 0 && rows == stop_after) stop.store(true);
    }
    void problem(std::int64_t, std::int64_t, std::string_view) override {}
    void activity(std::string_view text) override { activities.emplace_back(text); }

    int rows = 0;
    int stop_after = 0;
    std::atomic<bool> stop{false};
    std::vector<std::string> activities;
};

}  // namespace

TEST_CASE("reports have the puzzle's line if there are several") {
    ActivitySink sink;
    Rater rater(sink, StopToken{});
    rater.callback().report("Nishio, r1c2");
    rater.at_line(12);
    rater.callback().report("Nested forcing chains, r4c7");
    rater.at_line(0);
    rater.callback().report("Cell forcing chains, r9c9");
    CHECK(sink.activities == std::vector<std::string>{"Nishio, r1c2", "line 12: Nested forcing chains, r4c7",
                                                      "Cell forcing chains, r9c9"});
}

TEST_CASE("one rater for many puzzles rates each as if it were alone") {
    ActivitySink sink;
    Rater rater(sink, StopToken{});
    const ParseResult parsed = parse(kLean);
    REQUIRE(parsed.puzzles.size() == 1);
    const Grid9 grid = std::get<Grid9>(parsed.puzzles[0].grid);
    for (int i = 0; i < 3; ++i) {
        const SeRating rating = rater.rate(parsed.puzzles[0], grid);
        CHECK(rating.status == RatingStatus::rated);
        CHECK(rating.er == 12);
    }
}

TEST_CASE("a part stopped between two puzzles has sent the rows before, and counts as not done") {
    for (const char* verb : {"rate", "survey"}) {
        CAPTURE(verb);
        ActivitySink sink;
        sink.stop_after = 3;
        std::string list;
        for (int i = 0; i < 8; ++i) list += kLean + "\n";
        const auto job = tests::job_for(verb, {}, list);
        REQUIRE(job != nullptr);
        REQUIRE(job->parts() == 1);
        CHECK(job->run(0, sink, StopToken(&sink.stop)) == PartStatus::stopped);
        CHECK(sink.rows == 3);
    }
}

TEST_CASE("a fruitless search reports its odds: tries, the closest result, advice") {
    // 17 cells of a known puzzle, which no search finds in a second.
    const std::string seventeen = "x..x..x.........x................xxx.x..xx............x.x...x.....xx....x..x.....";
    struct Case {
        const char* verb;
        tests::Options options;
        std::string best;
        std::string advice;
    };
    const std::vector<Case> cases{
        {"generate", {{"pattern", seventeen}, {"minimal", ""}}, " solutions", "puzzles of 17 clues are known"},
        {"generate", {{"pattern", seventeen}, {"er", "7..9"}}, " solutions", "puzzles of 17 clues are known"},
        {"generate", {{"er", "10..12"}}, "ER ", "ER 10 and above is very rare"},
        {"exact",
         {{"pattern", seventeen}, {"strategies", "naked"}, {"attempts", "450000"}, {"conflicts", "10"}},
         " cells left open",
         "add some, or allow more strategies"},
    };
    for (const Case& one : cases) {
        CAPTURE(one.advice);
        ActivitySink sink;
        CHECK(tests::job_for(one.verb, one.options, "")->run(0, sink, StopToken()) == PartStatus::done);
        CHECK(sink.rows == 0);
        std::optional<Odds> last;
        for (const std::string& text : sink.activities) {
            const auto odds = read_odds(text);
            if (odds && last) CHECK(odds->tries > last->tries);
            if (odds) last = odds;
        }
        REQUIRE(last);
        CHECK(last->tries > 100);
        CHECK(last->words.find("best so far: ") == 0);
        CHECK(last->words.find(one.best) != std::string::npos);
        CHECK(last->words.find(one.advice) != std::string::npos);
    }
    // With several questions, the prefix names the current one.
    ActivitySink list;
    tests::job_for("exact", {{"strategies", "naked"}, {"attempts", "450000"}, {"conflicts", "10"}},
                   seventeen + "\n" + seventeen)
        ->run(1, list, StopToken());
    bool found = false;
    for (const std::string& text : list.activities) {
        CHECK_FALSE(read_odds(text));
        found = found || text.find("line 2: 50,000 tries; best so far: ") == 0;
    }
    CHECK(found);
}
