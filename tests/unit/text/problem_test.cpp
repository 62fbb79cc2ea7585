// The error messages and their positions.
#include <doctest/doctest.h>

#include "support.hpp"
#include "support/shell/texts.hpp"

using namespace rookery;
using texts::kLine;

namespace {

// kLine with one byte replaced.
std::string with(std::size_t at, std::string_view symbol) {
    std::string line(kLine);
    return line.replace(at, 1, symbol);
}

const std::string kNothing = "1:1 nothing to read: expected a puzzle of 81 cells (1-9, '.' or '0')";

}  // namespace

TEST_CASE("nothing to read") {
    for (const std::string text : {"", " ", "\n\n\n", "\t \r\n", "\xEF\xBB\xBF", "# only a comment\n", "-----\n+---+\n",
                                   "> \n>\n", "|", "\"\""}) {
        CAPTURE(text);
        CHECK(only_problem(text) == kNothing);
        CHECK(parse(text).format == nullptr);
        CHECK(parse(text).recognised == "");
    }
}

TEST_CASE("too few and too many cells") {
    const std::string line(kLine);
    CHECK(only_problem(line.substr(0, 80)) == "1:81 expected 81 cells, found 80");
    CHECK(only_problem(line + ".") == "1:82 expected 81 cells, found 82");
    CHECK(only_problem("  " + line + ".. ") == "1:84 expected 81 cells, found 83");
    CHECK(only_problem(line + line) == "1:82 expected 81 cells, found 162");
    CHECK(only_problem("12..") == "1:5 expected 81 cells, found 4");
    CHECK(only_problem(std::string(15, '.')) == "1:16 expected 16 cells, found 15");
    CHECK(only_problem(std::string(255, '.')) == "1:256 expected 256 cells, found 255");
    // Columns count characters, not bytes.
    CHECK(only_problem(texts::replaced(line, ".", "·").substr(0, line.size() - 1)).substr(0, 2) == "1:");
    CHECK(only_problem(texts::replaced(line.substr(1), ".", "·")) == "1:81 expected 81 cells, found 80");
}

TEST_CASE("symbols that cannot be cells") {
    CHECK(only_problem(with(13, "x")) == "1:14 expected 1-9, '.' or '0', found 'x'");
    CHECK(only_problem("\n\n" + with(13, "x")) == "3:14 expected 1-9, '.' or '0', found 'x'");
    CHECK(only_problem("> " + with(13, "x")) == "1:16 expected 1-9, '.' or '0', found 'x'");
    CHECK(only_problem(with(2, "é")) == "1:3 expected 1-9, '.' or '0', found 'é'");
    CHECK(only_problem(with(0, "x")) == "1:1 expected 1-9, '.' or '0', found 'x'");
    CHECK(only_problem(with(80, std::string_view("\0", 1))) == "1:81 expected 1-9, '.' or '0', found a NUL byte");
    CHECK(only_problem(with(3, "\xFF")) == "1:4 expected 1-9, '.' or '0', found byte 0xFF");
    CHECK(only_problem(with(3, "\x07")) == "1:4 expected 1-9, '.' or '0', found character U+0007");
    CHECK(only_problem(with(13, "*")) == "1:14 expected one symbol for empty cells, found two: '.' and '*'");
    CHECK(only_problem(texts::replaced(with(13, "*"), ".", "x")) ==
          "1:14 expected one symbol for empty cells, found two: 'x' and '*'");
    CHECK(only_problem("1.....5..4.....2") == "1:7 expected 1-4, '.' or '0', found '5'");
    std::string sixteen = texts::joined(texts::kSixteenBySixteen);
    sixteen[1] = 'H';
    CHECK(only_problem(sixteen) == "1:2 expected 1-9, A-G, '.' or '0', found 'H'");
}

