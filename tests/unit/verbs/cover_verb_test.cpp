// cover: matrices and Langford pairs as text, in every kind of row; and rejected input.
#include <doctest/doctest.h>

#include <atomic>
#include <string>
#include <vector>

#include "support/run_call.hpp"
#include "text/tab_separated.hpp"

using namespace rookery;
using tests::refusal_of;
using tests::run_call;
using Rows = std::vector<std::string>;

namespace {

const std::string kMatrix = "1010\n0011\n0100\n1011\n0001\n1100\n";

}  // namespace

TEST_CASE("every cover is a row, however the matrix is written") {
    const Rows expected{"1\t1 3 5", "2\t3 4", "3\t2 6"};
    for (const std::string& text : {
             kMatrix,
             std::string("# six rows\n1 0 1 0\r\n0,0,1,1\n\n0, 1, 0, 0  # the third\n 1011\n00 01\n1\t1\t0\t0"),
             std::string("\xEF\xBB\xBF\uFF11\uFF10\uFF11\uFF10\n0011\n0100\n1011\n0001\n1100"),  // full-width 1010
         }) {
        const CollectingSink found = run_call("cover", {}, text);
        CHECK(found.problems.empty());
        CHECK(found.rows == expected);
    }
    CHECK(run_call("cover", {{"limit", "2"}}, kMatrix).rows == Rows{"1\t1 3 5", "2\t3 4"});
    CHECK(run_call("cover", {{"rule", "first"}}, kMatrix).rows.size() == 3);
    CHECK(run_call("cover", {}, "10\n10").rows.empty());
    CHECK(run_call("cover", {{"json", ""}, {"limit", "1"}}, kMatrix).rows == Rows{R"({"n":1,"rows":[1,3,5]})"});
}

TEST_CASE("lines as sets: the elements that hit every set exactly once") {
    const CollectingSink found = run_call("cover", {{"hitting", ""}}, "100101\n001001\n110100\n010110\n");
    CHECK(found.rows == Rows{"1\t1 3 5", "2\t3 4", "3\t2 6"});
}

TEST_CASE("given rows are in every cover") {
    CHECK(run_call("cover", {{"given", "3,1"}}, kMatrix).rows == Rows{"1\t1 3 5"});
    CHECK(run_call("cover", {{"given", "1,4"}}, kMatrix).rows.empty());  // they intersect
    CHECK(run_call("cover", {{"given", "2"}, {"trace", ""}}, kMatrix).rows.at(0) == "0\t1\t6\t3\t1\t1");
    CHECK(run_call("cover", {{"langford", "3"}, {"reversed", ""}, {"given", "1"}}, "").rows.empty());
    CHECK(refusal_of("cover", {{"given", "7"}}, kMatrix) == "option given: there is no row 7; expected 1 to 6");
    CHECK(refusal_of("cover", {{"given", "1,x"}}, kMatrix) ==
          "option given: expected row numbers, such as 1,5,9, found \"1,x\"");
}

TEST_CASE("a sudoku by its matrix") {
    CHECK(run_call("cover", {{"sudoku", "2"}, {"count", ""}}, "").rows.at(0).substr(0, 4) == "288\t");
    CHECK(run_call("cover", {{"sudoku", "2"}, {"diagonal", ""}}, "").rows.size() == 48);
    CHECK(run_call("cover", {{"sudoku", "2"}}, "1...............").rows.size() == 72);
    CHECK(run_call("cover", {{"sudoku", "2"}, {"given", "1"}}, "").rows.size() == 72);  // the same clue
    const std::string lean = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    CHECK(run_call("cover", {{"sudoku", "3"}}, lean).rows ==
          Rows{"1\t417369825632158947958724316825437169791586432346912758289643571573291684164875293"});
    CHECK(refusal_of("cover", {{"sudoku", "2"}}, lean) == "the option sudoku takes one puzzle of order 2");
    CHECK(refusal_of("cover", {{"sudoku", "2"}, {"hitting", ""}}) ==
          "the option hitting works only with a matrix, not with sudoku");
}

