// explain: replaying its steps leads from the puzzle to the solution, and its JSON has the promised shape.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/json_rows.hpp"
#include "support/run_call.hpp"
#include "support/verb_inputs.hpp"

using namespace rookery;
using nlohmann::json;
using tests::json_rows;
using tests::kEscargot;
using tests::kLean;
using tests::kLeanSolution;
using tests::run_call;

TEST_CASE("the steps, placed in order, fill the board with the solution") {
    std::string board = kLean;
    const std::vector<json> path = json_rows("explain", {{"json", ""}}, kLean);
    REQUIRE(path.size() > 2);
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const json& step = path[i];
        CHECK(step["n"] == i + 1);
        for (const char* key : {"technique", "text", "conclusion"}) CHECK(step[key].is_string());
        for (const char* key : {"eliminate", "marks", "cells", "houses", "digits"}) CHECK(step[key].is_array());
        CHECK(step["rating"].is_number_integer());
        if (!step.contains("place")) continue;
        const auto cell = step["place"][0].get<std::size_t>();
        CHECK(board.at(cell) == '.');
        board.at(cell) = static_cast<char>('0' + step["place"][1].get<int>());
    }
    CHECK(board == kLeanSolution);
    const json& end = path.back();
    CHECK(end["end"] == "solved");
    CHECK(end["er"] == 12);
    CHECK(end["ep"] == 12);
    CHECK(end["ed"] == 12);
    CHECK(end["rookery_level"] == "easy");
    CHECK(end["solution"] == kLeanSolution);
}

TEST_CASE("a path's level is the one from rate; it has none without an ER") {
    const auto level_of = [](const tests::Options& options, const std::string& puzzle) {
        return json_rows("explain", options, puzzle).back()["rookery_level"];
    };
    for (const std::string& puzzle : {kLean, kEscargot}) {
        const json rated = json_rows("rate", {{"json", ""}, {"scale", "level"}}, puzzle).back();
        CHECK(level_of({{"json", ""}}, puzzle) == rated["rookery_level"]);
        CHECK(json_rows("survey", {{"graded", ""}, {"json", ""}}, puzzle).front()["rookery_level"] ==
              rated["rookery_level"]);
    }
    CHECK(level_of({{"json", ""}, {"technique", "naked single"}}, kLean).is_null());
    CHECK(level_of({{"json", ""}}, std::string(81, '.')).is_null());
}

TEST_CASE("as text: one step per row, and a final row") {
    const CollectingSink result = run_call("explain", {}, kLean);
    REQUIRE(result.rows.size() == json_rows("explain", {{"json", ""}}, kLean).size());
    CHECK(result.rows.front().substr(0, 27) == "1\tHidden single in box\t1.2\t");
    CHECK(result.rows.back() == "end\t-\t1.2\tsolved: ER 1.2, EP 1.2, ED 1.2");
}

TEST_CASE("the final row is written in the language of the path") {
    const auto end_of = [](const char* language, const char* scale) {
        const std::string row = run_call("explain", {{"language", language}, {"scale", scale}}, kLean).rows.back();
        return row.substr(row.rfind('\t') + 1);
    };
    CHECK(end_of("en", "se") == "solved: ER 1.2, EP 1.2, ED 1.2");
    CHECK(end_of("de", "se") == "gelöst: ER 1.2, EP 1.2, ED 1.2");
    CHECK(end_of("fr", "se") == "résolu\u00A0: ER 1.2, EP 1.2, ED 1.2");
    CHECK(end_of("en", "w") == "solved: W 0");
    CHECK(end_of("fr", "w") == "résolu\u00A0: W 0");
    CHECK(end_of("en", "hodoku") == "solved: Easy");
    CHECK(end_of("de", "hodoku") == "gelöst: leicht");
    CHECK(end_of("fr", "hodoku") == "résolu\u00A0: facile");
}

TEST_CASE("every ending has its word") {
    const auto end_of = [](const tests::Options& options, const std::string& input) {
        const std::vector<json> path = json_rows("explain", options, input);
        return path.empty() ? std::string() : path.back()["end"].get<std::string>();
    };
    const tests::Options plain{{"json", ""}};
    CHECK(end_of(plain, std::string(81, '.')) == "several_solutions");
    CHECK(end_of(plain, kLeanSolution) == "already_solved");
    CHECK(end_of(plain, ".123456789........" + std::string(63, '.')) == "no_solution");
    CHECK(end_of(plain, kEscargot) == "solved");
}

TEST_CASE("only allowed techniques are used, and the puzzle's own rating is not claimed") {
    const std::vector<json> path =
        json_rows("explain", {{"json", ""}, {"technique", "naked single, HIDDEN-SINGLE"}}, kLean);
    REQUIRE_FALSE(path.empty());
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const auto name = path[i]["technique"].get<std::string>();
        CHECK((name == "Naked single" || name.rfind("Hidden single", 0) == 0));
    }
    CHECK(path.back()["end"] == "solved");
    CHECK(path.back()["er"].is_null());
    const std::vector<json> none = json_rows("explain", {{"json", ""}, {"technique", "jellyfish"}}, kLean);
    CHECK(none.size() == 1);
    CHECK(none.back()["end"] == "beyond");
    CHECK(none.back()["solution"] == "");
}
