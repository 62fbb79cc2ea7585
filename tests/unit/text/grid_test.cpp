// Grids of rows, with and without borders.
#include <doctest/doctest.h>

#include "support.hpp"
#include "support/shell/texts.hpp"

using namespace rookery;
using texts::kLine;
using texts::replaced;

TEST_CASE("nine rows") {
    const ParseResult result = parse(texts::kRows);
    CHECK(only_puzzle(texts::kRows) == kLine);
    CHECK(result.format == &formats::grid);
    CHECK(result.recognised == "9×9 grid");
}

TEST_CASE("borders of every kind") {
    for (const std::string_view text : {texts::kBoxed, texts::kBoxDrawing, texts::kStars}) {
        CAPTURE(text);
        CHECK(only_puzzle(text) == kLine);
        CHECK(parse(text).format == &formats::boxed_grid);
        CHECK(parse(text).recognised == "boxed 9×9 grid");
    }
    CHECK(only_puzzle(replaced(texts::kBoxed, "\n", "\r\n")) == kLine);
    CHECK(only_puzzle(replaced(texts::kBoxed, ".", "0")) == kLine);
    CHECK(only_puzzle(replaced(texts::kBoxed, ".", "_")) == kLine);
    CHECK(only_puzzle(replaced(texts::kBoxed, "-------", "=======")) == kLine);
    CHECK(only_puzzle(replaced(texts::kBoxed, "\n", "\n> ")) == kLine);
}

TEST_CASE("cells separated by white space, tabs and commas") {
    CHECK(only_puzzle(texts::kTabs) == kLine);
    CHECK(only_puzzle(replaced(texts::kTabs, "\t", ",")) == kLine);
    std::string spaced;
    for (const char c : texts::kRows) spaced += c == '\n' ? "\n" : std::string(1, c) + "  ";
    CHECK(only_puzzle(spaced) == kLine);
    std::string array = "[";
    for (const char c : replaced(texts::kRows, ".", "0"))
        array += c == '\n' ? std::string("],\n[") : std::string(1, c) + ", ";
    CHECK(only_puzzle(array) == kLine);
    // A bar on both sides of every cell, empty cells left blank.
    std::string bars;
    for (const char c : texts::kRows) bars += c == '\n' ? "|\n" : c == '.' ? "| " : std::string("|") + c;
    CHECK(only_puzzle(bars) == kLine);
}

TEST_CASE("a row of only tabs is an empty spreadsheet row") {
    const std::string text = replaced(texts::kTabs, "8\t\t\t\t6\t\t\t\t3\n", "\t\t\t\t\t\t\t\t\n");
    CHECK(only_puzzle(text) == replaced(kLine, "8...6...3", "........."));
}

TEST_CASE("a row of dashes is a border, unless dashes are the empty cells") {
    const std::string text = replaced(replaced(texts::kRows, "8...6...3", "........."), ".", "-");
    CHECK(only_puzzle(text) == replaced(kLine, "8...6...3", "........."));
    CHECK(parse(text).format == &formats::grid);
}

TEST_CASE("4x4 and 16x16 grids") {
    CHECK(only_puzzle(texts::kFourByFour) == texts::kFourByFourLine);
    CHECK(parse(texts::kFourByFour).recognised == "4×4 grid");
    CHECK(only_puzzle("1 . | . .\n. . | 3 .\n----+----\n. 4 | . .\n. . | . 2\n") == texts::kFourByFourLine);
    const std::string sixteen = texts::joined(texts::kSixteenBySixteen);
    CHECK(only_puzzle(texts::kSixteenBySixteen) == sixteen);
    CHECK(parse(texts::kSixteenBySixteen).recognised == "16×16 grid");
    CHECK(parse(texts::kSixteenBySixteen).order == 4);
    std::string numbers;
    for (const char c : texts::kSixteenBySixteen) {
        numbers += c >= 'A' && c <= 'G' ? std::to_string(c - 'A' + 10) : std::string(1, c);
        if (c != '\n') numbers += ' ';
    }
    CHECK(only_puzzle(numbers) == sixteen);
}

TEST_CASE("a title before a grid is its note") {
    const std::string rows(texts::kRows);
    CHECK(parse("Monday, very hard\n\n" + rows).puzzles.at(0).note == "Monday, very hard");
    CHECK(parse("Puzzle 17\n" + std::string(texts::kBoxed)).puzzles.at(0).note == "Puzzle 17");
    CHECK(parse("2024-05-17\n" + rows).puzzles.at(0).note == "2024-05-17");
    CHECK(parse("#ARuud\n#LEasy\n[Puzzle]\n" + rows).puzzles.at(0).note == "by Ruud; level Easy");
    CHECK(only_puzzle(rows + "\nGood luck!\n") == kLine);
    CHECK(parse("Monday\n" + rows).puzzles.at(0).line == 2);
}

