// The exact rows of each verb.
#include <doctest/doctest.h>

#include <atomic>
#include <set>

#include "support/drawn_board.hpp"
#include "support/puzzles/known_grids.hpp"
#include "support/puzzles/rated_puzzles.hpp"
#include "support/run_call.hpp"
#include "support/verb_inputs.hpp"
#include "text/tab_separated.hpp"

using namespace rookery;
using tests::job_for;
using tests::kLean;
using tests::kLeanSolution;
using tests::run_call;
using Rows = std::vector<std::string>;

namespace {

// kLean with one more clue.
const std::string kOneMore = "3..15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.";
// With two clues fewer.
const std::string kSeveral = "...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2......";
const std::string kEmpty(81, '.');

std::string tenths(int value) {
    return std::to_string(value / 10) + "." + std::to_string(value % 10);
}

}  // namespace

TEST_CASE("solve: the number of solutions and the first") {
    CHECK(run_call("solve", {}, kLean).rows == Rows{kLean + "\t1\t" + kLeanSolution});
    const CollectingSink empty = run_call("solve", {}, kEmpty);
    REQUIRE(empty.rows.size() == 1);
    CHECK(empty.rows[0].substr(0, 85) == kEmpty + "\t2+\t");
    // No solution, though no house repeats a digit: r1c1 has no candidate.
    const std::string dead = ".123456789........" + std::string(63, '.');
    CHECK(run_call("solve", {}, dead).rows == Rows{dead + "\t0\t-"});
    CHECK(run_call("solve", {{"limit", "1"}}, kLean).rows == Rows{kLean + "\t1+\t" + kLeanSolution});
}

TEST_CASE("solve: 4x4 and 16x16, with their known numbers of solutions") {
    const std::string empty4(16, '.');
    CHECK(fields_of(run_call("solve", {{"limit", "1000"}}, empty4).rows.at(0)).at(1) == "288");
    CHECK(fields_of(run_call("solve", {{"limit", "1000"}, {"diagonal", ""}}, empty4).rows.at(0)).at(1) == "48");
    CHECK(run_call("solve", {}, "1234341221434321").rows == Rows{"1234341221434321\t1\t1234341221434321"});

    // A 16x16 board: row r is the first row shifted by 4 * (r % 4) + r / 4. One clue is removed in each row.
    std::string board;
    std::string puzzle;
    for (int row = 0; row < 16; ++row) {
        for (int column = 0; column < 16; ++column) {
            const char symbol = "123456789ABCDEFG"[(column + 4 * (row % 4) + row / 4) % 16];
            board += symbol;
            puzzle += column == (row * 5) % 16 ? '.' : symbol;
        }
    }
    CHECK(run_call("solve", {}, puzzle).rows == Rows{puzzle + "\t1\t" + board});
}

TEST_CASE("solve: candidates are read and solved") {
    std::string candidates;
    for (const char symbol : kLeanSolution) {
        for (char digit = '1'; digit <= '9'; ++digit) candidates += digit == symbol ? digit : '.';
    }
    const CollectingSink result = run_call("solve", {}, candidates);
    CHECK(result.problems.empty());
    CHECK(result.rows == Rows{candidates + "\t1\t" + kLeanSolution});
}

TEST_CASE("rate: the published numbers") {
    std::string list;
    Rows expected;
    for (const auto& known : samples::kRated) {
        list += std::string(known.puzzle) + "\n";
        expected.push_back(std::string(known.puzzle) + "\t" + tenths(known.er) + "\t" + tenths(known.ep) + "\t" +
                           tenths(known.ed));
    }
    const CollectingSink result = run_call("rate", {}, list);
    REQUIRE(result.rows.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CHECK(result.rows[i].substr(0, result.rows[i].rfind('\t')) == expected[i]);
    }
    CHECK(run_call("rate", {{"scale", "se"}}, kLean).rows == Rows{kLean + "\t1.2\t1.2\t1.2\tHidden single in box"});
}

TEST_CASE("rate: a puzzle without a rating says why") {
    CHECK(fields_of(run_call("rate", {}, kEmpty).rows.at(0)) == Rows{kEmpty, "-", "-", "-", "several solutions"});
    CHECK(fields_of(run_call("rate", {}, kLeanSolution).rows.at(0)) ==
          Rows{kLeanSolution, "-", "-", "-", "already solved"});
    const std::string dead = ".123456789........" + std::string(63, '.');
    CHECK(fields_of(run_call("rate", {}, dead).rows.at(0)) == Rows{dead, "-", "-", "-", "no solution"});
}