TEST_CASE("the matrix as rows that read back") {
    CHECK(run_call("cover", {{"matrix", ""}}, "10 01\n0,1,1,0\n").rows == Rows{"1001", "0110"});
    CHECK(run_call("cover", {{"matrix", ""}, {"hitting", ""}}, "101\n011\n").rows == Rows{"10", "01", "11"});
    std::string text;
    for (const std::string& row : run_call("cover", {{"sudoku", "2"}, {"matrix", ""}}, "").rows) text += row + "\n";
    CHECK(text.size() == 64 * 65);
    CHECK(run_call("cover", {{"count", ""}}, text).rows.at(0).substr(0, 4) == "288\t");
    CHECK(run_call("cover", {{"sudoku", "2"}, {"matrix", ""}, {"json", ""}}, "").rows.at(0) ==
          R"({"matrix":"1000000000000000100000000000000010000000000000001000000000000000","row":1,)"
          R"("columns":["r1c1","1 in r1","1 in c1","1 in b1"]})");
}

TEST_CASE("hitting sets that hit every line at least once") {
    const std::string sets = "1100\n0110\n0011\n";  // the edges of a path
    CHECK(run_call("cover", {{"hitting", ""}, {"minimal", ""}}, sets).rows == Rows{"1\t1 3", "2\t2 3", "3\t2 4"});
    CHECK(run_call("cover", {{"hitting", ""}, {"least", ""}}, sets + "1001\n").rows == Rows{"1\t1 3", "2\t2 4"});
    CHECK(run_call("cover", {{"hitting", ""}, {"minimal", ""}, {"limit", "1"}}, sets).rows.size() == 1);
    CHECK(fields_of(run_call("cover", {{"hitting", ""}, {"minimal", ""}, {"count", ""}}, sets).rows.at(0))[0] == "3");
    CHECK(run_call("cover", {{"hitting", ""}, {"least", ""}}, "10\n00\n").rows.empty());
    CHECK(refusal_of("cover", {{"least", ""}}, sets) == "the options minimal and least work only with hitting");
    CHECK(refusal_of("cover", {{"least", ""}, {"hitting", ""}, {"rule", "first"}}, sets) ==
          "the option rule does not work with minimal or least");
}

TEST_CASE("counts, with the estimate on request") {
    CHECK(run_call("cover", {{"count", ""}, {"langford", "7"}}, "").rows.at(0).substr(0, 3) == "26\t");
    const auto row = fields_of(run_call("cover", {{"count", ""}}, kMatrix).rows.at(0));
    REQUIRE(row.size() == 5);
    CHECK(row[0] == "3");
    CHECK(row[3] == "-");
    CHECK(row[4] == "-");
    CHECK(fields_of(run_call("cover", {{"count", ""}, {"limit", "2"}}, kMatrix).rows.at(0))[0] == "2+");
    // In a tree whose nodes at each depth have equally many branches, each path's estimate is exact.
    CHECK(fields_of(run_call("cover", {{"count", ""}, {"paths", "10"}}, "10\n10\n01\n01\n01\n").rows.at(0))[3] == "9");
    const std::string json =
        run_call("cover", {{"count", ""}, {"paths", "10"}, {"json", ""}}, "10\n10\n01\n01\n01\n").rows.at(0);
    CHECK(json == R"({"solutions":6,"complete":true,"nodes":9,"updates":3,"estimate":9.0,"standard_error":0.0})");
}