TEST_CASE("several grids in one text") {
    const std::string rows(texts::kRows);
    for (const std::string between : {"", "\n", "\n\n", "---------------\n", "Next one\n", "\nNext one\n\n"}) {
        CAPTURE(between);
        std::string text = rows;
        text.append(between).append(rows).append(between).append(texts::kBoxed);
        const ParseResult result = parse(text);
        CHECK(first_problem(result) == "");
        CHECK(result.puzzles.size() == 3);
        for (const ParsedPuzzle& puzzle : result.puzzles) CHECK(to_line(puzzle.grid) == kLine);
    }
    CHECK(parse(rows + "\n" + rows).recognised == "2 grids");
    CHECK(parse(rows + "\n" + std::string(kLine)).recognised == "list of 2 puzzles");
    CHECK(parse("Title\n" + std::string(kLine) + "\n\n" + rows).puzzles.at(0).note == "Title");
}

TEST_CASE("blank lines inside a grid") {
    std::string bands;
    std::string doubled;
    std::string torn;
    for (std::size_t row = 0; row < 9; ++row) {
        const std::string line = std::string(kLine.substr(9 * row, 9)) + "\n";
        bands += line + (row % 3 == 2 ? "\n" : "");
        doubled += line + "\n";
        torn += line + (row == 3 ? " \n" : "");
    }
    CHECK(only_puzzle(bands) == kLine);
    CHECK(only_puzzle(doubled) == kLine);
    CHECK(only_puzzle(torn) == kLine);
    CHECK(parse(bands + bands).puzzles.size() == 2);
}

TEST_CASE("a broken grid costs that grid only") {
    const std::string rows(texts::kRows);
    const std::string gap = "\n";
    const std::string short_grid = rows.substr(0, 80);                      // eight rows
    const std::string short_row = replaced(rows, "4..8.3..1", "4..8.3..");  // a cell missing
    const std::string stray = replaced(rows, "4..8.3..1", "4..8x3..1");
    const std::string words = replaced(rows, "4..8.3..1", "lost row");
    const std::string first_row = replaced(rows, "53..7....", "53..7...");
    const std::string conflict = replaced(rows, "4..8.3..1", "4..8.3.41");
    const ParseResult result = parse(short_grid + gap + rows + gap + short_row + gap + rows + gap + stray + gap +
                                     words + gap + rows + gap + first_row + gap + conflict + gap + rows);
    CHECK(result.puzzles.size() == 4);
    for (const ParsedPuzzle& puzzle : result.puzzles) CHECK(to_line(puzzle.grid) == kLine);
    REQUIRE(result.problems.size() == 6);
    const auto problem = [&](std::size_t i) {
        const TextProblem& p = result.problems[i];
        return std::to_string(p.line) + ":" + std::to_string(p.column) + " " + p.sentence;
    };
    CHECK(problem(0) == "8:10 expected 9 rows of a grid, found 8");
    CHECK(problem(1) == "24:9 expected 9 cells in this row, found 8");
    CHECK(problem(2) == "44:5 expected 1-9, '.' or '0', found 'x'");
    CHECK(problem(3) == "54:1 expected a row of 9 cells, found 'lost row'");
    CHECK(problem(4) == "70:9 expected 9 cells in this row, found 8");
    CHECK(problem(5) == "84:8 digit 4 appears twice in row 5 (r5c1 and r5c8)");
}

TEST_CASE("problems of a single grid") {
    const std::string rows(texts::kRows);
    CHECK(only_problem(replaced(rows, "4..8.3..1", "4..8.3..12")) == "5:10 expected 9 cells in this row, found 10");
    CHECK(only_problem(replaced(rows, "4..8.3..1", "4**8*3**1")) ==
          "5:2 expected one symbol for empty cells, found two: '.' and '*'");
    CHECK(only_problem(replaced(texts::kBoxed, "4 . .", "4 q .")) == "7:5 expected 1-9, '.' or '0', found 'q'");
    CHECK(only_problem(replaced(texts::kBoxDrawing, "4 . .", "4 q .")) == "7:5 expected 1-9, '.' or '0', found 'q'");
    CHECK(only_problem(replaced(texts::kBoxed, "4 . .", "4 7 .")) ==
          "8:3 digit 7 appears twice in box 4 (r5c2 and r6c1)");
    // Every row too short: one message.
    CHECK(only_problem(replaced(replaced(rows, ".\n", "\n"), "3\n", "\n")).substr(0, 12) == "1:9 expected");
    CHECK(only_problem("53..7....\n6..195...\n") == "2:10 expected 9 rows of a grid, found 2");
    CHECK(only_problem("53..7....\n") == "1:10 expected 81 cells, found 9");
    CHECK(only_problem("1...\n..5.\n.4..\n...2\n") == "2:3 expected 1-4, '.' or '0', found '5'");
    CHECK(only_problem(replaced(texts::kSixteenBySixteen, "E........6...A..", "E........6...AE.")) ==
          "8:15 digit E appears twice in row 8 (r8c1 and r8c15)");
}
