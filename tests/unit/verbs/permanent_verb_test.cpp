// permanent: the value and the bounds next to it; where they do not apply; and rejected input.
#include <doctest/doctest.h>

#include <atomic>
#include <string>
#include <vector>

#include "support/run_call.hpp"

using namespace rookery;
using tests::refusal_of;
using tests::run_call;
using Rows = std::vector<std::string>;

TEST_CASE("a matrix, its permanent and both bounds") {
    CHECK(run_call("permanent", {}, "1 1 0\n0 1 1\n1 0 1\n").rows == Rows{"3\t2\t1.778\t2.828"});
    CHECK(run_call("permanent", {}, "1, 2\n3, 4\n").rows == Rows{"2\t10\t-\t-"});
    CHECK(run_call("permanent", {}, "# one\n5 # five\n").rows == Rows{"1\t5\t5\t-"});
    CHECK(run_call("permanent", {}, "1 1\n0 0").rows == Rows{"2\t0\t-\t0"});
    CHECK(run_call("permanent", {{"json", ""}}, "1 1 0\n0 1 1\n1 0 1\n").rows ==
          Rows{R"({"n":3,"permanent":2,"van_der_waerden":1.778,"minc-bregman":2.828})"});
    CHECK(run_call("permanent", {{"json", ""}}, "1 1\n1 2").rows ==
          Rows{R"({"n":2,"permanent":3,"van_der_waerden":null,"minc-bregman":null})"});
}

TEST_CASE("matrices of a kind") {
    CHECK(run_call("permanent", {{"ones", "10"}}, "").rows == Rows{"10\t3628800\t3628800\t3628800"});
    CHECK(run_call("permanent", {{"derangements", "10"}}, "").rows.at(0).substr(0, 11) == "10\t1334961\t");
    CHECK(run_call("permanent", {{"ones", "30"}}, "").rows ==
          Rows{"30\t265252859812191058636308480000000\t2.653e+32\t2.653e+32"});
    CHECK(run_call("permanent", {{"ones", "200"}}, "").rows == Rows{"200\t-\t7.887e+374\t7.887e+374"});
    CHECK(run_call("permanent", {{"ones", "19"}, {"json", ""}}, "")
              .rows.at(0)
              .find(R"("permanent":"121645100408832000")") != std::string::npos);
}

TEST_CASE("estimates from samples, next to the permanent or as they converge") {
    CHECK(run_call("permanent", {{"ones", "10"}, {"samples", "3"}}, "").rows ==
          Rows{"10\t3628800\t3628800\t3628800\t3628800\t0"});
    CHECK(tests::job_for("permanent", {{"ones", "2"}, {"samples", "3"}}, "")->columns() ==
          Rows{"n", "permanent", "van der Waerden", "Minc-Bregman", "estimate", "standard error"});
    const auto rows = run_call("permanent", {{"samples", "12"}, {"convergence", ""}}, "1 1 0\n0 1 1\n1 0 1\n").rows;
    REQUIRE(rows.size() == 11);
    CHECK(rows.at(0).substr(0, 2) == "1\t");
    CHECK(rows.at(0).substr(rows.at(0).size() - 2) == "\t-");
    CHECK(rows.at(9).substr(0, 3) == "10\t");
    CHECK(rows.at(10).substr(0, 3) == "12\t");
    CHECK(run_call("permanent", {{"ones", "200"}, {"samples", "2"}, {"convergence", ""}}, "").rows ==
          Rows{"1\t7.887e+374\t-", "2\t7.887e+374\t0"});
    CHECK(run_call("permanent", {{"ones", "3"}, {"samples", "1"}, {"convergence", ""}, {"json", ""}}, "").rows ==
          Rows{R"({"samples":1,"estimate":6.0,"standard_error":null})"});
    CHECK(refusal_of("permanent", {{"ones", "3"}, {"convergence", ""}}) ==
          "the option convergence needs a number of samples: add samples");
    CHECK(refusal_of("permanent", {{"grids", "3"}, {"samples", "2"}}) ==
          "the option samples works only with a matrix, not with grids");
}

TEST_CASE("the bound on the number of sudoku grids") {
    CHECK(run_call("permanent", {{"grids", "2"}}, "").rows == Rows{"2\t384\t288"});
    CHECK(run_call("permanent", {{"grids", "3"}}, "").rows == Rows{"3\t1.707e+26\t6670903752021072936960"});
    CHECK(run_call("permanent", {{"grids", "4"}}, "").rows.at(0).substr(0, 2) == "4\t");
    CHECK(tests::job_for("permanent", {{"grids", "4"}}, "")->columns() == Rows{"order", "at most", "grids"});
}

TEST_CASE("an unreadable matrix is one problem, with its position") {
    const auto problem_in = [](const std::string& text) {
        const CollectingSink found = run_call("permanent", {}, text);
        CHECK(found.rows.empty());
        REQUIRE(found.problems.size() == 1);
        return found.problems[0];
    };
    CHECK(problem_in("") == InputProblem{1, 1,
                                         "nothing to read: expected a square matrix of whole numbers, one row per "
                                         "line, or the option ones or derangements or grids"});
    CHECK(problem_in("1 2\n3 -4\n") == InputProblem{2, 3, "expected a whole number, 0 or more, found '-'"});
    CHECK(problem_in("1 2\n3 4x\n") == InputProblem{2, 4, "expected a whole number, 0 or more, found 'x'"});
    CHECK(problem_in("1 2\n3 18446744073709551616\n") ==
          InputProblem{2, 3, "expected a number below 2^64, found '18446744073709551616'"});
    CHECK(problem_in("1 2\n3\n") == InputProblem{2, 2, "expected 2 entries as in the first row, found 1"});
    CHECK(problem_in("1 2\n3 4\n\n5 6\n") ==
          InputProblem{4, 1, "expected as many rows as the first has entries, 2; found more"});
    CHECK(problem_in("1 2 3\n3 4 5\n") ==
          InputProblem{2, 6, "expected as many rows as the first has entries, 3; found 2"});
    std::string wide;
    for (int i = 0; i < 201; ++i) wide += "1 ";
    CHECK(problem_in(wide).sentence == "expected at most 200 numbers in a row, found 201");
}

TEST_CASE("refused calls, and a stop") {
    const std::string several = "expected one of a matrix, ones, derangements and grids, found several";
    CHECK(refusal_of("permanent", {{"ones", "3"}, {"grids", "3"}}) == several);
    CHECK(refusal_of("permanent", {{"ones", "3"}}, "1") == several);
    CHECK(refusal_of("permanent", {{"ones", "201"}}).find("option ones: expected a whole number from 1 to 200") == 0);
    CHECK(refusal_of("permanent", {{"grids", "5"}}).find("option grids: expected a whole number from 2 to 4") == 0);
    const std::atomic<bool> stop = true;
    CollectingSink sink;
    CHECK(tests::job_for("permanent", {{"ones", "20"}}, "")->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
    CHECK(sink.rows.empty());
}