TEST_CASE("a stopped count is marked") {
    const std::atomic<bool> stop{true};
    for (const tests::Options& options :
         {tests::Options{{"count", ""}}, {{"count", ""}, {"hitting", ""}, {"minimal", ""}}}) {
        CollectingSink sink;
        CHECK(tests::job_for("cover", options, kMatrix)->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
        REQUIRE(sink.rows.size() == 1);
        CHECK(sink.rows[0].substr(0, 3) == "0+\t");
    }
}

TEST_CASE("how the estimate converges, without the search") {
    const tests::Options options{{"paths", "12"}, {"convergence", ""}};
    const Rows rows = run_call("cover", options, "10\n10\n01\n01\n01\n").rows;
    REQUIRE(rows.size() == 11);
    CHECK(rows.at(0) == "1\t9\t-");
    CHECK(rows.at(9) == "10\t9\t0");
    CHECK(rows.at(10) == "12\t9\t0");
    CHECK(tests::job_for("cover", options, kMatrix)->columns() == Rows{"paths", "estimate", "standard error"});
    // The empty board is too large to search: it is only estimated.
    CHECK(run_call("cover", {{"sudoku", "3"}, {"paths", "2"}, {"convergence", ""}}, "").rows.size() == 2);
    CHECK(run_call("cover", {{"given", "1,4"}, {"paths", "2"}, {"convergence", ""}}, kMatrix).rows.empty());
    CHECK(refusal_of("cover", {{"convergence", ""}}, kMatrix) ==
          "the option convergence needs a number of paths: add paths");
    CHECK(refusal_of("cover", {{"convergence", ""}, {"paths", "5"}, {"count", ""}}, kMatrix) ==
          "the option convergence does not work with count or trace: leave them out");
}

TEST_CASE("the first cover's path, depth by depth") {
    const CollectingSink found = run_call("cover", {{"trace", ""}}, kMatrix);
    CHECK(found.rows == Rows{"0\t2\t3\t2\t1\t2", "1\t1\t1\t6\t1\t2", "2\t4\t5\t1\t1\t1", "total\t-\t-\t9\t3\t-"});
    const CollectingSink objects = run_call("cover", {{"trace", ""}, {"json", ""}}, kMatrix);
    CHECK(objects.rows.at(0) == R"({"depth":0,"column":"2","row":3,"covers":2,"backtracks":1,"degree":2})");
    CHECK(objects.rows.at(3) ==  // three times 2 + 2 2 + 2 2 1
          R"({"depth":null,"column":null,"row":null,"covers":9,"backtracks":3,"degree":null,"estimate":30.0})");
}

TEST_CASE("Langford pairs") {
    CHECK(run_call("cover", {{"langford", "3"}}, "").rows == Rows{"1\t3 1 2 1 3 2"});
    CHECK(run_call("cover", {{"langford", "3"}, {"reversed", ""}}, "").rows.size() == 2);
    CHECK(run_call("cover", {{"langford", "8"}}, "").rows.size() == 150);
    CHECK(run_call("cover", {{"langford", "5"}}, "").rows.empty());
    CHECK(tests::job_for("cover", {{"langford", "3"}}, "")->columns() == Rows{"n", "arrangement"});
    CHECK(tests::job_for("cover", {}, kMatrix)->columns() == Rows{"n", "rows"});
}

TEST_CASE("an unreadable matrix is one problem, with its position") {
    const auto problem_in = [](const std::string& text) {
        const CollectingSink found = run_call("cover", {}, text);
        CHECK(found.rows.empty());
        REQUIRE(found.problems.size() == 1);
        return found.problems[0];
    };
    CHECK(
        problem_in("") ==
        InputProblem{
            1, 1, "nothing to read: expected a matrix of 0 and 1, one row per line, or the option langford or sudoku"});
    CHECK(problem_in("# nothing\n\n").sentence == "expected a matrix, one row of 0 and 1 per line; found nothing");
    CHECK(problem_in("10\n12\n") == InputProblem{2, 2, "expected 0 or 1, found '2'"});
    CHECK(problem_in("10\n\n1 0 1\n") == InputProblem{3, 6, "expected 2 entries as in the first row, found 3"});
    CHECK(problem_in("1\n  ,\n") == InputProblem{2, 4, "expected 1 entry as in the first row, found 0"});
}

TEST_CASE("refused calls") {
    CHECK(refusal_of("cover", {{"langford", "3"}}, kMatrix) == "expected a matrix or the option langford, found both");
    CHECK(refusal_of("cover", {{"langford", "0"}}).find("option langford: expected a whole number from 1 to 40") == 0);
    CHECK(refusal_of("cover", {{"rule", "longest"}}, kMatrix) ==
          "option rule: expected one of shortest, random, first, found \"longest\"");
    CHECK(refusal_of("cover", {{"count", ""}, {"trace", ""}}, kMatrix) == "expected count or trace, found both");
    CHECK(refusal_of("cover", {{"paths", "5"}}, kMatrix) == "the option paths works only with count or convergence");
    CHECK(refusal_of("cover", {{"reversed", ""}}, kMatrix) == "the option reversed works only with langford");
    CHECK(refusal_of("cover", {{"langford", "3"}, {"hitting", ""}}) ==
          "the option hitting works only with a matrix, not with langford");
}

TEST_CASE("a stopped search is not a finished part") {
    const std::atomic<bool> stop = true;
    CollectingSink sink;
    CHECK(tests::job_for("cover", {{"langford", "12"}}, "")->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
    CHECK(sink.rows.empty());
}