TEST_CASE("81 emoji, letters or other symbols are not an empty board, on a line or in rows; the usual signs are") {
    const auto times = [](std::string_view symbol, int n) {
        std::string text;
        for (int i = 0; i < n; ++i) text += symbol;
        return text;
    };
    const auto rows_of = [&](std::string_view symbol) {
        std::string text;
        for (int row = 0; row < 9; ++row) text += times(symbol, 9) + "\n";
        return text;
    };
    const std::string mended = ": write 1-9, '.' or '0' for each cell";
    for (const std::string symbol : {"\U0001F600", "\U0001F9E9", "\u2B1C", "\u2764", "\u4E00", "\u00E9", "x", "Z"}) {
        CAPTURE(symbol);
        const std::string sentence = "1:1 no digits found, only '" + symbol + "'";
        CHECK(only_problem(times(symbol, 81)) == sentence + mended);
        CHECK(only_problem(rows_of(symbol)) == sentence + mended);
        CHECK(only_problem(times(symbol + " ", 81)) == sentence + mended);
        CHECK(only_problem(times(symbol, 256)) == sentence + ": write 1-9, A-G, '.' or '0' for each cell");
        // Next to digits any symbol can mark an empty cell.
        CHECK(parse("1" + times(symbol, 80)).puzzles.size() == 1);
    }
    CHECK(only_problem(times("\U0001F600\U0001F601\U0001F602", 27)) ==
          "1:1 no digits found, only '\U0001F600' and other symbols" + mended);
    CHECK(parse(times("\u2764\uFE0F", 81)).puzzles.empty());  // each followed by an invisible character
    for (const std::string sign : {".", "0", "*", "_", "-", "?", "\u00B7", "\u2022", "\u25A1", "\u25CB"}) {
        CAPTURE(sign);
        CHECK(parse(times(sign, 81)).puzzles.size() == (sign == "-" ? 0 : 1));  // dashes form a rule
    }
}

TEST_CASE("a digit twice in a house") {
    CHECK(only_problem(std::string("5.....5") + dots(74)) == "1:7 digit 5 appears twice in row 1 (r1c1 and r1c7)");
    CHECK(only_problem(dots(18) + "5.....5" + dots(56)) == "1:25 digit 5 appears twice in row 3 (r3c1 and r3c7)");
    CHECK(only_problem(std::string("5") + dots(71) + "5........") ==
          "1:73 digit 5 appears twice in column 1 (r1c1 and r9c1)");
    CHECK(only_problem(std::string("5") + dots(9) + "5" + dots(70)) ==
          "1:11 digit 5 appears twice in box 1 (r1c1 and r2c2)");
    CHECK(only_problem("4..4............") == "1:4 digit 4 appears twice in row 1 (r1c1 and r1c4)");
    CHECK(only_problem(std::string("G") + dots(15) + "g" + dots(239)) ==
          "1:17 digit G appears twice in column 1 (r1c1 and r2c1)");
}

TEST_CASE("words instead of a puzzle") {
    CHECK(only_problem("hello world") == "1:1 expected 81 cells (1-9, '.' or '0'), found 'hello world'");
    CHECK(only_problem("https://example.org/sudoku") ==
          "1:1 expected 81 cells (1-9, '.' or '0'), found 'https://example.org/sudo...'");
    CHECK(first_problem(parse("Dear reader,\nplease solve this\n")) ==
          "1:1 expected 81 cells (1-9, '.' or '0'), found 'Dear reader,'");
}

TEST_CASE("files in another encoding") {
    CHECK(only_problem(std::string("\xFF\xFE"
                                   "5\0003\0",
                                   6)) == "1:1 expected text in UTF-8, found UTF-16");
}

TEST_CASE("megabytes of anything return a value") {
    constexpr std::size_t kSize = 10'000'000;
    const auto sentence = [](char c) { return first_problem(parse(std::string(kSize, c))); };
    CHECK(sentence('.') == "1:82 expected 81 cells, found 10000000");
    CHECK(sentence('a') == "1:82 expected 81 cells, found 10000000");
    CHECK(sentence('\0') == "1:1 expected 1-9, '.' or '0', found a NUL byte");
    CHECK(sentence('\xFF') == "1:1 expected 1-9, '.' or '0', found byte 0xFF");
    for (const char c : {'\n', '\r', ' ', '|', '-', '>', ',', '"', '#'}) CHECK(sentence(c) == kNothing);
}
