// alldifferent: rows for one consistency and for each, JSON, and what is refused where.
#include <doctest/doctest.h>

#include <string>

#include "support/run_call.hpp"

using namespace rookery;
using tests::refusal_of;
using tests::run_call;
using Rows = std::vector<std::string>;

namespace {

const std::string kVerb = "alldifferent";

}  // namespace

TEST_CASE("alldifferent: one consistency, a row a line") {
    const auto job = tests::job_for(kVerb, {{"consistency", "bounds"}}, "{1,2} {1,2} {2,3}\n{5,9} {5}\n");
    REQUIRE(job != nullptr);
    CHECK(job->parts() == 2);
    CHECK(job->items() == 2);
    CHECK(job->columns() == Rows{"domains", "consistency", "pruned", "removed"});
    const CollectingSink all = tests::run_all_parts(*job);
    CHECK(all.problems.empty());
    CHECK(all.rows == Rows{"{1,2} {1,2} {2,3}\tbounds\t{1,2} {1,2} {3}\t1", "{5,9} {5}\tbounds\t{9} {5}\t1"});
}

TEST_CASE("alldifferent: without a choice, each consistency") {
    CHECK(run_call(kVerb, {}, "{1,3} {1,3} {1,3}").rows ==
          Rows{"{1,3} {1,3} {1,3}\tnaive\t{1,3} {1,3} {1,3}\t0", "{1,3} {1,3} {1,3}\tbounds\t{1,3} {1,3} {1,3}\t0",
               "{1,3} {1,3} {1,3}\tfast-bounds\t{1,3} {1,3} {1,3}\t0", "{1,3} {1,3} {1,3}\trange\t{1,3} {1,3} {1,3}\t0",
               "{1,3} {1,3} {1,3}\tarc\tnone\t-"});
}

TEST_CASE("alldifferent: JSON") {
    const tests::Options options{{"consistency", "arc"}, {"json", ""}};
    CHECK(run_call(kVerb, options, "{2} {2,3}").rows ==
          Rows{R"({"domains":["{2}","{2,3}"],"consistency":"arc","pruned":["{2}","{3}"],"removed":1})"});
    CHECK(run_call(kVerb, options, "{2} {2}").rows ==
          Rows{R"({"domains":["{2}","{2}"],"consistency":"arc","pruned":null,"removed":null})"});
}

TEST_CASE("alldifferent: domains are written in many ways, and some lines are none") {
    const tests::Options options{{"consistency", "naive"}};
    const std::string input = "# values with commas\n\n  {3, 1 ,1},{ 0 63}\t{}\r\n> {007}{08}\n";
    const CollectingSink all = run_call(kVerb, options, input);
    CHECK(all.problems.empty());
    CHECK(all.rows == Rows{"{1,3} {0,63} {}\tnaive\tnone\t-", "{7} {8}\tnaive\t{7} {8}\t0"});
    CHECK(run_call(kVerb, options, "").rows.empty());
}

TEST_CASE("alldifferent: a bad line has a problem, the others their rows") {
    const CollectingSink all = run_call(kVerb, {{"consistency", "arc"}}, "{1}\n{1,x}\n{2}\n");
    CHECK(all.rows == Rows{"{1}\tarc\t{1}\t0", "{2}\tarc\t{2}\t0"});
    REQUIRE(all.problems.size() == 1);
    CHECK(all.problems[0] == InputProblem{2, 4, "expected a value from 0 to 63 or '}', found 'x'"});
}

TEST_CASE("alldifferent: calls that are refused") {
    CHECK(refusal_of(kVerb, {{"consistency", "strong"}}) ==
          "option consistency: expected one of naive, bounds, fast-bounds, range, arc, found \"strong\"");
    CHECK(refusal_of(kVerb, {{"limit", "2"}}) ==
          "alldifferent has no option \"limit\"; expected one of consistency, json");
}
