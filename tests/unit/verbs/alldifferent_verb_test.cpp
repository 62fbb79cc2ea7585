// alldifferent: rows for one consistency and for each, JSON, the ways to write domains, and what is refused where.
#include <doctest/doctest.h>

#include <array>
#include <string>
#include <utility>

#include "support/run_call.hpp"
#include "verbs/domain_text.hpp"

using namespace rookery;
using tests::refusal_of;
using tests::run_call;
using Rows = std::vector<std::string>;

namespace {

const std::string kVerb = "alldifferent";

}  // namespace

TEST_CASE("alldifferent: one consistency, a row a line") {
    const auto work = tests::work_for(kVerb, {{"consistency", "bounds"}}, "{1,2} {1,2} {2,3}\n{5,9} {5}\n");
    REQUIRE(work != nullptr);
    CHECK(work->parts() == 2);
    CHECK(work->items() == 2);
    CHECK(work->columns() == Rows{"domains", "consistency", "pruned", "removed"});
    const CollectingSink all = tests::run_all_parts(*work);
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

TEST_CASE("domains: what is found where, and what was expected") {
    struct Wrong {
        std::string text;
        std::int64_t column;
        std::string sentence;
    };
    std::string many;
    for (int domain = 0; domain < 65; ++domain) many += "{1}";
    const std::array<Wrong, 10> lines{{
        {"1,2", 1, "expected a domain as {1,2}, found '1'"},
        {" , ", 4, "expected a domain as {1,2}, found the end of the line"},
        {"{1} 2", 5, "expected '{' of the next domain, found '2'"},
        {"{1,2", 5, "expected '}' at the end of the domain, found the end of the line"},
        {"{1} {2,", 8, "expected '}' at the end of the domain, found the end of the line"},
        {"{1,64}", 4, "expected a value from 0 to 63, found '64'"},
        {"{99999999999999999999}", 2, "expected a value from 0 to 63, found '99999999999999999999'"},
        {"{-1}", 2, "expected a value from 0 to 63 or '}', found '-'"},
        {"{1 {2}", 4, "expected a value from 0 to 63 or '}', found '{'"},
        {many, 193, "expected at most 64 domains, found more"},
    }};
    for (const Wrong& wrong : lines) {
        INFO(wrong.text);
        const auto read = parse_domains(reading::line_of(wrong.text, 7));
        const auto* problem = std::get_if<TextProblem>(&read);
        REQUIRE(problem != nullptr);
        CHECK(problem->line == 7);
        CHECK(problem->column == wrong.column);
        CHECK(problem->sentence == wrong.sentence);
    }
    // Columns are characters: the multiplication sign is one.
    const auto read = parse_domains(reading::line_of("{1} \xC3\x97", 1));
    REQUIRE(std::holds_alternative<TextProblem>(read));
    CHECK(std::get<TextProblem>(read).column == 5);
}

TEST_CASE("domains: every domain is read as it was written") {
    for (const Domain domain : {Domain{0}, Domain{1}, ~Domain{0}, Domain{1} << 63, Domain{0xF0F0}}) {
        const std::string text = to_text(domain);
        const auto read = parse_domains(reading::line_of(text, 1));
        REQUIRE(std::holds_alternative<std::vector<Domain>>(read));
        CHECK(std::get<std::vector<Domain>>(read) == std::vector<Domain>{domain});
    }
}

TEST_CASE("alldifferent: calls that are refused") {
    CHECK(refusal_of(kVerb, {{"consistency", "strong"}}) ==
          "option consistency: expected one of naive, bounds, fast-bounds, range, arc, found \"strong\"");
    CHECK(refusal_of(kVerb, {{"limit", "2"}}) ==
          "alldifferent has no option \"limit\"; expected one of consistency, json");
}
