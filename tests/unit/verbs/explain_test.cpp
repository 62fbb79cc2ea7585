// explain: its steps replayed lead from the puzzle to the solution, and its JSON has the promised shape.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/run_call.hpp"

using namespace rookery;
using nlohmann::json;
using tests::run_call;

namespace {

// Needs singles only (ER 1.2).
const std::string kExplained = "...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.";
const std::string kExplainedSolution =
    "326154897584729631719368524257843916698571243431296758973612485145987362862435179";

std::vector<json> explained(const tests::Options& options, const std::string& input) {
    std::vector<json> objects;
    for (const std::string& row : run_call("explain", options, input).rows) {
        objects.push_back(json::parse(row, nullptr, false));
        CHECK_FALSE(objects.back().is_discarded());
    }
    return objects;
}

}  // namespace

TEST_CASE("the steps placed one after the other fill the board with the solution") {
    std::string board = kExplained;
    const std::vector<json> path = explained({{"json", ""}}, kExplained);
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
    CHECK(board == kExplainedSolution);
    const json& end = path.back();
    CHECK(end["end"] == "solved");
    CHECK(end["er"] == 12);
    CHECK(end["ep"] == 12);
    CHECK(end["ed"] == 12);
    CHECK(end["solution"] == kExplainedSolution);
}

TEST_CASE("as text: one step a row, and a closing row") {
    const CollectingSink result = run_call("explain", {}, kExplained);
    REQUIRE(result.rows.size() == explained({{"json", ""}}, kExplained).size());
    CHECK(result.rows.front().substr(0, 27) == "1\tHidden single in box\t1.2\t");
    CHECK(result.rows.back() == "end\t-\t1.2\tsolved: ER 1.2, EP 1.2, ED 1.2");
}

TEST_CASE("every ending has its word") {
    const auto end_of = [](const tests::Options& options, const std::string& input) {
        const std::vector<json> path = explained(options, input);
        return path.empty() ? std::string() : path.back()["end"].get<std::string>();
    };
    const tests::Options plain{{"json", ""}};
    CHECK(end_of(plain, std::string(81, '.')) == "several_solutions");
    CHECK(end_of(plain, kExplainedSolution) == "already_solved");
    CHECK(end_of(plain, ".123456789........" + std::string(63, '.')) == "no_solution");
    // Among the hardest known.
    CHECK(end_of(plain, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..") ==
          "solved");
}

TEST_CASE("only the techniques that were allowed are used, and then the puzzle's own rating is not claimed") {
    const std::vector<json> path = explained({{"json", ""}, {"technique", "naked single, HIDDEN-SINGLE"}}, kExplained);
    REQUIRE_FALSE(path.empty());
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const auto name = path[i]["technique"].get<std::string>();
        CHECK((name == "Naked single" || name.rfind("Hidden single", 0) == 0));
    }
    CHECK(path.back()["end"] == "solved");
    CHECK(path.back()["er"].is_null());
    const std::vector<json> none = explained({{"json", ""}, {"technique", "jellyfish"}}, kExplained);
    CHECK(none.size() == 1);
    CHECK(none.back()["end"] == "beyond");
    CHECK(none.back()["solution"] == "");
}
