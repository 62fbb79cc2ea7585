// The rows of each verb, exactly.
#include <doctest/doctest.h>

#include "support/rated_puzzles.hpp"
#include "support/run_call.hpp"
#include "text/tab_separated.hpp"

using namespace rookery;
using tests::run_call;
using Rows = std::vector<std::string>;

namespace {

// Minimal, ER 1.2; its solution; and the puzzle with one clue more.
const std::string kEasy = "...15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.";
const std::string kEasySolution = "326154897584729631719368524257843916698571243431296758973612485145987362862435179";
const std::string kOneMore = "3..15..9..8..2..3.....68......8.3.........2....1...7.8...6....5.4..87.6...2...17.";
const std::string kEmpty(81, '.');

std::string tenths(int value) {
    return std::to_string(value / 10) + "." + std::to_string(value % 10);
}

}  // namespace

TEST_CASE("solve: the number of solutions and the first") {
    CHECK(run_call("solve", {}, kEasy).rows == Rows{kEasy + "\t1\t" + kEasySolution});
    const CollectingSink empty = run_call("solve", {}, kEmpty);
    REQUIRE(empty.rows.size() == 1);
    CHECK(empty.rows[0].substr(0, 85) == kEmpty + "\t2+\t");
    // No solution, though no house holds a digit twice: r1c1 can hold nothing.
    const std::string dead = ".123456789........" + std::string(63, '.');
    CHECK(run_call("solve", {}, dead).rows == Rows{dead + "\t0\t-"});
    CHECK(run_call("solve", {{"limit", "1"}}, kEasy).rows == Rows{kEasy + "\t1+\t" + kEasySolution});
}

