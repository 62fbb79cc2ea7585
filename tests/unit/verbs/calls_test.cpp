// Rejected calls, with the sentence that says what was expected.
#include <doctest/doctest.h>

#include "support/run_call.hpp"

using namespace rookery;
using tests::refusal_of;

TEST_CASE("unknown verbs and options") {
    std::string names;
    for (const VerbInfo& verb : all_verbs()) names += (names.empty() ? "" : ", ") + std::string(verb.name);
    CHECK(names.find("solve, rate, explain, steps, check, canonical, ") == 0);
    CHECK(refusal_of("sovle", {}) == "there is no verb \"sovle\"; expected one of " + names);
    CHECK(refusal_of("solve", {{"count", "3"}}) ==
          "solve has no option \"count\"; expected one of all, limit, diagonal, json");
    for (const VerbInfo& verb : all_verbs()) {
        CHECK(refusal_of(std::string(verb.name), {{"no such", ""}}).find("has no option") != std::string::npos);
    }
}

TEST_CASE("invalid values") {
    CHECK(refusal_of("solve", {{"limit", "0"}}).find("option limit: expected a whole number from 1 to") == 0);
    CHECK(refusal_of("solve", {{"limit", "2x"}}).find("found \"2x\"") != std::string::npos);
    CHECK(refusal_of("solve", {{"json", "maybe"}}) == "option json: expected no value, true or false, found \"maybe\"");
    CHECK(refusal_of("rate", {{"scale", "trial"}}) ==
          "option scale: expected a comma-separated list of se, hodoku, te, b, gb, w, gw, bxb, bxbb, wnef, level, "
          "found \"trial\"");
    CHECK(refusal_of("explain", {{"technique", "magic"}}).find("expected a comma-separated list of ") !=
          std::string::npos);
    CHECK(refusal_of("explain", {{"technique", ""}}) != "accepted");
    CHECK(refusal_of("bench", {{"suite", "tea"}}) ==
          "option suite: expected one of solve, canonical, rate, pattern, unavoidable, enumerate, found \"tea\"");
    for (const char* bad : {"", "..", "20..10", "-1..5", "17..82", "a..b", "17...20"}) {
        CAPTURE(bad);
        CHECK(refusal_of("generate", {{"clues", bad}}) ==
              "option clues: expected A..B with 0 <= A <= B <= 81, found \"" + std::string(bad) + "\"");
    }
    for (const char* bad : {"", "7.25", "0.5..2", "7..6.9", "x"}) {
        CAPTURE(bad);
        CHECK(refusal_of("generate", {{"er", bad}}).find("option er: expected A..B with 1.0 <= A <= B <= 12.0") == 0);
    }
    for (const char* bad : {"", "..", "evil", "hard..easy", "easy...hard", "easy,hard"}) {
        CAPTURE(bad);
        CHECK(refusal_of("generate", {{"level", bad}}) ==
              "option level: expected one of easy, medium, hard, expert, extreme, or a range A..B, found "
              "\"" +
                  std::string(bad) + "\"");
    }
    CHECK(refusal_of("generate", {{"hodoku-level", "expert"}})
              .find("option hodoku-level: expected one of easy, medium, hard, unfair, extreme, or a range A..B") == 0);
    CHECK(refusal_of("generate", {{"hodoku-score", "900..500"}})
              .find("option hodoku-score: expected A..B with 1 <= A <= B <= 100000") == 0);
    CHECK(
        refusal_of("generate", {{"hodoku-with", "magic"}}) ==
        "option hodoku-with: expected HoDoKu's techniques, comma-separated, by name or code, such as Skyscraper or sk, "
        "found \"magic\"");
    CHECK(refusal_of("generate", {{"symmetry", "wonky"}}).find("option symmetry: expected one of none, half-turn") ==
          0);
    CHECK(refusal_of("generate", {{"pattern", "xx."}}).find("option pattern, character ") == 0);
}

TEST_CASE("impossible requests") {
    CHECK(refusal_of("generate", {{"pattern", std::string(27, 'x') + std::string(54, '.')}}).find("rows 4 and 5") == 0);
    CHECK(refusal_of("generate", {{"clues", "10..16"}}).find("fewer than 17 clues") != std::string::npos);
    CHECK(refusal_of("generate", {{"pattern", std::string(81, 'x')}, {"symmetry", "full"}}) ==
          "expected either a pattern or a symmetry, found both");
    CHECK(refusal_of("generate", {{"level", "easy"}, {"er", "3..4"}}).find("a puzzle of level easy has an ER of 1.5") ==
          0);
    CHECK(refusal_of("generate", {{"level", "easy"}, {"with", "x-wing"}}).find("the path must use X-wing") == 0);
    CHECK(refusal_of("generate", {{"graded", ""}, {"unrated", ""}}) == "expected either graded or unrated, found both");
}

TEST_CASE("ranges and switches in every accepted form") {
    for (const char* good : {"24", "24..30", "24..", "..30"})
        CHECK(refusal_of("generate", {{"clues", good}}) == "accepted");
    for (const char* good : {"2", "2.0", "2.6..4.5", "2..", "..4.5"})
        CHECK(refusal_of("generate", {{"er", good}}) == "accepted");
    for (const char* good : {"easy", "Hard", "easy..hard", "expert..", "..medium", "easy..extreme"})
        CHECK(refusal_of("generate", {{"level", good}}) == "accepted");
    for (const char* good : {"sk", "Skyscraper, 0401", "nl", "hidden pair"})
        CHECK(refusal_of("generate", {{"hodoku-without", good}}) == "accepted");
    for (const char* good : {"", "true", "false", "1", "0", "yes", "no", "on", "off"}) {
        CHECK(refusal_of("solve", {{"json", good}}) == "accepted");
    }
    CHECK(refusal_of("generate", {{"pattern", "half-turn"}, {"clues", "24"}}) == "accepted");
}
