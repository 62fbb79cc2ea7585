// enumerate and estimate: the same puzzles as trying every subset, rows and counts, limits, lists, and rejected input.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <numeric>

#include "solve/solve.hpp"
#include "support/run_call.hpp"
#include "support/samples.hpp"
#include "support/shell/text_checks.hpp"
#include "support/verb_inputs.hpp"

using namespace rookery;
using tests::joined_lines;
using tests::kLeanSolution;
using tests::kStrangelyFamiliar;
using tests::refusal_of;
using tests::run_call;
using Rows = std::vector<std::string>;

namespace {

// 27 cells of kLeanSolution, including the clues of puzzles.
const std::string kAllowed = "3..1....7....296.1.....8..4...8..91.....7.2.3..1...75....6..4.5.4....3....2.3.17.";
const tests::Options kFewCells{{"clues", "23"}, {"allowed", kAllowed}};

tests::Options with(tests::Options options, const tests::Options& more) {
    options.insert(more.begin(), more.end());
    return options;
}

Rows sorted(Rows rows) {
    std::sort(rows.begin(), rows.end());
    return rows;
}

std::vector<std::size_t> cells_of(const std::string& mask) {
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < mask.size(); ++cell) {
        if (mask[cell] != '.') cells.push_back(cell);
    }
    return cells;
}

// The puzzles of `clues` clues among those cells, by trying all subsets.
Rows tried(const std::string& mask, int clues, bool minimal) {
    const std::vector<std::size_t> cells = cells_of(mask);
    std::string chosen(cells.size(), 0);
    std::fill(chosen.begin(), chosen.begin() + clues, 1);
    Rows rows;
    do {
        std::string line(81, '.');
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (chosen[i] != 0) line[cells[i]] = kLeanSolution[cells[i]];
        }
        const Grid9 puzzle = samples::grid_of(line);
        if (solve(puzzle).unique() && (!minimal || redundant_clues(puzzle).empty())) rows.push_back(line);
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return sorted(rows);
}

}  // namespace

TEST_CASE("the puzzles in some cells match exhaustive search, by either method") {
    for (const bool minimal : {false, true}) {
        const Rows expected = tried(kAllowed, 23, minimal);
        REQUIRE(expected.size() > 5);
        for (const char* method : {"bands", "gridchecker"}) {
            CAPTURE(method);
            tests::Options options = with(kFewCells, {{"method", method}});
            if (minimal) options["minimal"] = "";
            CHECK(sorted(run_call("enumerate", options, kLeanSolution).rows) == expected);
        }
    }
}

TEST_CASE("required cells are clues") {
    const Rows all = run_call("enumerate", kFewCells, kLeanSolution).rows;
    // A cell that is a clue in only some of them.
    const auto clues_at = [&](std::size_t cell) {
        return std::count_if(all.begin(), all.end(), [cell](const std::string& row) { return row[cell] != '.'; });
    };
    const std::vector<std::size_t> cells = cells_of(kAllowed);
    const auto cell = std::find_if(cells.begin(), cells.end(), [&](std::size_t c) {
        return clues_at(c) != static_cast<std::ptrdiff_t>(all.size());
    });
    REQUIRE(cell != cells.end());
    std::string required(81, '.');
    required[*cell] = 'x';
    Rows expected;
    std::copy_if(all.begin(), all.end(), std::back_inserter(expected),
                 [&](const std::string& row) { return row[*cell] != '.'; });
    CHECK(sorted(run_call("enumerate", with(kFewCells, {{"required", required}}), kLeanSolution).rows) ==
          sorted(expected));
}

TEST_CASE("first and limit give the beginning of all rows") {
    const Rows all = run_call("enumerate", kFewCells, kLeanSolution).rows;
    CHECK(run_call("enumerate", with(kFewCells, {{"first", ""}}), kLeanSolution).rows == Rows{all.front()});
    CHECK(run_call("enumerate", with(kFewCells, {{"limit", "7"}}), kLeanSolution).rows ==
          Rows(all.begin(), all.begin() + 7));
    CHECK(run_call("enumerate", with(kFewCells, {{"limit", "100000"}}), kLeanSolution).rows == all);
    Rows twice = all;
    twice.insert(twice.end(), all.begin(), all.begin() + 5);
    const std::string limit = std::to_string(twice.size());
    CHECK(
        run_call("enumerate", with(kFewCells, {{"limit", limit}}), joined_lines({kLeanSolution, kLeanSolution})).rows ==
        twice);
    CHECK(run_call("enumerate", with(kFewCells, {{"first", ""}}), joined_lines({kLeanSolution, kLeanSolution})).rows ==
          Rows{all.front(), all.front()});
}

TEST_CASE("counts: one for a single grid's parts together, one for each grid of a list") {
    const std::string number = std::to_string(run_call("enumerate", kFewCells, kLeanSolution).rows.size());
    const tests::Options count = with(kFewCells, {{"count", ""}});
    CHECK(run_call("enumerate", count, kLeanSolution).rows == Rows{kLeanSolution + '\t' + number});
    CHECK(run_call("enumerate", count, joined_lines({kLeanSolution, kLeanSolution})).rows ==
          Rows{kLeanSolution + '\t' + number, kLeanSolution + '\t' + number});
    CHECK(run_call("enumerate", with(count, {{"json", ""}}), kLeanSolution).rows ==
          Rows{"{\"grid\":\"" + kLeanSolution + "\",\"number\":" + number + ",\"complete\":true}"});
    // Too few cells for a puzzle: the count is an explicit 0.
    const tests::Options none{
        {"clues", "20"}, {"count", ""}, {"allowed", kLeanSolution.substr(0, 30) + std::string(51, '.')}};
    CHECK(run_call("enumerate", none, kLeanSolution).rows == Rows{kLeanSolution + "\t0"});
    CHECK(run_call("enumerate", with(kFewCells, {{"json", ""}, {"limit", "1"}}), kLeanSolution)
              .rows.at(0)
              .substr(0, 12) == "{\"puzzle\":\".");
}

