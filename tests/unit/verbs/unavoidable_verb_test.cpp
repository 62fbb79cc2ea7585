// unavoidable: rows and counts, methods, loaded lists, and rejected input.
#include <doctest/doctest.h>

#include <atomic>

#include "support/puzzles/known_grids.hpp"
#include "support/run_call.hpp"
#include "support/samples.hpp"
#include "support/verb_inputs.hpp"
#include "text/tab_separated.hpp"
#include "unavoidable/set_text.hpp"
#include "unavoidable/small_sets.hpp"

using namespace rookery;
using tests::field_of;
using tests::kG5;
using tests::kStrangelyFamiliar;
using tests::refusal_of;
using tests::run_call;
using Rows = std::vector<std::string>;

namespace {

const std::string kSetsVerb = "unavoidable";

int sum_of_counts(const Rows& rows) {
    int sum = 0;
    for (const std::string& row : rows) sum += std::stoi(field_of(row, 1));
    return sum;
}

}  // namespace

TEST_CASE("unavoidable: all sets of up to 12 cells") {
    const auto job = tests::job_for(kSetsVerb, {}, kG5);
    REQUIRE(job != nullptr);
    CHECK(job->columns() == Rows{"set", "cells", "digits", "houses"});
    const CollectingSink all = tests::run_all_parts(*job);
    CHECK(all.problems.empty());
    const Grid9 grid = samples::grid_of(kG5);
    const UnavoidableList sets = small_sets(grid);
    REQUIRE(all.rows.size() == sets.size());
    for (std::size_t i = 0; i < sets.size(); ++i) {
        CHECK(all.rows[i] == set_line(grid, sets[i]) + "\t" + std::to_string(sets[i].size()) + "\t" +
                                 digit_names(digits_of(grid, sets[i])) + "\t" + house_names(houses_of(sets[i])));
    }
}

TEST_CASE("unavoidable: counts, by every method") {
    const Rows small = run_call(kSetsVerb, {{"counts", ""}}, kStrangelyFamiliar).rows;
    CHECK(small.front() == "4\t2");
    CHECK(sum_of_counts(small) == 371);
    CHECK(sum_of_counts(
              run_call(kSetsVerb, {{"counts", ""}, {"method", "digits"}, {"max-cells", "81"}}, kStrangelyFamiliar)
                  .rows) == 17534);
    const Rows boxes =
        run_call(kSetsVerb, {{"counts", ""}, {"method", "boxes"}, {"boxes", "3"}}, kStrangelyFamiliar).rows;
    CHECK(boxes.front() == "4\t2");
    CHECK(sum_of_counts(boxes) < 371);
    // With random cells there may always be more sets.
    const tests::Options rounds{{"counts", ""}, {"method", "random"}, {"rounds", "40"}};
    const Rows random = run_call(kSetsVerb, rounds, kStrangelyFamiliar).rows;
    CHECK(sum_of_counts(random) <= 371);
    for (const std::string& row : random) CHECK(row.back() == '+');
}

TEST_CASE("unavoidable: JSON") {
    const Rows rows = run_call(kSetsVerb, {{"json", ""}, {"max-cells", "4"}}, kStrangelyFamiliar).rows;
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].find("{\"set\":\"") == 0);
    CHECK(rows[0].find("\",\"cells\":4,\"digits\":[") != std::string::npos);
    CHECK(rows[0].find("],\"rows\":[") != std::string::npos);
    CHECK(rows[0].find("],\"columns\":[") != std::string::npos);
    CHECK(rows[0].find("],\"boxes\":[") != std::string::npos);
    CHECK(run_call(kSetsVerb, {{"json", ""}, {"max-cells", "4"}, {"counts", ""}}, kStrangelyFamiliar).rows ==
          Rows{"{\"cells\":4,\"sets\":2,\"complete\":true}"});
}

TEST_CASE("unavoidable: several grids, and invalid lines") {
    std::string open = kStrangelyFamiliar;
    open[22] = '.';
    const std::string input = kStrangelyFamiliar + "\n" + open + "\n" + kG5 + "\n";
    const auto job = tests::job_for(kSetsVerb, {{"max-cells", "4"}}, input);
    REQUIRE(job != nullptr);
    CHECK(job->columns() == Rows{"set", "cells", "digits", "houses", "grid"});
    const CollectingSink all = tests::run_all_parts(*job);
    REQUIRE(all.problems.size() == 1);
    CHECK(all.problems[0].line == 2);
    CHECK(all.problems[0].sentence == "unavoidable expects a solved grid, r3c5 is empty");
    CHECK(field_of(all.rows.front(), 4) == kStrangelyFamiliar);
    CHECK(field_of(all.rows.back(), 4) == kG5);
    CHECK(all.rows.size() == 2 + run_call(kSetsVerb, {{"max-cells", "4"}}, kG5).rows.size());
}

