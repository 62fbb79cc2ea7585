// sample and statistics: the rows, and what statistics counts.
#include <doctest/doctest.h>

#include <atomic>

#include "solve/solve.hpp"
#include "support/run_call.hpp"
#include "support/samples.hpp"
#include "support/verb_inputs.hpp"

using namespace rookery;
using tests::job_for;
using tests::kEasy;
using tests::refusal_of;
using tests::run_call;

namespace {

using Rows = std::vector<std::string>;

std::string text_of_rows(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows) text += row + '\n';
    return text;
}

std::string sampled(int clues, int weight, int trial, int in_trial) {
    return kEasy + '\t' + std::to_string(clues) + '\t' + std::to_string(weight) + '\t' + std::to_string(trial) + '\t' +
           std::to_string(in_trial) + '\n';
}

// The fields of the row about a quantity, and optionally a value.
Rows found_in(const Rows& rows, const std::string& quantity, const std::string& value = "-") {
    for (const std::string& row : rows) {
        Rows fields = fields_of(row);
        if (fields[0] == quantity && fields[1] == value) return fields;
    }
    return Rows(5);
}

}  // namespace

TEST_CASE("sample: minimal puzzles with weight and trial; the same with its options, and with ratings") {
    const auto job = job_for("sample", {{"count", "60"}}, "");
    CHECK(job->columns() == Rows{"puzzle", "clues", "weight", "trial", "in trial"});
    const Rows rows = tests::run_all_parts(*job).rows;
    REQUIRE(rows.size() == 60);
    for (const std::string& row : rows) {
        const Rows fields = fields_of(row);
        REQUIRE(fields.size() == 5);
        const Grid9 puzzle = samples::grid_of(fields[0]);
        CHECK(std::to_string(puzzle.clue_count()) == fields[1]);
        CHECK(solve(puzzle).unique());
        CHECK(redundant_clues(puzzle).empty());
        CHECK(std::stod(fields[2]) > 0);
    }
    CHECK(fields_of(rows.front())[3] == "1");
    CHECK(fields_of(rows.back())[3] != "1");
    CHECK(run_call("sample", {{"count", "60"}, {"minimal", ""}, {"unbiased", ""}, {"seed", "1"}}, "").rows == rows);
    const Rows first(rows.begin(), rows.begin() + 2);
    CHECK(run_call("sample", {{"count", "2"}}, "").rows == first);
    CHECK(run_call("sample", {{"count", "2"}, {"seed", "2"}}, "").rows != first);

    const Rows rated = run_call("sample", {{"count", "2"}, {"rated", ""}}, "").rows;
    REQUIRE(rated.size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string er = fields_of(run_call("rate", {}, fields_of(first[i])[0]).rows.at(0))[1];
        CHECK(rated[i] == first[i] + '\t' + er);
    }
    const std::string json = run_call("sample", {{"json", ""}}, "").rows.at(0);
    CHECK(json.find(R"({"puzzle":")" + fields_of(first[0])[0] + R"(","clues":)") == 0);
}

TEST_CASE("sample: only minimal, unbiased puzzles can be requested, and it stops on request") {
    for (const char* option : {"minimal", "unbiased"}) {
        CHECK(refusal_of("sample", {{option, "no"}}) == "sample draws only minimal puzzles without bias");
    }
    const std::atomic<bool> stop{true};
    CollectingSink sink;
    CHECK(job_for("sample", {}, "")->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
    CHECK(sink.rows.empty());
}

TEST_CASE("statistics: complete trials count once each; a truncated one does not") {
    const std::string two = sampled(24, 2, 1, 2) + sampled(25, 2, 1, 2) + sampled(25, 6, 2, 1);
    const Rows rows = run_call("statistics", {}, "puzzle\tclues\tweight\ttrial\tin trial\n" + two).rows;
    CHECK(found_in(rows, "trials") == Rows{"trials", "-", "3", "2", "-"});
    CHECK(found_in(rows, "puzzles") == Rows{"puzzles", "-", "3", "5", "1"});
    CHECK(found_in(rows, "clues, %", "24")[3] == "20");
    CHECK(found_in(rows, "puzzles of so many clues", "25")[3] == "4");
    CHECK(found_in(rows, "mean clues")[3] == "24.8");
    CHECK(found_in(rows, "mean ER")[0].empty());

    CHECK(run_call("statistics", {}, two + sampled(26, 9, 3, 2)).rows == rows);
    const CollectingSink twice = run_call("statistics", {}, two + sampled(24, 2, 1, 2));
    REQUIRE(twice.problems.size() == 1);
    CHECK(twice.problems[0].line == 4);
    CHECK(twice.rows == rows);
    CHECK(run_call("statistics", {}, sampled(26, 9, 3, 2)).rows.empty());
}

TEST_CASE("statistics: ratings, if there are any") {
    const std::string input =
        kEasy + "\t24\t2\t1\t2\t1.2\n" + kEasy + "\t25\t2\t1\t2\t7.1\n" + kEasy + "\t25\t6\t2\t1\t-\n";
    const Rows rows = run_call("statistics", {}, input).rows;
    CHECK(found_in(rows, "mean ER")[3] == "4.15");
    CHECK(found_in(rows, "ER, %", "7.1")[3] == "50");
    CHECK(found_in(rows, "ER up to, %", "1.2")[3] == "50");
    CHECK(found_in(rows, "ER up to, %", "7.1")[3] == "100");
}

TEST_CASE("statistics: a line that is not a row of sample is a problem") {
    for (const char* line : {"hello", "a\tb\tc\td\te", "x\t24\t-1\t1\t1", "x\t82\t1\t1\t1", "x\t24\t1e999\t1\t1",
                             "x\t24\tnan\t1\t1", "x\t24\t1\t0\t1", "x\t24\t1\t1\t1\t99.9"}) {
        CAPTURE(line);
        const CollectingSink result = run_call("statistics", {}, line);
        CHECK(result.rows.empty());
        REQUIRE(result.problems.size() == 1);
        CHECK(result.problems[0].sentence.find("expected rows of sample") == 0);
    }
}

TEST_CASE("statistics of sample's output") {
    const Rows drawn = run_call("sample", {{"count", "100"}}, "").rows;
    const Rows rows = run_call("statistics", {}, text_of_rows(drawn)).rows;
    const double puzzles = std::stod(found_in(rows, "puzzles")[3]);
    CHECK(puzzles > 1e37);
    CHECK(puzzles < 7e37);
    CHECK(std::stod(found_in(rows, "classes of puzzles")[3]) == doctest::Approx(puzzles / 362880 / 3359232));
    CHECK(std::stod(found_in(rows, "mean clues")[3]) == doctest::Approx(26.6).epsilon(0.05));
}
