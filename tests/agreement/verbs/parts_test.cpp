// A job's rows depend neither on the order in which its parts run nor on how the list was divided.
#include <doctest/doctest.h>

#include "generate/full_board.hpp"
#include "generate/masking.hpp"
#include "support/run_call.hpp"
#include "support/shell/text_checks.hpp"
#include "text/line_list.hpp"

using namespace rookery;
using tests::joined_lines;

namespace {

// Puzzles of all kinds, with a bad line in every seven.
std::vector<std::string> mixed_lines(int count) {
    std::vector<std::string> lines;
    for (int i = 0; i < count; ++i) {
        Random random(40, static_cast<std::uint64_t>(i));
        Grid9 puzzle = mask_board(rough_full_board(random), random);
        if (i % 5 == 4) puzzle[static_cast<int>(random.below(81))] = 0;
        lines.push_back(i % 7 == 6 ? "not a puzzle" : to_line(puzzle));
    }
    return lines;
}

}  // namespace

TEST_CASE("parts run in any order") {
    const std::string input = joined_lines(mixed_lines(80));
    for (const char* verb : {"solve", "rate", "explain", "check", "canonical", "survey"}) {
        CAPTURE(verb);
        const auto job = tests::job_for(verb, {}, input);
        REQUIRE(job != nullptr);
        std::vector<CollectingSink> parts(static_cast<std::size_t>(job->parts()));
        for (std::int64_t part = job->parts() - 1; part >= 0; --part) {
            job->run(part, parts[static_cast<std::size_t>(part)], StopToken());
        }
        CollectingSink backwards;
        std::int64_t items = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            backwards.rows.insert(backwards.rows.end(), parts[i].rows.begin(), parts[i].rows.end());
            backwards.problems.insert(backwards.problems.end(), parts[i].problems.begin(), parts[i].problems.end());
            items += job->items_in(static_cast<std::int64_t>(i));
        }
        const CollectingSink forwards = tests::run_all_parts(*job);
        CHECK(backwards.rows == forwards.rows);
        CHECK(backwards.problems == forwards.problems);
        CHECK(items == job->items());
    }
}

// Stored results of a job are identified by their part numbers.
TEST_CASE("a list's lines form the parts of a whole input, whatever is between its puzzles") {
    const std::string input = joined_lines(mixed_lines(200));
    const auto manner = list_manner(input);
    REQUIRE(manner.has_value());
    for (const char* verb : {"solve", "rate", "check", "canonical"}) {
        CAPTURE(verb);
        const auto whole = tests::job_for(verb, {}, input);
        REQUIRE(whole != nullptr);
        auto made = make_job({verb, {}, input, Call::Lines{1, *manner}});
        REQUIRE(std::holds_alternative<std::unique_ptr<Job>>(made));
        const Job& lines = *std::get<std::unique_ptr<Job>>(made);
        REQUIRE(lines.parts() == whole->parts());
        for (std::int64_t part = 0; part < whole->parts(); ++part) {
            CAPTURE(part);
            CollectingSink of_lines;
            CollectingSink of_whole;
            CHECK(lines.items_in(part) == whole->items_in(part));
            CHECK(lines.run(part, of_lines, StopToken()) == whole->run(part, of_whole, StopToken()));
            CHECK(of_lines.rows == of_whole.rows);
            CHECK(of_lines.problems == of_whole.problems);
        }
    }
}

TEST_CASE("puzzles one at a time") {
    const std::vector<std::string> lines = mixed_lines(40);
    for (const char* verb : {"solve", "rate", "explain", "check", "canonical"}) {
        CAPTURE(verb);
        std::vector<std::string> rows;
        for (const std::string& line : lines) {
            const CollectingSink one = tests::run_call(verb, {}, line);
            rows.insert(rows.end(), one.rows.begin(), one.rows.end());
        }
        CHECK(tests::run_call(verb, {}, joined_lines(lines)).rows == rows);
    }
}

TEST_CASE("parts of generation are independent") {
    const auto job = tests::job_for("generate", {{"count", "8"}, {"seed", "12"}}, "");
    REQUIRE(job != nullptr);
    CHECK(job->parts() == kOpenEnded);
    std::vector<CollectingSink> parts(6);
    for (int part = 5; part >= 0; --part) job->run(part, parts[static_cast<std::size_t>(part)], StopToken());
    Reducer reducer(*job);
    std::vector<std::string> rows;
    for (const CollectingSink& part : parts) {
        for (const std::string& row : part.rows) {
            if (reducer.take(row)) rows.push_back(row);
        }
        reducer.end_part();
    }
    CHECK(rows.size() == 8);
    CHECK(rows == tests::run_all_parts(*job).rows);
}
