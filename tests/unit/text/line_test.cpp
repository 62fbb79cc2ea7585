// One puzzle on one line.
#include <doctest/doctest.h>

#include "support.hpp"
#include "support/sample_puzzles.hpp"
#include "support/shell/texts.hpp"

using namespace rookery;
using texts::kLine;
using texts::replaced;

TEST_CASE("a line of 81 characters") {
    const ParseResult result = parse(kLine);
    REQUIRE(result.puzzles.size() == 1);
    CHECK(result.problems.empty());
    CHECK(result.format == &formats::line);
    CHECK(result.order == 3);
    CHECK(result.recognised == "81-character line");
    CHECK(result.puzzles[0].line == 1);
    CHECK(result.puzzles[0].note == "");
    CHECK(!result.puzzles[0].candidates);
    CHECK(to_line(result.puzzles[0].grid) == kLine);
}

TEST_CASE("any one symbol stands for an empty cell") {
    for (const std::string_view blank :
         {"0", "_", "*", "-", "x", "X", "?", "+", "~", "|", "/", "a", "·", "□", "０", "．"}) {
        CAPTURE(blank);
        CHECK(only_puzzle(replaced(kLine, ".", blank)) == kLine);
    }
    // Dots and zeros cannot be confused.
    std::string both(kLine);
    both[3] = '0';
    CHECK(only_puzzle(both) == kLine);
}

TEST_CASE("full-width digits") {
    std::string wide;
    for (const char c : kLine) {
        if (c == '.') {
            wide += '.';
        } else {
            wide += "\xEF\xBC";  // U+FF10 is EF BC 90
            wide += static_cast<char>(0x90 + (c - '0'));
        }
    }
    CHECK(only_puzzle(wide) == kLine);
}

TEST_CASE("what follows the cells is the note") {
    const auto note = [](const std::string& text) {
        const ParseResult result = parse(text);
        CHECK(result.problems.empty());
        REQUIRE(result.puzzles.size() == 1);
        CHECK(to_line(result.puzzles[0].grid) == kLine);
        return result.puzzles[0].note;
    };
    const std::string line(kLine);
    CHECK(note(line + " a name") == "a name");
    CHECK(note(line + "\t7.1\t1.2\t1.2") == "7.1\t1.2\t1.2");
    CHECK(note(line + ",easy") == "easy");
    CHECK(note(line + "; from a book ") == "from a book");
    CHECK(note(line + "#ED=7.1/1.2/1.2") == "ED=7.1/1.2/1.2");
    CHECK(note(line + " // by hand") == "by hand");
    CHECK(note(line + " (easy)") == "(easy)");
    // A number or a name before it, as in tables, joins the note.
    CHECK(note("12," + line + ",easy") == "12 easy");
    CHECK(note("No. 7: " + line) == "No. 7:");
    // A solution after it does not replace it.
    const std::string solution(samples::kSolution);
    CHECK(note(line + "," + solution) == solution);
}

TEST_CASE("notes are clean text of limited length") {
    const std::string line(kLine);
    const auto note = [&](const std::string& text) { return parse(line + " " + text).puzzles.at(0).note; };
    CHECK(note(std::string("a\0b", 3)) ==
          "a\xEF\xBF\xBD"
          "b");
    CHECK(note("a\xFF"
               "b") ==
          "a\xEF\xBF\xBD"
          "b");
    CHECK(note("né") == "né");
    CHECK(note(std::string(5000, 'n')).size() == 1000);
}

TEST_CASE("quotes, backticks, brackets and mail marks around a puzzle") {
    const std::string line(kLine);
    for (const std::string& text :
         {"\"" + line + "\"", "'" + line + "'", "`" + line + "`", "```\n" + line + "\n```", "“" + line + "”",
          "[\"" + line + "\"],", "> " + line, ">> " + line, "> > " + line, "  " + line + "  ", "\xEF\xBB\xBF" + line,
          line + "\r\n", "\r\r" + line + "\r", "puzzle = \"" + line + "\";"}) {
        CAPTURE(text);
        CHECK(only_puzzle(text) == kLine);
    }
}

TEST_CASE("words around one puzzle are its title and remarks") {
    const ParseResult result = parse("From the paper:\n\n" + std::string(kLine) + "\n\nhave fun\n");
    CHECK(first_problem(result) == "");
    REQUIRE(result.puzzles.size() == 1);
    CHECK(result.recognised == "81-character line");
    CHECK(result.puzzles[0].note == "From the paper:");
    CHECK(result.puzzles[0].line == 3);
    // An unreadable puzzle is not a remark.
    CHECK(first_problem(parse("From the paper:\n" + std::string(kLine.substr(1)))) ==
          "2:81 expected 81 cells, found 80");
}

TEST_CASE("81 cells in groups on one line") {
    std::string groups;
    for (std::size_t row = 0; row < 9; ++row) groups += std::string(kLine.substr(9 * row, 9)) + " ";
    CHECK(only_puzzle(groups) == kLine);
    CHECK(parse(groups).recognised == "81-character line");
}

TEST_CASE("4x4 and 16x16 lines") {
    const ParseResult small = parse(texts::kFourByFourLine);
    REQUIRE(small.puzzles.size() == 1);
    CHECK(small.order == 2);
    CHECK(small.recognised == "16-character line");
    CHECK(to_line(small.puzzles[0].grid) == texts::kFourByFourLine);

    const std::string sixteen = texts::joined(texts::kSixteenBySixteen);
    const ParseResult large = parse(sixteen);
    REQUIRE(large.puzzles.size() == 1);
    CHECK(large.order == 4);
    CHECK(large.recognised == "256-character line");
    CHECK(to_line(large.puzzles[0].grid) == sixteen);
    std::string lower = sixteen;
    for (char& c : lower) c = static_cast<char>(c >= 'A' && c <= 'G' ? c - 'A' + 'a' : c);
    CHECK(only_puzzle(lower) == sixteen);
}

TEST_CASE("parse_line reads a line by itself") {
    const auto good = parse_line(std::string(kLine) + " # note", 17);
    REQUIRE(std::holds_alternative<ParsedPuzzle>(good));
    CHECK(std::get<ParsedPuzzle>(good).line == 17);
    CHECK(std::get<ParsedPuzzle>(good).note == "note");
    const auto bad = parse_line(kLine.substr(1), 17);
    REQUIRE(std::holds_alternative<TextProblem>(bad));
    CHECK(std::get<TextProblem>(bad).line == 17);
    CHECK(std::get<TextProblem>(bad).column == 81);
    CHECK(std::get<TextProblem>(bad).sentence == "expected 81 cells, found 80");
}
