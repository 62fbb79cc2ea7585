// neighbours: rows, each class once, results with a closure, and rejected input.
#include <doctest/doctest.h>

#include <atomic>
#include <set>
#include <string>

#include "board/canonical.hpp"
#include "solve/solve.hpp"
#include "support/json_rows.hpp"
#include "support/run_call.hpp"
#include "support/samples.hpp"
#include "support/verb_inputs.hpp"

using namespace rookery;
using tests::field_of;
using tests::kLean;
using tests::kSeventeen;
using tests::refusal_of;
using tests::run_call;

namespace {

const std::string kNeighbours = "neighbours";

std::string form_of(const std::string& puzzle) {
    return samples::line_of(canonical_form(samples::grid_of(puzzle)));
}

// The puzzles of the rows, each of which occurs once.
std::set<std::string> puzzles_of(const std::vector<std::string>& rows) {
    std::set<std::string> puzzles;
    for (const std::string& row : rows) CHECK(puzzles.insert(field_of(row, 0)).second);
    return puzzles;
}

}  // namespace

TEST_CASE("neighbours: canonical forms, each once, with parent and class; the puzzle itself is excluded") {
    CHECK(tests::job_for(kNeighbours, {}, kLean)->columns() ==
          std::vector<std::string>{"puzzle", "parent", "clues", "class"});
    const CollectingSink result = run_call(kNeighbours, {}, kLean);
    REQUIRE(result.rows.size() > 10);
    CHECK(puzzles_of(result.rows).count(form_of(kLean)) == 0);
    for (const std::string& row : result.rows) {
        const std::string puzzle = field_of(row, 0);
        CHECK(form_of(puzzle) == puzzle);
        CHECK(solve(samples::grid_of(puzzle)).unique());
        CHECK(field_of(row, 1) == kLean);
        CHECK(field_of(row, 2) == std::to_string(samples::grid_of(kLean).clue_count()));
    }
    const nlohmann::json row = tests::json_rows(kNeighbours, {{"json", ""}}, kLean).at(0);
    CHECK(row["parent"] == kLean);
    CHECK(row["puzzle"] == field_of(result.rows[0], 0));
    CHECK(row["class"] == field_of(result.rows[0], 3));
}

TEST_CASE("neighbours: of several puzzles each class comes once, without their own") {
    const std::vector<std::string> first = run_call(kNeighbours, {}, kLean).rows;
    const std::string other = field_of(first.at(0), 0);
    const std::vector<std::string> second = run_call(kNeighbours, {}, other).rows;
    std::set<std::string> expected = puzzles_of(first);
    expected.merge(puzzles_of(second));
    expected.erase(form_of(kLean));
    expected.erase(other);
    CHECK(puzzles_of(run_call(kNeighbours, {}, kLean + '\n' + other).rows) == expected);
}

TEST_CASE("neighbours: a limit, and a window of ER") {
    const std::vector<std::string> all = run_call(kNeighbours, {}, kLean).rows;
    const std::vector<std::string> some = run_call(kNeighbours, {{"limit", "5"}}, kLean).rows;
    CHECK(some == std::vector<std::string>(all.begin(), all.begin() + 5));
    const std::string window = "2.0..4.0";
    CHECK(tests::job_for(kNeighbours, {{"er", window}}, kLean)->columns() ==
          std::vector<std::string>{"puzzle", "parent", "clues", "ER", "EP", "ED", "class"});
    std::size_t inside = 0;
    const CollectingSink rated = run_call(kNeighbours, {{"er", window}}, kLean);
    for (const std::string& puzzle : puzzles_of(all)) {
        const std::string er = field_of(run_call("rate", {}, puzzle).rows.at(0), 1);
        inside += std::stod(er) >= 2.0 && std::stod(er) <= 4.0 ? 1 : 0;
    }
    CHECK(rated.rows.size() == inside);
    CHECK(inside > 0);
    CHECK(inside < all.size());
}

TEST_CASE("neighbours: a closure has every neighbour of its puzzles, and ends") {
    const tests::Options closure{{"closure", ""}, {"minimal", ""}, {"same-grid", ""}};
    const CollectingSink result = run_call(kNeighbours, closure, kSeventeen);
    std::set<std::string> all = puzzles_of(result.rows);
    all.insert(form_of(kSeventeen));
    for (const std::string& puzzle : all) {
        const CollectingSink around = run_call(kNeighbours, {{"minimal", ""}, {"same-grid", ""}}, puzzle);
        for (const std::string& neighbour : puzzles_of(around.rows)) CHECK(all.count(neighbour) == 1);
    }
    CHECK(run_call(kNeighbours, {{"closure", ""}, {"limit", "300"}}, kLean).rows.size() == 300);
}

TEST_CASE("neighbours: a stop ends a part at once") {
    const std::atomic<bool> stop{true};
    const auto job = tests::job_for(kNeighbours, {{"minus", "4"}, {"plus", "4"}}, kLean);
    CollectingSink sink;
    CHECK(job->run(job->parts() / 2, sink, StopToken(&stop)) == PartStatus::stopped);
    CHECK(sink.rows.empty());
}

TEST_CASE("neighbours: refused calls") {
    CHECK(refusal_of(kNeighbours, {{"minus", "5"}}) ==
          "option minus: expected a whole number from 0 to 4, found \"5\"");
    CHECK(refusal_of(kNeighbours, {{"minus", "0"}, {"plus", "0"}}) == "expected minus or plus to be at least 1");
    const auto sentence = [](const std::string& input) {
        const CollectingSink result = run_call(kNeighbours, {}, input);
        CHECK(result.rows.empty());
        return result.problems.size() == 1 ? result.problems[0].sentence : std::string();
    };
    CHECK(sentence("1234341221434321") == "neighbours expects 9x9 puzzles, found one of 4x4");
    CHECK(sentence(std::string(81, '.')) == "neighbours expects puzzles with one solution; this one has several");
    CHECK(sentence(".123456789........" + std::string(63, '.')) ==
          "neighbours expects puzzles with one solution; this one has none");
}
