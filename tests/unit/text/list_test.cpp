// Lists: one puzzle per line, with everything else that such files contain.
#include <doctest/doctest.h>

#include "support.hpp"
#include "support/shell/texts.hpp"

using namespace rookery;
using texts::kLine;

namespace {

std::string list_of(int count, const std::string& line) {
    std::string text;
    for (int i = 0; i < count; ++i) text += line + "\n";
    return text;
}

}  // namespace

TEST_CASE("a list reports its length") {
    const std::string line(kLine);
    const ParseResult result = parse(list_of(1465, line));
    CHECK(result.format == &formats::list);
    CHECK(result.recognised == "list of 1\u2009465 puzzles");
    CHECK(result.problems.empty());
    REQUIRE(result.puzzles.size() == 1465);
    CHECK(result.puzzles.back().line == 1465);
}

TEST_CASE("comments, blank lines and rules are skipped, and counted as lines") {
    const std::string line(kLine);
    const ParseResult result = parse("# a list\n; of puzzles\n// three\n\n" + line + " one\n\n-----\n> " + line +
                                     " two\n   \n```\n" + line + "\n{\"rookery\":\"0.1\",\"call\":\"solve --json\"}\n");
    CHECK(first_problem(result) == "");
    REQUIRE(result.puzzles.size() == 3);
    CHECK(result.recognised == "list of 3 puzzles");
    CHECK(result.puzzles[0].line == 5);
    CHECK(result.puzzles[0].note == "one");
    CHECK(result.puzzles[1].line == 8);
    CHECK(result.puzzles[1].note == "two");
    CHECK(result.puzzles[2].line == 11);
}

TEST_CASE("line endings of every system") {
    const std::string line(kLine);
    for (const std::string end : {"\n", "\r\n", "\r"}) {
        std::string text = line;
        text.append(end).append(end).append(line).append(end).append(line);
        const ParseResult result = parse(text);
        CHECK(result.problems.empty());
        REQUIRE(result.puzzles.size() == 3);
        CHECK(result.puzzles[1].line == 3);
        CHECK(result.puzzles[2].line == 4);
    }
}

TEST_CASE("a table's column names are not a puzzle") {
    const std::string line(kLine);
    const ParseResult result = parse("puzzle\tER\tEP\tED\n" + line + "\t1.2\t1.2\t1.2\n" + line + "\t2.3\t1.2\t1.2\n");
    CHECK(first_problem(result) == "");
    REQUIRE(result.puzzles.size() == 2);
    CHECK(result.puzzles[1].note == "2.3\t1.2\t1.2");
    // Other words in the first line of a list are an error like any other.
    CHECK(first_problem(parse("not a puzzle\n" + line + "\n" + line)) ==
          "1:1 expected 81 cells (1-9, '.' or '0'), found 'not a puzzle'");
}

TEST_CASE("a bad line costs that line only") {
    const std::string line(kLine);
    const std::vector<std::string> broken = {line.substr(0, 80),
                                             line.substr(0, 40) + "!" + line.substr(41),
                                             "hello",
                                             "5",
                                             line + "5",
                                             "55" + line.substr(2),
                                             line.substr(0, 16),
                                             std::string("\0\0\0", 3)};
    std::string text;
    for (std::size_t i = 0; i < 3 * broken.size(); ++i) text += (i % 3 == 2 ? broken[i / 3] : line) + "\n";
    const ParseResult result = parse(text);
    CHECK(result.recognised == "list of 16 puzzles");
    REQUIRE(result.puzzles.size() == 2 * broken.size());
    REQUIRE(result.problems.size() == broken.size());
    for (std::size_t i = 0; i < broken.size(); ++i) {
        CHECK(result.problems[i].line == static_cast<std::int64_t>(3 * i + 3));
        CHECK(result.puzzles[2 * i].line == static_cast<std::int64_t>(3 * i + 1));
    }
    CHECK(result.problems[0].sentence == "expected 81 cells, found 80");
    CHECK(result.problems[1].sentence == "expected one symbol for empty cells, found two: '.' and '!'");
    CHECK(result.problems[1].column == 41);
    CHECK(result.problems[2].sentence == "expected 81 cells (1-9, '.' or '0'), found 'hello'");
    CHECK(result.problems[3].sentence == "expected 81 cells, found 1");
    CHECK(result.problems[4].sentence == "expected 81 cells, found 82");
    CHECK(result.problems[4].column == 82);
    CHECK(result.problems[5].sentence == "digit 5 appears twice in row 1 (r1c1 and r1c2)");
    CHECK(result.problems[6].sentence == "expected 81 cells, found 16");
    CHECK(result.problems[7].sentence == "expected 81 cells, found 3");
}

TEST_CASE("very many problems are counted") {
    const ParseResult result = parse(list_of(5000, std::string(kLine.substr(1))) + std::string(kLine));
    CHECK(result.puzzles.size() == 1);
    REQUIRE(result.problems.size() == 1001);
    CHECK(result.problems[999].line == 1000);
    CHECK(result.problems[1000].line == 1001);
    CHECK(result.problems[1000].sentence == "and 4\u2009000 more problems from here on");
    CHECK(parse(list_of(5000, std::string(kLine.substr(1))), 6000).problems.size() == 5000);
}

TEST_CASE("lists of other sizes") {
    const std::string small(texts::kFourByFourLine);
    const ParseResult fours = parse(small + " a\n" + small + "\n" + small);
    CHECK(fours.order == 2);
    CHECK(fours.recognised == "list of 3 puzzles");
    CHECK(first_problem(parse(small + "\n" + small + "\n" + small.substr(0, 15))) ==
          "3:16 expected 16 cells, found 15");

    const std::string candidates = texts::candidate_line();
    const ParseResult marks = parse(candidates + "\n" + candidates + "\n");
    CHECK(marks.recognised == "list of 2 puzzles");
    REQUIRE(marks.puzzles.size() == 2);
    CHECK(marks.puzzles[1].candidates.has_value());
}
