// Links of puzz.link and related sites. The puzzle of four cells a side is pzprjs' own example (test/script/sudoku.js).
#include <doctest/doctest.h>

#include <string>

#include "support.hpp"
#include "support/shell/texts.hpp"

using namespace rookery;

namespace {

constexpr std::string_view kPzprExample = "sudoku/4/4/g1k23k3g";
constexpr std::string_view kPzprExampleLine = ".1.....23.....3.";

std::string pzpr_link(std::string_view puzzle) {
    return write_as(formats::pzpr_link, parse(puzzle).puzzles.at(0)).text;
}

}  // namespace

TEST_CASE("puzz.link: the published example, by itself and in addresses of several sites") {
    for (const std::string_view site : {"", "https://puzz.link/p?", "see http://pzv.jp/p.html?"}) {
        const std::string text = std::string(site) + std::string(kPzprExample);
        CAPTURE(text);
        const ParseResult result = parse(text);
        CHECK(result.problems.empty());
        REQUIRE(result.puzzles.size() == 1);
        CHECK(result.format == &formats::pzpr_link);
        CHECK(result.recognised == "puzz.link address");
        CHECK(to_line(result.puzzles[0].grid) == kPzprExampleLine);
    }
    CHECK(pzpr_link(kPzprExampleLine) == "https://puzz.link/p?" + std::string(kPzprExample));
}

TEST_CASE("puzz.link: every size, runs of more than 20 empty cells, the sixteenth digit") {
    CHECK(pzpr_link(dots(81)) == "https://puzz.link/p?sudoku/9/9/zzzzg");
    CHECK(only_puzzle("sudoku/9/9/zzzzg") == dots(81));
    CHECK(pzpr_link(texts::kLine).substr(31) == "53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79");
    CHECK(only_puzzle(pzpr_link(texts::kLine)) == texts::kLine);
    const std::string large = "G1" + dots(253) + "F";
    CHECK(pzpr_link(large) == "https://puzz.link/p?sudoku/16/16/-101zzzzzzzzzzzzsf");
    CHECK(only_puzzle(pzpr_link(large)) == large);
    // A clue without a number is an empty cell.
    CHECK(only_puzzle("sudoku/4/4/.1k23k3g") == kPzprExampleLine);
    const std::string two = pzpr_link(texts::kLine) + "\n" + pzpr_link(dots(81)) + " the empty board\n";
    const ParseResult list = parse(two);
    CHECK(list.recognised == "list of 2 puzz.link puzzles");
    CHECK(list.puzzles.at(1).note == "the empty board");
}

TEST_CASE("puzz.link: errors and their positions") {
    CHECK(only_problem("sudoku/4/4/g1k23k3") == "1:19 expected 16 cells in this code, found 15");
    CHECK(only_problem("sudoku/4/4/g1k23k3gg") == "1:21 expected 16 cells in this code, found more");
    CHECK(only_problem("sudoku/4/4/g1k25k3g") == "1:16 expected digits 1-4, found 5");
    CHECK(only_problem("sudoku/9/9/-10zzzz") == "1:12 expected digits 1-9, found 16");
    CHECK(only_problem("sudoku/4/4/g1k23k3G") ==
          "1:19 expected 0-9, a-z, '.' or '-' with two digits of base 16 in this code, found 'G'");
    CHECK(only_problem("sudoku/16/16/zzzz-1") ==
          "1:18 expected 0-9, a-z, '.' or '-' with two digits of base 16 in this code, found '-'");
    CHECK(only_problem("sudoku/6/6/zv") == "1:8 expected a board of 4x4, 9x9 or 16x16 cells, found 6x6");
    CHECK(only_problem("sudoku/v:/4/4/g1k23k3g") ==
          "1:8 this puzzle has variant rules: Rookery reads classic sudoku only");
    CHECK(only_problem("sudoku/4/4/11t") == "1:12 digit 1 appears twice in row 1 (r1c1 and r1c2)");
    CHECK(only_puzzle("sudoku/d/4/4/g1k23k3g") == kPzprExampleLine);
}

TEST_CASE("puzz.link: other kinds of addresses are not puzzles, and appear as titles") {
    for (const std::string_view path :
         {"sudoku/2026/11/23", "sudoku/9/9", "sudoku/9/9/", "sudoku/9/8/g", "sudoku/9/9/a/b", "sudoku/easy/1"}) {
        const std::string title = "https://example.org/" + std::string(path);
        CAPTURE(title);
        const ParseResult result = parse(title + "\n" + std::string(texts::kLine) + "\n");
        CHECK(result.problems.empty());
        REQUIRE(result.puzzles.size() == 1);
        CHECK(result.puzzles[0].note == title);
    }
}