TEST_CASE("solve: 4x4 and 16x16, with their known numbers of solutions") {
    const std::string empty4(16, '.');
    CHECK(fields_of(run_call("solve", {{"limit", "1000"}}, empty4).rows.at(0)).at(1) == "288");
    CHECK(fields_of(run_call("solve", {{"limit", "1000"}, {"diagonal", ""}}, empty4).rows.at(0)).at(1) == "48");
    CHECK(run_call("solve", {}, "1234341221434321").rows == Rows{"1234341221434321\t1\t1234341221434321"});

    // A 16x16 board: row r is the first row shifted by 4 * (r % 4) + r / 4. One clue is taken away in each row.
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

TEST_CASE("solve: candidates are read and answered") {
    std::string candidates;
    for (const char symbol : kEasySolution) {
        for (char digit = '1'; digit <= '9'; ++digit) candidates += digit == symbol ? digit : '.';
    }
    const CollectingSink result = run_call("solve", {}, candidates);
    CHECK(result.problems.empty());
    CHECK(result.rows == Rows{candidates + "\t1\t" + kEasySolution});
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
    CHECK(run_call("rate", {{"scale", "se"}}, kEasy).rows == Rows{kEasy + "\t1.2\t1.2\t1.2\tHidden single in box"});
}

TEST_CASE("rate: what has no rating says why") {
    CHECK(fields_of(run_call("rate", {}, kEmpty).rows.at(0)) == Rows{kEmpty, "-", "-", "-", "several solutions"});
    CHECK(fields_of(run_call("rate", {}, kEasySolution).rows.at(0)) ==
          Rows{kEasySolution, "-", "-", "-", "already solved"});
    const std::string dead = ".123456789........" + std::string(63, '.');
    CHECK(fields_of(run_call("rate", {}, dead).rows.at(0)) == Rows{dead, "-", "-", "-", "no solution"});
}

TEST_CASE("rate: the researchers' lines, exactly") {
    const CollectingSink result = run_call("rate", {{"lines", ""}}, kEasy + "\n" + kEmpty + "\n" + kEasySolution);
    CHECK(result.rows ==
          Rows{kEasy + " ED=1.2/1.2/1.2", kEmpty + " - several solutions", kEasySolution + " - already solved"});
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
    CHECK(run_call("rate", {{"json", ""}}, kEasy).rows ==
          Rows{"{\"puzzle\":\"" + kEasy +
               "\",\"er\":12,\"ep\":12,\"ed\":12,\"hardest_technique\":\"Hidden single in box\","
               "\"status\":\"rated\"}"});
    CHECK(run_call("rate", {{"json", ""}}, kEmpty).rows ==
          Rows{"{\"puzzle\":\"" + kEmpty +
               "\",\"er\":null,\"ep\":null,\"ed\":null,\"hardest_technique\":\"several solutions\","
               "\"status\":\"several_solutions\"}"});
}

TEST_CASE("check: minimality and redundant clues") {
    const Rows minimal = fields_of(run_call("check", {}, kEasy).rows.at(0));
    CHECK(minimal.size() == 7);
    CHECK(Rows(minimal.begin(), minimal.begin() + 6) == Rows{kEasy, "23", "1", "yes", "-", "none"});
    const Rows more = fields_of(run_call("check", {}, kOneMore).rows.at(0));
    CHECK(more.at(3) == "no");
    CHECK((" " + more.at(4) + " ").find(" r1c1 ") != std::string::npos);
    CHECK(fields_of(run_call("check", {}, kEmpty).rows.at(0)) == Rows{kEmpty, "0", "1000+", "-", "-", "full", kEmpty});
}

TEST_CASE("canonical: isomorphic puzzles have one form") {
    std::string turned(kEasy.rbegin(), kEasy.rend());
    for (char& c : turned) {
        if (c != '.') c = static_cast<char>('1' + ('9' - c));
    }
    const Rows rows = run_call("canonical", {}, kEasy + "\n" + turned).rows;
    REQUIRE(rows.size() == 2);
    CHECK(rows[0] == rows[1]);
    CHECK(run_call("canonical", {}, rows[0]).rows.at(0) == rows[0]);
}

TEST_CASE("survey: one row with everything") {
    const CollectingSink result = run_call("survey", {}, kEasy + "\n\n" + kEmpty + "\n");
    REQUIRE(result.rows.size() == 2);
    CHECK(fields_of(result.rows[0]) ==
          Rows{"1", kEasy, "23", "1", kEasySolution, "1.2", "1.2", "1.2", "Hidden single in box"});
    const Rows empty = fields_of(result.rows[1]);
    CHECK(empty.at(0) == "3");
    CHECK(Rows(empty.begin() + 5, empty.end()) == Rows{"-", "-", "-", "several solutions"});
    const std::string board4 = "1234341221434321";
    CHECK(fields_of(run_call("survey", {}, board4).rows.at(0)) ==
          Rows{"1", board4, "16", "1", board4, "-", "-", "-", "the scale is for 9x9 puzzles"});
}

TEST_CASE("the columns are as many as a row has") {
    struct Example {
        std::string input;
        tests::Options options{};
    };
    const std::map<std::string, Example> calls{{"solve", {kEasy}},
                                               {"rate", {kEasy}},
                                               {"explain", {kEasy}},
                                               {"steps", {kEasy}},
                                               {"check", {kEasy}},
                                               {"canonical", {kEasy}},
                                               {"convert", {kEasy}},
                                               {"survey", {kEasy}},
                                               {"generate", {""}},
                                               {"levels", {""}},
                                               {"pattern", {std::string(81, 'x')}},
                                               {"exact", {std::string(81, 'x')}},
                                               {"classic", {kEasy}},
                                               {"alldifferent", {"{1,2} {1,2} {2,3}"}},
                                               {"cover", {"1 0\n0 1\n1 1\n"}},
                                               {"permanent", {"1 1\n1 0\n"}},
                                               {"unavoidable", {kEasySolution, {{"max-cells", "6"}}}},
                                               {"enumerate", {kEasySolution, {{"clues", "24"}, {"limit", "2"}}}},
                                               {"estimate", {kEasySolution, {{"clues", "16"}}}},
                                               {"bench", {"", {{"suite", "pattern"}}}}};
    CHECK(all_verbs().size() == calls.size());
    for (const auto& [name, example] : calls) {
        const std::string verb = name;
        CAPTURE(verb);
        const auto work = tests::work_for(verb, example.options, example.input);
        REQUIRE(work != nullptr);
        const CollectingSink result = tests::run_all_parts(*work);
        REQUIRE_FALSE(result.rows.empty());
        for (const std::string& row : result.rows) CHECK(fields_of(row).size() == work->columns().size());
        const auto as_json = tests::work_for(verb, {{"json", ""}}, example.input);
        CHECK(as_json->columns() == Rows{"json"});
    }
}
