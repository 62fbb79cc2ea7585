// Texts with candidates: pencil-mark grids and lines of 729 characters.
#include <doctest/doctest.h>

#include "support.hpp"
#include "support/shell/texts.hpp"

using namespace rookery;
using texts::kPencilmarks;
using texts::replaced;

namespace {

Candidates9 candidates_of(std::string_view text) {
    const ParseResult result = parse(text);
    CHECK(first_problem(result) == "");
    REQUIRE(result.puzzles.size() == 1);
    REQUIRE(result.puzzles[0].candidates.has_value());
    return result.puzzles[0].candidates.value_or(Candidates9{});
}

}  // namespace

TEST_CASE("a pencilmark grid") {
    const ParseResult result = parse(kPencilmarks);
    CHECK(result.format == &formats::pencilmark_grid);
    CHECK(result.recognised == "pencilmark grid");
    const Candidates9 candidates = candidates_of(kPencilmarks);
    CHECK(candidates[0] == digit_bit(5));
    CHECK(candidates[2] == (digit_bit(1) | digit_bit(2) | digit_bit(4)));
    CHECK(candidates[56] == (digit_bit(1) | digit_bit(3) | digit_bit(4) | digit_bit(5) | digit_bit(7) | digit_bit(9)));
    CHECK(candidates[80] == digit_bit(9));
}

TEST_CASE("a single candidate is a given only if no open peer lists its digit") {
    // r5c5=5, r7c6=7, r7c9=4 and r8c8=3 are naked singles, not givens: open peers still list those digits.
    CHECK(only_puzzle(kPencilmarks) == texts::kLine);
}

TEST_CASE("borders, tabs and marks around candidates change nothing") {
    const Candidates9 candidates = candidates_of(kPencilmarks);
    CHECK(candidates_of(replaced(kPencilmarks, "|", " ")) == candidates);
    CHECK(candidates_of(replaced(kPencilmarks, "|", "│")) == candidates);
    CHECK(candidates_of(replaced(kPencilmarks, " ", "\t")) == candidates);
    CHECK(candidates_of(replaced(kPencilmarks, "\n", "\r\n")) == candidates);
    CHECK(candidates_of(replaced(kPencilmarks, "\n", "\n\n")) == candidates);
    CHECK(candidates_of(replaced(kPencilmarks, " 2468 ", " 2*4#6@8 ")) == candidates);
    CHECK(candidates_of(replaced(kPencilmarks, " 2468 ", " 24-68 ")) == candidates);
    CHECK(candidates_of(replaced(kPencilmarks, " 2468 ", " A2468 ")) == candidates);
    CHECK(candidates_of(replaced(kPencilmarks, "-", "─")) == candidates);
    CHECK(candidates_of(replaced(replaced(kPencilmarks, ".--", "*--"), "--.", "--*")) == candidates);
    CHECK(candidates_of("Step 4\n" + std::string(kPencilmarks)) == candidates);
}

TEST_CASE("cells without notes, and without candidates") {
    const Candidates9 unknown = candidates_of(replaced(kPencilmarks, " 2468 ", " . "));
    CHECK(unknown[5] == all_digits(9));
    const Candidates9 none = candidates_of(replaced(kPencilmarks, " 2468 ", " - "));
    CHECK(none[5] == 0);
}

TEST_CASE("givens before a pencilmark grid belong to it") {
    const std::string rows(texts::kRows);
    std::string placed = rows;
    placed.replace(placed.find("4..8.3..1"), 9, "4..853..1");
    const std::string marks(kPencilmarks);
    const Candidates9 candidates = candidates_of(kPencilmarks);
    const std::string boxed(texts::kBoxed);
    const std::string line(texts::kLine);
    placed.insert(0, rows + "\n");
    for (const std::string& givens : {rows, rows + "\n", boxed + "\n", placed + "\n", line + "\n"}) {
        const std::string text = givens + marks;
        CAPTURE(text);
        CHECK(candidates_of(text) == candidates);
        CHECK(only_puzzle(text) == texts::kLine);
        CHECK(parse(text).format == &formats::stacked_grids);
        CHECK(parse(text).recognised == "givens with a pencilmark grid");
    }
    const ParsedPuzzle stacked = parse(placed + "\n" + marks).puzzles.at(0);
    Grid9 five;
    five[40] = 5;
    CHECK(extras_of(stacked).placed == five);
    CHECK(parse(rows + "\n" + marks).puzzles.at(0).line == 1);
    // Another puzzle remains another puzzle.
    const std::string other = replaced(rows, "53..7....", "35..7....");
    CHECK(parse(other + "\n" + marks).puzzles.size() == 2);
}

TEST_CASE("problems of pencilmark grids") {
    CHECK(only_problem(replaced(kPencilmarks, " 2468 ", " 2462 ")) == "2:36 candidate 2 appears twice in one cell");
    CHECK(only_problem(replaced(kPencilmarks, " 2468 ", " 2408 ")) == "2:35 expected candidates 1-9, found '0'");
    CHECK(only_problem(replaced(kPencilmarks, " 2468 ", " ")) ==
          "2:57 expected 9 groups of candidates in this row, found 8");
    CHECK(only_problem(replaced(kPencilmarks, " 2468 ", " 24 68 ")) ==
          "2:56 expected 9 groups of candidates in this row, found 10");
    CHECK(only_problem(replaced(kPencilmarks, "| 12   9 ", "| 6    9 ")) ==
          "4:3 digit 6 appears twice in column 1 (r2c1 and r3c1)");
}

TEST_CASE("a line of 729 characters") {
    const std::string line = texts::candidate_line();
    const ParseResult result = parse(line);
    CHECK(result.format == &formats::candidate_line);
    CHECK(result.recognised == "729-character candidate line");
    const Candidates9 candidates = candidates_of(line);
    CHECK(candidates[0] == digit_bit(5));
    CHECK(candidates[2] == all_digits(9));
    CHECK(candidates_of(replaced(line, ".", "0")) == candidates);
    CHECK(candidates_of(line + " # note") == candidates);
    CHECK(to_candidate_line(candidates) == line);
    // Every given is a candidate of its open peers here, so no given can be told from a single.
    CHECK(only_puzzle(line) == std::string(81, '.'));
    CHECK(only_puzzle(to_candidate_line(candidates_of(kPencilmarks))) == texts::kLine);
}

TEST_CASE("problems of a line of 729 characters") {
    std::string line = texts::candidate_line();
    CHECK(only_problem(line.substr(1)) == "1:729 expected 729 characters of candidates, found 728");
    line[20] = '5';
    CHECK(only_problem(line) == "1:21 expected '3', '.' or '0' (candidate 3 of r1c3), found '5'");
    line[20] = 'x';
    CHECK(only_problem(line) == "1:21 expected '3', '.' or '0' (candidate 3 of r1c3), found 'x'");
    std::string twice(729, '.');
    twice[4] = twice[9 * 6 + 4] = '5';
    CHECK(only_problem(twice) == "1:59 digit 5 appears twice in row 1 (r1c1 and r1c7)");
}
