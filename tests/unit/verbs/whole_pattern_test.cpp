// pattern with `all`: rows, counts, estimates, and rejected input.
#include <doctest/doctest.h>

#include <algorithm>
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
using tests::refusal_of;
using tests::run_call;

namespace {

const std::string kPatternVerb = "pattern";

// kLean without its first `n` clues, and its pattern.
std::string without_first(int n) {
    std::string clues = kLean;
    for (char& c : clues) {
        if (c != '.' && c != '0' && n-- > 0) c = '.';
    }
    return clues;
}
const std::string& lean_mask() {
    static const std::string mask = [] {
        std::string cells = kLean;
        for (char& c : cells) c = c == '.' || c == '0' ? '.' : 'x';
        return cells;
    }();
    return mask;
}

tests::Options within(tests::Options more = {}) {
    more.insert({{"all", ""}, {"within", without_first(3)}});
    return more;
}

}  // namespace

TEST_CASE("pattern: all puzzles with given clues, one of each class; all of them raw and counted") {
    const CollectingSink classes = run_call(kPatternVerb, within(), lean_mask());
    const CollectingSink raw = run_call(kPatternVerb, within({{"raw", ""}}), lean_mask());
    CHECK(tests::job_for(kPatternVerb, within(), lean_mask())->columns() ==
          std::vector<std::string>{"puzzle", "class"});
    CHECK(std::find(raw.rows.begin(), raw.rows.end(), kLean) != raw.rows.end());
    std::set<std::string> forms;
    for (const std::string& row : raw.rows) {
        const Grid9 puzzle = samples::grid_of(row);
        CHECK(solve(puzzle).unique());
        forms.insert(samples::line_of(canonical_form(puzzle)));
    }
    CHECK(std::set<std::string>(raw.rows.begin(), raw.rows.end()).size() == raw.rows.size());
    CHECK(classes.rows.size() == forms.size());
    const std::string number = std::to_string(raw.rows.size());
    CHECK(run_call(kPatternVerb, within({{"raw", ""}, {"count", ""}}), lean_mask()).rows ==
          std::vector<std::string>{lean_mask() + '\t' + number});
    CHECK(run_call(kPatternVerb, within({{"minimal", ""}}), lean_mask()).rows.size() <= classes.rows.size());
}

TEST_CASE("pattern: an estimate, and none for a pattern without puzzles") {
    const tests::Options estimate{{"all", ""}, {"estimate", ""}, {"paths", "20"}, {"json", ""}};
    const nlohmann::json row = tests::json_rows(kPatternVerb, estimate, lean_mask()).at(0);
    CHECK(row["pattern"] == lean_mask());
    CHECK(row["fillings"] > 1'000'000);
    CHECK(row["puzzles"].is_null());  // none in twenty paths, without a claim that there are none
    CHECK(row["error"].is_null());
    CHECK(row["sampled_fillings"] > 0);
    const std::string impossible = std::string(27, 'x') + std::string(54, '.');
    CHECK(run_call(kPatternVerb, {{"all", ""}}, impossible).rows.empty());
    CHECK(run_call(kPatternVerb, {{"all", ""}, {"count", ""}}, impossible).rows ==
          std::vector<std::string>{impossible + "\t0"});
}

TEST_CASE("pattern: a stopped count sends what it has, not as a share of the whole") {
    const std::atomic<bool> stop{true};
    const auto job = tests::job_for(kPatternVerb, {{"all", ""}, {"count", ""}}, lean_mask());
    CollectingSink sink;
    CHECK(job->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
    CHECK(sink.rows == std::vector<std::string>{lean_mask() + "\t0 0/" + std::to_string(job->parts())});
    Reducer reducer(*job);
    CHECK_FALSE(reducer.take(sink.rows[0]));
    CHECK(reducer.end(false) == lean_mask() + "\t0+");
}

TEST_CASE("pattern: a part of a large pattern stops on request") {
    const std::atomic<bool> stop{true};
    const auto job = tests::job_for(kPatternVerb, {{"all", ""}}, lean_mask());
    CHECK(job->parts() > 1000);
    CollectingSink sink;
    CHECK(job->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
}

TEST_CASE("pattern: refused calls of --all") {
    const std::string sentence = "some of these options work only with all: add all";
    CHECK(refusal_of(kPatternVerb, {{"count", ""}}) == sentence);
    CHECK(refusal_of(kPatternVerb, {{"paths", "10"}}) == sentence);
    CHECK(refusal_of(kPatternVerb, {{"all", ""}, {"count", ""}, {"estimate", ""}}) ==
          "expected either count or estimate, found both");
    CHECK(refusal_of(kPatternVerb, within({{"count", ""}})).substr(0, 27) == "add raw to count and within");
    CHECK(refusal_of(kPatternVerb, {{"all", ""}, {"within", ".123456789........" + std::string(63, '.')}}) ==
          "option within: expected clues with a solution; these have none");
    const CollectingSink outside = run_call(kPatternVerb, {{"all", ""}, {"within", kLean}}, std::string(81, '.'));
    REQUIRE(outside.problems.size() == 1);
    CHECK(outside.problems[0].sentence.find("which is not a cell of the pattern") != std::string::npos);
}