TEST_CASE("unavoidable: the clique's sets share no cell") {
    const Rows rows = run_call(kSetsVerb, {{"clique", ""}}, kG5).rows;
    REQUIRE(rows.size() > 5);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        int sets = 0;
        for (const std::string& row : rows) sets += row[cell] != '.';
        CHECK(sets <= 1);
    }
    for (const std::string& row : rows) CHECK(std::stoi(field_of(row, 1)) <= 11);
}

TEST_CASE("unavoidable: a list is loaded, checked and made minimal") {
    const Rows all = run_call(kSetsVerb, {}, kG5).rows;
    std::string text = "set\tcells\tdigits\thouses\n";
    for (const std::string& row : all) text += row + "\n";
    CHECK(run_call(kSetsVerb, {{"load", text}}, kG5).rows == all);

    const std::string two = field_of(all[3], 0) + "\n" + std::string(9, 'x') + std::string(72, '.') + "\n";
    const CollectingSink read = run_call(kSetsVerb, {{"load", two}}, kG5);
    CHECK(read.rows == Rows{all[3]});
    REQUIRE(read.problems.size() == 1);
    CHECK(read.problems[0].sentence ==
          "option load, line 2, column 1: expected an unavoidable set of the grid, found 9 cells whose removal "
          "still leaves only one solution");
    const Rows whole = run_call(kSetsVerb, {{"load", std::string(81, 'x')}}, kG5).rows;
    CHECK(whole.size() == 1);
    CHECK(run_call(kSetsVerb, {{"load", text}, {"max-cells", "4"}}, kG5).rows ==
          run_call(kSetsVerb, {{"max-cells", "4"}}, kG5).rows);
}

TEST_CASE("unavoidable: a pseudo-puzzle with too many solutions is reported") {
    const tests::Options options{{"method", "boxes"}, {"boxes", "4"}, {"solutions", "1000"}, {"counts", ""}};
    const CollectingSink found = run_call(kSetsVerb, options, kG5);
    REQUIRE(found.problems.size() == 1);
    const std::string& sentence = found.problems[0].sentence;
    CHECK(sentence.find(" of 126 pseudo-puzzles have more than 1000 solutions (the first: boxes ") !=
          std::string::npos);
    REQUIRE_FALSE(found.rows.empty());
    for (const std::string& row : found.rows) CHECK(row.back() == '+');
}

TEST_CASE("unavoidable: stops, and reports its activity") {
    struct Activities : CollectingSink {
        std::string last;
        int count = 0;
        void activity(std::string_view text) override {
            last = text;
            ++count;
        }
    } activities;
    const auto job = tests::job_for(kSetsVerb, {{"method", "random"}, {"rounds", "25"}}, kG5);
    REQUIRE(job != nullptr);
    CHECK(job->parts() == 1);
    CHECK(job->run(0, activities, StopToken()) == PartStatus::done);
    CHECK(activities.count == 25);
    CHECK(activities.last == "random cells 25, 25 of 25");
    const std::atomic<bool> stop{true};
    for (const char* method : {"small", "digits", "boxes", "random"}) {
        const auto stopped = tests::job_for(kSetsVerb, {{"method", method}}, kG5);
        REQUIRE(stopped != nullptr);
        CHECK(stopped->run(0, activities, StopToken(&stop)) == PartStatus::stopped);
    }
}

TEST_CASE("unavoidable: refused calls") {
    CHECK(refusal_of(kSetsVerb, {{"max-cells", "13"}}) ==
          "option max-cells: the method small finds sets of at most 12 cells; expected the method digits, boxes or "
          "random for up to 13");
    CHECK(refusal_of(kSetsVerb, {{"max-cells", "3"}}) ==
          "option max-cells: expected a whole number from 4 to 81, found \"3\"");
    CHECK(refusal_of(kSetsVerb, {{"method", "magic"}}) ==
          "option method: expected one of small, digits, boxes, random, found \"magic\"");
    CHECK(refusal_of(kSetsVerb, {{"digits", "3"}}) == "option digits belongs to the method digits");
    CHECK(refusal_of(kSetsVerb, {{"method", "digits"}, {"boxes", "3"}}) == "option boxes belongs to the method boxes");
    CHECK(refusal_of(kSetsVerb, {{"method", "digits"}, {"digits", "6"}}) ==
          "option digits: expected a whole number from 2 to 5, found \"6\"");
    CHECK(refusal_of(kSetsVerb, {{"method", "small"}, {"load", ""}}) == "expected either load or a method, found both");
    CHECK(refusal_of(kSetsVerb, {{"method", "digits"}, {"max-cells", "81"}, {"digits", "5"}}) == "accepted");
}