TEST_CASE("rate: the researchers' lines, exactly") {
    const CollectingSink result = run_call("rate", {{"lines", ""}}, kLean + "\n" + kEmpty + "\n" + kLeanSolution);
    CHECK(result.rows ==
          Rows{kLean + " ED=1.2/1.2/1.2", kEmpty + " - several solutions", kLeanSolution + " - already solved"});
    std::string list;
    Rows expected;
    for (const auto& known : samples::kRated) {
        list += std::string(known.puzzle) + "\n";
        expected.push_back(std::string(known.puzzle) + " ED=" + tenths(known.er) + "/" + tenths(known.ep) + "/" +
                           tenths(known.ed));
    }
    CHECK(run_call("rate", {{"lines", "yes"}}, list).rows == expected);
    CHECK(tests::refusal_of("rate", {{"lines", ""}, {"json", ""}}) == "expected either lines or json, found both");
}

TEST_CASE("rate as JSON: tenths, or null") {
    CHECK(run_call("rate", {{"json", ""}}, kLean).rows ==
          Rows{"{\"puzzle\":\"" + kLean +
               "\",\"er\":12,\"ep\":12,\"ed\":12,\"hardest_technique\":\"Hidden single in box\","
               "\"status\":\"rated\"}"});
    CHECK(run_call("rate", {{"json", ""}}, kEmpty).rows ==
          Rows{"{\"puzzle\":\"" + kEmpty +
               "\",\"er\":null,\"ep\":null,\"ed\":null,\"hardest_technique\":\"several solutions\","
               "\"status\":\"several_solutions\"}"});
}

TEST_CASE("check: minimality and redundant clues") {
    const Rows minimal = fields_of(run_call("check", {}, kLean).rows.at(0));
    CHECK(minimal.size() == 7);
    CHECK(Rows(minimal.begin(), minimal.begin() + 6) == Rows{kLean, "23", "1", "yes", "-", "none"});
    const Rows more = fields_of(run_call("check", {}, kOneMore).rows.at(0));
    CHECK(more.at(3) == "no");
    CHECK((" " + more.at(4) + " ").find(" r1c1 ") != std::string::npos);
    CHECK(fields_of(run_call("check", {}, kEmpty).rows.at(0)) == Rows{kEmpty, "0", "1000+", "-", "-", "full", kEmpty});
}

TEST_CASE("canonical: isomorphic puzzles have one form") {
    std::string turned(kLean.rbegin(), kLean.rend());
    for (char& c : turned) {
        if (c != '.') c = static_cast<char>('1' + ('9' - c));
    }
    const Rows rows = run_call("canonical", {}, kLean + "\n" + turned).rows;
    REQUIRE(rows.size() == 2);
    CHECK(rows[0] == rows[1]);
    CHECK(run_call("canonical", {}, rows[0]).rows.at(0) == rows[0]);
}

TEST_CASE("survey: one row with everything") {
    const CollectingSink result = run_call("survey", {}, kLean + "\n\n" + kEmpty + "\n");
    REQUIRE(result.rows.size() == 2);
    CHECK(fields_of(result.rows[0]) ==
          Rows{"1", kLean, "23", "1", kLeanSolution, "1.2", "1.2", "1.2", "Hidden single in box"});
    const Rows empty = fields_of(result.rows[1]);
    CHECK(empty.at(0) == "3");
    CHECK(Rows(empty.begin() + 5, empty.end()) == Rows{"-", "-", "-", "several solutions"});
    const std::string board4 = "1234341221434321";
    CHECK(fields_of(run_call("survey", {}, board4).rows.at(0)) ==
          Rows{"1", board4, "16", "1", board4, "-", "-", "-", "the scale is for 9x9 puzzles"});
}

TEST_CASE("solve: all solutions, one row each") {
    const std::string several = kSeveral;
    const CollectingSink counted = run_call("solve", {{"limit", "1000"}}, several);
    const auto solutions = static_cast<std::size_t>(std::stoi(fields_of(counted.rows.at(0)).at(1)));
    REQUIRE(solutions > 1);
    REQUIRE(solutions < 1000);
    const CollectingSink all = run_call("solve", {{"all", ""}}, several + "\n" + kLean);
    REQUIRE(all.rows.size() == solutions + 1);
    for (std::size_t i = 0; i < solutions; ++i) {
        const Rows fields = fields_of(all.rows[i]);
        REQUIRE(fields.size() == 3);
        CHECK(fields[0] == several);
        CHECK(fields[1] == std::to_string(i + 1));
        for (std::size_t cell = 0; cell < several.size(); ++cell) {
            if (several[cell] != '.') CHECK(fields[2][cell] == several[cell]);
        }
        CHECK(fields_of(run_call("solve", {}, fields[2]).rows.at(0)).at(1) == "1");
        for (std::size_t j = 0; j < i; ++j) CHECK(fields_of(all.rows[j])[2] != fields[2]);
    }
    CHECK(all.rows.back() == kLean + "\t1\t" + kLeanSolution);
    CHECK(run_call("solve", {{"all", ""}, {"limit", "1"}}, several).rows == Rows{all.rows[0]});
    CHECK(job_for("solve", {{"all", ""}}, kLean)->columns() == Rows{"puzzle", "number", "solution"});
    CHECK(run_call("solve", {{"all", ""}, {"json", ""}}, kLean).rows ==
          Rows{R"({"puzzle":")" + kLean + R"(","number":1,"solution":")" + kLeanSolution + R"("})"});
}