TEST_CASE("columns") {
    const auto columns = [](const char* verb, const tests::Options& options) {
        return tests::job_for(verb, options, kLeanSolution)->columns();
    };
    CHECK(columns("enumerate", {}) == Rows{"puzzle"});
    CHECK(columns("enumerate", {{"count", ""}}) == Rows{"grid", "number"});
    CHECK(columns("enumerate", {{"json", ""}}) == Rows{"json"});
    CHECK(columns("estimate", {}) ==
          Rows{"grid", "clues", "parts", "sampled", "sampled nodes", "nodes", "low", "high", "puzzles", "error"});
}

TEST_CASE("the progress of one grid is divided among its parts") {
    const auto job = tests::job_for("enumerate", {{"clues", "18"}}, kLeanSolution);
    CHECK(job->parts() > 8);
    std::int64_t sum = 0;
    for (std::int64_t part = 0; part < job->parts(); ++part) {
        CHECK(job->items_in(part) >= 0);
        sum += job->items_in(part);
    }
    CHECK(sum == job->items());
    const auto list = tests::job_for("enumerate", {}, joined_lines({kLeanSolution, kStrangelyFamiliar, kLeanSolution}));
    CHECK(list->parts() == 3);
    CHECK(list->items() == 3);
}

TEST_CASE("invalid grids affect only themselves, and their errors are reported") {
    std::string open = kLeanSolution;
    open[21] = '.';
    std::string wrong = kLeanSolution;
    wrong[80] = '3';
    const auto text = joined_lines({open, kLeanSolution, wrong, kStrangelyFamiliar});
    for (const char* verb : {"enumerate", "estimate"}) {
        CAPTURE(verb);
        tests::Options options = kFewCells;
        if (std::string(verb) == "enumerate") options["count"] = "";
        const CollectingSink result = run_call(verb, options, text);
        CHECK(result.rows.size() == 2);
        REQUIRE(result.problems.size() == 2);
        CHECK(result.problems[0] == InputProblem{1, 1, std::string(verb) + " expects a solved grid, r3c4 is empty"});
        CHECK(result.problems[1].line == 3);
        CHECK(result.problems[1].column == 81);
        CHECK(result.problems[1].sentence.find("twice") != std::string::npos);
        const CollectingSink alone = run_call(verb, options, open);
        CHECK(alone.rows.empty());
        CHECK(alone.problems == std::vector<InputProblem>{result.problems[0]});
        CHECK(run_call(verb, options, "").problems.size() == 1);
        CHECK(run_call(verb, options, "1234341221434321").problems.at(0).sentence ==
              std::string(verb) + " expects 9x9 puzzles, found one of 4x4");
    }
}

TEST_CASE("refused calls") {
    for (const char* verb : {"enumerate", "estimate"}) {
        CHECK(refusal_of(verb, {{"clues", "15"}}, kLeanSolution) ==
              "option clues: expected a whole number from 16 to 25, found \"15\"");
        CHECK(refusal_of(verb, {{"clues", "26"}}, kLeanSolution) ==
              "option clues: expected a whole number from 16 to 25, found \"26\"");
        CHECK(refusal_of(verb, {{"method", "dlx"}}, kLeanSolution) ==
              "option method: expected one of bands, gridchecker, found \"dlx\"");
        CHECK(refusal_of(verb, {{"required", "x"}}, kLeanSolution) ==
              "option required, character 2: expected a pattern of 81 cells, found 1");
        CHECK(refusal_of(verb, {{"allowed", kLeanSolution + "1"}}, kLeanSolution) ==
              "option allowed, character 82: expected a pattern of 81 cells, found 82");
        CHECK(refusal_of(verb, {{"required", "x" + std::string(80, '.')}, {"allowed", "." + std::string(80, 'x')}},
                         kLeanSolution) == "expected the required cells to be among the allowed ones, r1c1 is not");
        CHECK(refusal_of(verb, {{"required", kLeanSolution}}, kLeanSolution) ==
              "expected no more required cells than clues, found 81 for 17");
    }
    CHECK(refusal_of("enumerate", {{"count", ""}, {"first", ""}}, kLeanSolution).substr(0, 45) ==
          "the option count counts all puzzles of a grid");
    CHECK(refusal_of("enumerate", {{"limit", "0"}}, kLeanSolution).substr(0, 14) == "option limit: ");
    CHECK(refusal_of("estimate", {{"count", ""}}, kLeanSolution).substr(0, 30) == "estimate has no option \"count\"");
}

TEST_CASE("a stopped part says so") {
    const std::atomic<bool> stop{true};
    CollectingSink sink;
    CHECK(tests::job_for("enumerate", {}, kLeanSolution)->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
    CHECK(tests::job_for("enumerate", {}, joined_lines({kLeanSolution, kStrangelyFamiliar}))
              ->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
    CHECK(tests::job_for("estimate", {}, kLeanSolution)->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
}
