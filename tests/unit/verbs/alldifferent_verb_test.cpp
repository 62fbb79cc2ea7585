// alldifferent: rows for one consistency and for each, JSON, and rejected input with its position.
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

TEST_CASE("alldifferent: one consistency, one row per line") {
    const auto job = tests::job_for(kVerb, {{"consistency", "bounds"}}, "{1,2} {1,2} {2,3}\n{5,9} {5}\n");
    REQUIRE(job != nullptr);
    CHECK(job->parts() == 2);
    CHECK(job->items() == 2);
    CHECK(job->columns() == Rows{"domains", "consistency", "pruned", "removed"});
    const CollectingSink all = tests::run_all_parts(*job);
    CHECK(all.problems.empty());
    CHECK(all.rows == Rows{"{1,2} {1,2} {2,3}\tbounds\t{1,2} {1,2} {3}\t1", "{5,9} {5}\tbounds\t{9} {5}\t1"});
}

TEST_CASE("alldifferent: by default, every consistency") {
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

TEST_CASE("alldifferent: domains can be written in many ways, and some lines are invalid") {
    const tests::Options options{{"consistency", "naive"}};
    const std::string input = "# values with commas\n\n  {3, 1 ,1},{ 0 63}\t{}\r\n> {007}{08}\n";
    const CollectingSink all = run_call(kVerb, options, input);
    CHECK(all.problems.empty());
    CHECK(all.rows == Rows{"{1,3} {0,63} {}\tnaive\tnone\t-", "{7} {8}\tnaive\t{7} {8}\t0"});
    CHECK(run_call(kVerb, options, "").rows.empty());
}

TEST_CASE("alldifferent: a bad line is reported, the others have rows") {
    const CollectingSink all = run_call(kVerb, {{"consistency", "arc"}}, "{1}\n{1,x}\n{2}\n");
    CHECK(all.rows == Rows{"{1}\tarc\t{1}\t0", "{2}\tarc\t{2}\t0"});
    REQUIRE(all.problems.size() == 1);
    CHECK(all.problems[0] == InputProblem{2, 4, "expected a value from 0 to 63 or '}', found 'x'"});
}

TEST_CASE("alldifferent: refused calls") {
    CHECK(refusal_of(kVerb, {{"consistency", "strong"}}) ==
          "option consistency: expected one of naive, bounds, fast-bounds, range, arc, found \"strong\"");
    CHECK(refusal_of(kVerb, {{"limit", "2"}}) ==
          "alldifferent has no option \"limit\"; expected one of consistency, reasons, json");
}

TEST_CASE("alldifferent: a row for each excluded value with its Hall set, and a final row") {
    const auto job = tests::job_for(kVerb, {{"consistency", "bounds"}, {"reasons", ""}}, "{1,2} {1,2} {2,3}");
    REQUIRE(job != nullptr);
    CHECK(job->columns() ==
          Rows{"domains", "consistency", "variable", "value", "Hall variables", "Hall values", "matching", "reason"});
    CHECK(tests::run_all_parts(*job).rows ==
          Rows{"{1,2} {1,2} {2,3}\tbounds\tx3\t2\tx1 x2\t{1,2}\t-\tx1 and x2 take 1 and 2 between them",
               "{1,2} {1,2} {2,3}\tbounds\t-\t-\t-\t-\t-\t{1,2} {1,2} {3} stay"});
    CHECK(run_call(kVerb, {{"consistency", "naive"}, {"reasons", ""}}, "{5,9} {5}").rows ==
          Rows{"{5,9} {5}\tnaive\tx1\t5\tx2\t{5}\t-\tx2 is 5", "{5,9} {5}\tnaive\t-\t-\t-\t-\t-\t{9} {5} stay"});
    CHECK(run_call(kVerb, {{"consistency", "arc"}, {"reasons", ""}}, "{1,3} {1,3}").rows ==
          Rows{"{1,3} {1,3}\tarc\t-\t-\t-\t-\t1 3\tno value is removed"});
}

TEST_CASE("alldifferent: the reason why there is no solution") {
    CHECK(
        run_call(kVerb, {{"consistency", "arc"}, {"reasons", ""}}, "{1,3} {4} {1,3} {1,3}").rows ==
        Rows{"{1,3} {4} {1,3} {1,3}\tarc\t-\t-\tx1 x3 x4\t{1,3}\t1 4 3 -\tno solution: x1, x3 and x4 have only 1 and 3 "
             "between them"});
    CHECK(run_call(kVerb, {{"consistency", "range"}, {"reasons", ""}}, "{2} {}").rows ==
          Rows{"{2} {}\trange\t-\t-\tx2\t{}\t-\tno solution: x2 has no value"});
}

TEST_CASE("alldifferent: reasons as JSON") {
    CHECK(run_call(kVerb, {{"consistency", "arc"}, {"reasons", ""}, {"json", ""}}, "{2} {2,3}").rows ==
          Rows{R"({"domains":["{2}","{2,3}"],"consistency":"arc","variable":2,"value":2,"hall_variables":[1],)"
               R"("hall_values":[2],"matching":[2,3],"reason":"x1 is 2"})",
               R"({"domains":["{2}","{2,3}"],"consistency":"arc","variable":null,"value":null,"hall_variables":null,)"
               R"("hall_values":null,"matching":[2,3],"reason":"{2} {3} stay"})"});
}
