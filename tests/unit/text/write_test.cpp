// Writing, and masks.
#include <doctest/doctest.h>

#include <algorithm>

#include "support.hpp"
#include "support/shell/texts.hpp"

using namespace rookery;

TEST_CASE("lines") {
    const AnyGrid grid = parse(texts::kLine).puzzles.at(0).grid;
    CHECK(to_line(grid) == texts::kLine);
    CHECK(to_line(grid, '0') == texts::replaced(texts::kLine, ".", "0"));
    Grid16 sixteen;
    for (int i = 0; i < 16; ++i) sixteen[i] = static_cast<Digit>(i + 1);
    CHECK(to_line(sixteen).substr(0, 18) == "123456789ABCDEFG..");
}

TEST_CASE("boxed grids") {
    CHECK(to_boxed_grid(parse(texts::kLine).puzzles.at(0).grid) ==
          "5 3 . | . 7 . | . . .\n"
          "6 . . | 1 9 5 | . . .\n"
          ". 9 8 | . . . | . 6 .\n"
          "------+-------+------\n"
          "8 . . | . 6 . | . . 3\n"
          "4 . . | 8 . 3 | . . 1\n"
          "7 . . | . 2 . | . . 6\n"
          "------+-------+------\n"
          ". 6 . | . . . | 2 8 .\n"
          ". . . | 4 1 9 | . . 5\n"
          ". . . | . 8 . | . 7 9\n");
    CHECK(to_boxed_grid(parse(texts::kFourByFourLine).puzzles.at(0).grid) ==
          "1 . | . .\n"
          ". . | 3 .\n"
          "----+----\n"
          ". 4 | . .\n"
          ". . | . 2\n");
}

TEST_CASE("pencilmark grids") {
    Candidates9 candidates;
    for (auto& set : candidates.sets) set = digit_bit(1) | digit_bit(2);
    candidates[0] = digit_bit(5);
    candidates[1] = all_digits(9);
    candidates[3] = 0;
    const std::string text = to_pencilmark_grid(candidates);
    CHECK(text.substr(0, text.find('\n', 50) + 1) ==
          "+-----------------+----------+----------+\n"
          "| 5  123456789 12 | -  12 12 | 12 12 12 |\n");
    CHECK(std::count(text.begin(), text.end(), '\n') == 13);
}

TEST_CASE("names of cells") {
    CHECK(cell_name(0) == "r1c1");
    CHECK(cell_name(80) == "r9c9");
    CHECK(cell_name(255, 16) == "r16c16");
    CHECK(cell_name(5, 4) == "r2c2");
}

TEST_CASE("readable numbers") {
    CHECK(grouped(0) == "0");
    CHECK(grouped(999) == "999");
    CHECK(grouped(49158) == "49\u2009158");
    CHECK(grouped(-1234567) == "-1\u2009234\u2009567");
}

TEST_CASE("masks") {
    const auto cells = parse_mask(std::string("x") + std::string(79, '.') + "1");
    REQUIRE(std::holds_alternative<std::vector<int>>(cells));
    CHECK(std::get<std::vector<int>>(cells) == std::vector<int>{0, 80});
    std::string rows;
    for (int row = 0; row < 9; ++row) rows += row % 2 == 0 ? "00x 0·0 *00\r\n" : "... ... ...\n";
    const auto nine = parse_mask(rows);
    REQUIRE(std::holds_alternative<std::vector<int>>(nine));
    CHECK(std::get<std::vector<int>>(nine) ==
          std::vector<int>{2, 4, 6, 20, 22, 24, 38, 40, 42, 56, 58, 60, 74, 76, 78});

    const auto problem = [](const std::string& text) {
        const auto result = parse_mask(text);
        const auto* p = std::get_if<TextProblem>(&result);
        REQUIRE(p != nullptr);
        return std::to_string(p->line) + ":" + std::to_string(p->column) + " " + p->sentence;
    };
    CHECK(problem("") == "1:1 expected a pattern of 81 cells, found 0");
    CHECK(problem(std::string(80, 'x')) == "1:81 expected a pattern of 81 cells, found 80");
    CHECK(problem(std::string("x\n") + std::string(81, 'x')) == "2:81 expected a pattern of 81 cells, found 82");
    CHECK(problem(std::string("..\0", 3)) == "1:3 expected '.', '0' or a symbol for a clue cell, found a NUL byte");
}
