// Input with all kinds of errors: each bad line costs only that line, with its position and a message.
#include <doctest/doctest.h>

#include "support/run_call.hpp"
#include "support/verb_inputs.hpp"

using namespace rookery;
using tests::kLean;
using tests::run_call;

TEST_CASE("single bad inputs: no row, one problem") {
    const std::vector<std::string> inputs{
        "",
        "   \n\n",
        kLean.substr(1),
        "hello world",
        "11" + kLean.substr(2),
        std::string(81, '\0'),
        std::string("\0\0\0", 3) + kLean,
        "1234341221434322",
    };
    for (const char* verb : {"solve", "rate", "explain", "check", "canonical", "survey", "levels", "unavoidable",
                             "enumerate", "estimate", "catalogue", "fewest", "read-picture"}) {
        for (const std::string& input : inputs) {
            CAPTURE(verb);
            CAPTURE(input);
            const CollectingSink result = run_call(verb, {}, input);
            CHECK(result.rows.empty());
            REQUIRE_FALSE(result.problems.empty());
            CHECK(result.problems[0].line >= 1);
            CHECK(result.problems[0].column >= 1);
            CHECK_FALSE(result.problems[0].sentence.empty());
        }
    }
}

TEST_CASE("words on a line next to a single puzzle are a bad line, as they are among several puzzles") {
    const std::string puzzle = kLean + "\n";
    for (const char* verb : {"solve", "rate", "explain", "steps", "check", "canonical", "survey", "neighbours"}) {
        CAPTURE(verb);
        const CollectingSink alone = run_call(verb, {}, puzzle);
        for (const std::string& last : {puzzle, kLean}) {
            const CollectingSink before = run_call(verb, {}, "garbage\n" + last);
            REQUIRE(before.problems.size() == 1);
            CHECK(before.problems[0].line == 1);
            CHECK(before.problems[0].sentence == "expected 81 cells (1-9, '.' or '0'), found 'garbage'");
            if (std::string_view(verb) != "survey") CHECK(before.rows == alone.rows);
        }
        const CollectingSink behind = run_call(verb, {}, "# a comment\n\n" + puzzle + "garbage");
        REQUIRE(behind.problems.size() == 1);
        CHECK(behind.problems[0].line == 4);
        CHECK(behind.rows.size() == alone.rows.size());
    }
    // Formats that write remarks use them as the title.
    const CollectingSink converted = run_call("convert", {{"to", "sudokupad"}}, "From the paper\n" + puzzle);
    CHECK(converted.problems.empty());
    CHECK(converted.rows.size() == 1);
}

TEST_CASE("an empty input is one problem for every verb, unless an option replaces it") {
    const std::map<std::string, tests::Options> instead{
        {"levels", {{"table", ""}}},       {"exact", {{"fewest", ""}, {"clues", "16"}}},
        {"classic", {{"order", "2"}}},     {"cover", {{"langford", "3"}}},
        {"permanent", {{"ones", "2"}}},    {"catalogue", {{"unrank", "1..2"}}},
        {"unavoidable", {{"grids", "7"}}}, {"enumerate", {{"grids", "8"}, {"count", ""}}},
        {"fewest", {{"grids", "1"}}}};
    for (const VerbInfo& verb : all_verbs()) {
        if (!verb.takes_input) continue;
        const std::string name(verb.name);
        CAPTURE(name);
        for (const char* input : {"", "\n", " \r\n\t\n"}) {
            const auto job = tests::job_for(name, {}, input);
            REQUIRE(job != nullptr);
            CHECK_FALSE(job->columns().empty());
            const CollectingSink result = tests::run_all_parts(*job);
            CHECK(result.rows.empty());
            REQUIRE(result.problems.size() == 1);
            CHECK(result.problems[0].sentence.find("nothing to read: expected " + std::string(verb.awaits)) == 0);
            for (const std::string_view option : verb.instead_of_input) {
                CHECK(result.problems[0].sentence.find(' ' + std::string(option)) != std::string::npos);
            }
        }
        CHECK(verb.instead_of_input.empty() == (instead.count(name) == 0));
        if (const auto found = instead.find(name); found != instead.end()) {
            const CollectingSink result = run_call(name, found->second, "");
            CHECK(result.problems.empty());
            CHECK_FALSE(result.rows.empty());
        }
    }
    // Comments alone are empty input too.
    for (const char* verb : {"pattern", "exact", "alldifferent", "cover", "permanent"}) {
        const CollectingSink result = run_call(verb, {}, "# to be filled in\n");
        CHECK(result.rows.empty());
        CHECK(result.problems.size() == 1);
    }
}

TEST_CASE("every third line broken: the good two thirds give rows, and problems have their lines") {
    constexpr int kLines = 900;
    const std::vector<std::string> broken{kLean.substr(1), "11" + kLean.substr(2), kLean.substr(0, 80) + "?",
                                          "letters, not digits",
                                          kLean.substr(0, 40) + std::string(1, '\0') + kLean.substr(41)};
    std::string list;
    for (int line = 1; line <= kLines; ++line) {
        list += line % 3 == 0 ? broken[static_cast<std::size_t>(line / 3) % broken.size()] : kLean;
        list += '\n';
    }
    const CollectingSink result = run_call("solve", {}, list);
    CHECK(result.rows.size() == kLines / 3 * 2);
    REQUIRE(result.problems.size() == kLines / 3);
    for (std::size_t i = 0; i < result.problems.size(); ++i)
        CHECK(result.problems[i].line == 3 * static_cast<int>(i + 1));
}

TEST_CASE("each problem comes with the part that contains its line") {
    std::string list;
    for (int i = 0; i < 20; ++i) list += kLean + "\n";
    list += "bad\n";  // line 21
    for (int i = 0; i < 20; ++i) list += kLean + "\n";
    const auto job = tests::job_for("rate", {}, "bad\n" + list + "bad\n");
    REQUIRE(job != nullptr);
    REQUIRE(job->parts() == 5);  // 8 puzzles a part
    std::vector<std::vector<std::int64_t>> lines(5);
    for (std::int64_t part = 0; part < 5; ++part) {
        CollectingSink sink;
        job->run(part, sink, StopToken());
        for (const InputProblem& problem : sink.problems) lines[static_cast<std::size_t>(part)].push_back(problem.line);
    }
    CHECK(lines == std::vector<std::vector<std::int64_t>>{{1}, {}, {22}, {}, {43}});
}

TEST_CASE("sizes that a verb does not support are problems of their puzzles") {
    for (const char* verb : {"rate", "explain", "check", "canonical"}) {
        const CollectingSink result = run_call(verb, {}, "1234341221434321");
        CHECK(result.rows.empty());
        REQUIRE(result.problems.size() == 1);
        CHECK(result.problems[0].sentence == std::string(verb) + " expects 9x9 puzzles, found one of 4x4");
    }
}

TEST_CASE("a stop token ends a part, and nothing incomplete is sent") {
    const std::atomic<bool> stop{true};
    for (const char* verb : {"solve", "rate", "explain", "check", "canonical", "survey", "generate"}) {
        CAPTURE(verb);
        const auto job = tests::job_for(verb, {}, verb == std::string("generate") ? "" : kLean);
        CollectingSink sink;
        CHECK(job->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
        CHECK(sink.rows.empty());
    }
}