TEST_CASE("solve: all solutions of other boards, and of candidates") {
    const std::string empty4(16, '.');
    CHECK(run_call("solve", {{"all", ""}}, empty4).rows.size() == 288);
    CHECK(run_call("solve", {{"all", ""}, {"diagonal", ""}}, empty4).rows.size() == 48);
    CHECK(run_call("solve", {{"all", ""}, {"limit", "7"}}, std::string(256, '.')).rows.size() == 7);
    std::string candidates;
    for (const char digit : kSeveral) {
        for (char c = '1'; c <= '9'; ++c) candidates += digit == '.' || c == digit ? c : '.';
    }
    std::set<std::string> of_givens;
    std::set<std::string> of_candidates;
    for (const std::string& row : run_call("solve", {{"all", ""}}, kSeveral).rows)
        of_givens.insert(fields_of(row).at(2));
    for (const std::string& row : run_call("solve", {{"all", ""}}, candidates).rows) {
        CHECK(fields_of(row).at(0) == candidates);
        of_candidates.insert(fields_of(row).at(2));
    }
    CHECK(of_givens.size() > 1);
    CHECK(of_candidates == of_givens);
}

TEST_CASE("solve: all solutions stop on request in the middle of a puzzle") {
    struct Stopping final : Sink {
        void row(std::string_view) override {
            if (++rows == 1000) stop.store(true);
        }
        void problem(std::int64_t, std::int64_t, std::string_view) override {}
        std::atomic<bool> stop{false};
        int rows = 0;
    } sink;
    const auto job = job_for("solve", {{"all", ""}}, kEmpty);
    CHECK(job->run(0, sink, StopToken(&sink.stop)) == PartStatus::stopped);
    CHECK(sink.rows == 1000);
}

TEST_CASE("there are as many columns as row fields") {
    struct Example {
        std::string input;
        tests::Options options{};
    };
    const std::map<std::string, Example> calls{{"solve", {kLean}},
                                               {"rate", {kLean}},
                                               {"explain", {kLean}},
                                               {"steps", {kLean}},
                                               {"check", {kLean}},
                                               {"canonical", {kLean}},
                                               {"backdoors", {kLean}},
                                               {"candidates", {kLean}},
                                               {"additions", {kLean}},
                                               {"convert", {kLean}},
                                               {"read-picture", {tests::drawn_board(kLean)}},
                                               {"neighbours", {kLean}},
                                               {"verbs", {""}},
                                               {"guide", {""}},
                                               {"practice", {"", {{"technique", "x-wing"}}}},
                                               {"sizes", {""}},
                                               {"survey", {kLean}},
                                               {"generate", {""}},
                                               {"sample", {""}},
                                               {"statistics", {kLean + "\t26\t2.5e+35\t1\t1\t7.1"}},
                                               {"levels", {kLean}},
                                               {"pattern", {std::string(81, 'x')}},
                                               {"exact", {std::string(81, 'x')}},
                                               {"classic", {kLean}},
                                               {"alldifferent", {"{1,2} {1,2} {2,3}"}},
                                               {"cover", {"1 0\n0 1\n1 1\n"}},
                                               {"permanent", {"1 1\n1 0\n"}},
                                               {"unavoidable", {kLeanSolution, {{"max-cells", "6"}}}},
                                               {"cliques", {kLeanSolution, {{"limit", "2"}}}},
                                               {"enumerate", {kLeanSolution, {{"clues", "24"}, {"limit", "2"}}}},
                                               {"estimate", {kLeanSolution, {{"clues", "16"}}}},
                                               {"catalogue", {kLean}},
                                               {"fewest", {std::string(known::kG4)}},
                                               {"bench", {"", {{"suite", "pattern"}}}}};
    CHECK(all_verbs().size() == calls.size());
    for (const auto& [name, example] : calls) {
        const std::string verb = name;
        CAPTURE(verb);
        const auto job = tests::job_for(verb, example.options, example.input);
        REQUIRE(job != nullptr);
        const CollectingSink result = tests::run_all_parts(*job);
        REQUIRE_FALSE(result.rows.empty());
        for (const std::string& row : result.rows) CHECK(fields_of(row).size() == job->columns().size());
        const auto as_json = tests::job_for(verb, {{"json", ""}}, example.input);
        CHECK(as_json->columns() == Rows{"json"});
    }
}
