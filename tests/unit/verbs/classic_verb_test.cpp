// classic: its rows, the trace before them, the formula in their place, and rejected input.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "support/run_call.hpp"
#include "support/verb_inputs.hpp"
#include "text/joined.hpp"
#include "text/tab_separated.hpp"
#include "textbook/classic/classic.hpp"
#include "verbs/textbook/classic_row.hpp"

using namespace rookery;
using tests::job_for;
using tests::kPs12Puzzle;
using tests::kPs12Solution;
using tests::refusal_of;
using tests::run_call;
using Json = nlohmann::json;

TEST_CASE("every method solves a puzzle, and names its counters as columns") {
    for (const SolverLabel* solver : all_solver_labels()) {
        const std::string name(solver->name);
        CAPTURE(name);
        const auto job = job_for("classic", {{"method", name}, {"limit", "1"}}, kPs12Puzzle);
        REQUIRE(job != nullptr);
        std::vector<std::string> columns{"puzzle", "solutions", "first solution", "end"};
        columns.insert(columns.end(), solver->counters.begin(), solver->counters.end());
        CHECK(job->columns() == columns);
        const CollectingSink result = tests::run_all_parts(*job);
        REQUIRE(result.rows.size() == 1);
        const auto fields = fields_of(result.rows[0]);
        REQUIRE(fields.size() == 4 + solver->counters.size());
        CHECK(fields[0] == kPs12Puzzle);
        CHECK(fields[3].size() > 5);
    }
}

TEST_CASE("the solutions of the empty 4x4 grid are counted without input") {
    for (const char* method : {"brute", "backtrack", "ps12", "csp", "sat", "dlx"}) {
        CAPTURE(method);
        const CollectingSink plain = run_call("classic", {{"method", method}, {"order", "2"}, {"limit", "1000"}}, "");
        REQUIRE(plain.rows.size() == 1);
        CHECK(fields_of(plain.rows[0])[1] == "288");
        CHECK(fields_of(plain.rows[0])[3] == "the search is complete");
        const CollectingSink diagonal =
            run_call("classic", {{"method", method}, {"order", "2"}, {"diagonal", ""}, {"limit", "1000"}}, "");
        REQUIRE(diagonal.rows.size() == 1);
        CHECK(fields_of(diagonal.rows[0])[1] == "48");
    }
}

TEST_CASE("a limit ends the search, and reports that there may be more") {
    const CollectingSink result = run_call("classic", {{"order", "2"}, {"limit", "5"}}, "");
    REQUIRE(result.rows.size() == 1);
    CHECK(fields_of(result.rows[0])[1] == "5+");
    CHECK(fields_of(result.rows[0])[3] == "as many solutions as requested");
}

TEST_CASE("the budget counts the method's first counter") {
    const CollectingSink result =
        run_call("classic", {{"method", "brute"}, {"order", "3"}, {"effort", "1000"}, {"limit", "1000000"}}, "");
    REQUIRE(result.rows.size() == 1);
    const auto fields = fields_of(result.rows[0]);
    CHECK(fields[3] == "the effort limit was reached");
    CHECK(fields[4] == "1000");
}

TEST_CASE("with a trace, its tables and notes precede the row") {
    const CollectingSink plain = run_call("classic", {{"method", "ps12"}}, kPs12Puzzle);
    const CollectingSink traced = run_call("classic", {{"method", "ps12"}, {"trace", ""}}, kPs12Puzzle);
    REQUIRE(plain.rows.size() == 1);
    REQUIRE(traced.rows.size() > 3);
    CHECK(traced.rows.back() == plain.rows.back());
    CHECK(traced.rows[1] == "Prop\tRed\tSrch\tTot. Prop\tTot. Srch");
    const CollectingSink cut = run_call("classic", {{"method", "ps12"}, {"trace", ""}, {"rows", "2"}}, kPs12Puzzle);
    CHECK(cut.rows.size() < traced.rows.size());
    CHECK(std::any_of(cut.rows.begin(), cut.rows.end(),
                      [](const std::string& row) { return row.find(" more rows are left out") != std::string::npos; }));
}

TEST_CASE("as JSON: counters, depths, notes and tables") {
    const CollectingSink result =
        run_call("classic", {{"method", "dlx"}, {"trace", ""}, {"json", ""}, {"limit", "1"}}, kPs12Puzzle);
    REQUIRE(result.rows.size() == 1);
    const Json row = Json::parse(result.rows[0], nullptr, false);
    REQUIRE(row.is_object());
    CHECK(row["puzzle"] == kPs12Puzzle);
    CHECK(row["method"] == "dlx");
    CHECK(row["order"] == 3);
    CHECK(row["diagonal"] == false);
    CHECK(row["solutions"] == 1);
    CHECK(row["complete"] == false);
    CHECK(row["end"] == "enough");
    CHECK(row["first_solution"] == kPs12Solution);
    REQUIRE(row["counters"].size() == labels::kDlx.counters.size());
    CHECK(row["counters"][0][0] == "updates");
    CHECK(row["counters"][0][1] > 0);
    CHECK_FALSE(row["depths"].empty());
    REQUIRE_FALSE(row["tables"].empty());
    CHECK(row["tables"][0]["columns"].size() == row["tables"][0]["rows"][0].size());
    const CollectingSink untraced = run_call("classic", {{"json", ""}}, kPs12Puzzle);
    CHECK_FALSE(Json::parse(untraced.rows.at(0), nullptr, false).contains("tables"));
}

TEST_CASE("a puzzle without a solution") {
    // r1c9 has no candidate.
    const std::string none = "12345678.........9" + std::string(63, '.');
    const CollectingSink result = run_call("classic", {{"method", "csp"}, {"json", ""}}, none);
    REQUIRE(result.rows.size() == 1);
    const Json row = Json::parse(result.rows[0], nullptr, false);
    CHECK(row["solutions"] == 0);
    CHECK(row["complete"] == true);
    CHECK(row["first_solution"].is_null());
}

TEST_CASE("the formula in DIMACS form") {
    const CollectingSink result =
        run_call("classic", {{"method", "sat"}, {"encoding", "minimal"}, {"dimacs", ""}, {"order", "3"}}, "");
    const auto header = std::find_if(result.rows.begin(), result.rows.end(),
                                     [](const std::string& row) { return row.rfind("p cnf", 0) == 0; });
    REQUIRE(header != result.rows.end());
    CHECK(*header == "p cnf 729 8829");
    CHECK(std::count_if(result.rows.begin(), result.rows.end(),
                        [](const std::string& row) { return row.rfind('c', 0) != 0; }) == 8830);
}

TEST_CASE("when stopped, it gives no row") {
    const auto job = job_for("classic", {{"method", "brute"}, {"order", "3"}, {"limit", "1000000000"}}, "");
    REQUIRE(job != nullptr);
    const std::atomic<bool> stop{true};
    CollectingSink sink;
    CHECK(job->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
    CHECK(sink.rows.empty());
}

TEST_CASE("refused calls") {
    std::string methods;
    for (const SolverLabel* solver : all_solver_labels()) append_item(methods, solver->name);
    CHECK(refusal_of("classic", {{"method", "magic"}}, kPs12Puzzle) ==
          "option method: expected one of " + methods + ", found \"magic\"");
    CHECK(refusal_of("classic", {{"method", "dlx"}, {"consistency", "arc"}}, kPs12Puzzle) ==
          "consistency belongs to the method csp: add --method csp");
    CHECK(refusal_of("classic", {{"dimacs", ""}}, kPs12Puzzle) == "dimacs belongs to the method sat: add --method sat");
    CHECK(refusal_of("classic", {{"order", "3"}}, kPs12Puzzle) == "order is for the empty grid: leave out the puzzles");
    CHECK(refusal_of("classic", {{"order", "5"}}) == "option order: expected a whole number from 2 to 4, found \"5\"");
    CHECK(refusal_of("classic", {{"rows", "10"}}, kPs12Puzzle) == "rows works only with the trace: add --trace");
    CHECK(refusal_of("classic", {{"limit", "0"}}, kPs12Puzzle).find("option limit: expected") == 0);
}

TEST_CASE("annealing refuses conflicting clues, with which it would never end") {
    // On one diagonal: without diagonals there is no conflict.
    std::string conflict(81, '.');
    conflict[0] = '5';
    conflict[80] = '5';
    const CollectingSink result = run_call("classic", {{"method", "anneal"}, {"diagonal", ""}}, conflict);
    CHECK(result.rows.empty());
    REQUIRE(result.problems.size() == 1);
    CHECK(result.problems[0].sentence ==
          "annealing expects clues without conflicts; r1c1 and r9c9 have the same digit, so it would never end");
    CHECK(run_call("classic", {{"method", "anneal"}}, conflict).rows.size() == 1);
}

TEST_CASE("bad lines affect only themselves") {
    const CollectingSink result = run_call("classic", {}, kPs12Puzzle + "\n12345\n" + kPs12Puzzle + "\n");
    CHECK(result.rows.size() == 2);
    REQUIRE(result.problems.size() == 1);
    CHECK(result.problems[0].line == 2);
}
