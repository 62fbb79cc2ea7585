// read-picture: boards in pictures as rows, and pictures without a board.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>

#include "support/drawn_board.hpp"
#include "support/run_call.hpp"
#include "support/verb_inputs.hpp"
#include "text/tab_separated.hpp"

using namespace rookery;
using tests::drawn_board;
using tests::kEasy;
using tests::kLean;
using tests::run_call;
using Rows = std::vector<std::string>;

namespace {

std::string plain_picture(int width, int height) {
    return "P6 " + std::to_string(width) + ' ' + std::to_string(height) + " 255\n" +
           std::string(3 * static_cast<std::size_t>(width) * static_cast<std::size_t>(height), '\xff');
}

// The same picture rotated by 180 degrees.
std::string half_turned(const std::string& ppm) {
    const std::size_t pixels = ppm.find("255\n") + 4;
    std::string turned = ppm.substr(0, pixels);
    for (std::size_t at = ppm.size(); at > pixels; at -= 3) turned += ppm.substr(at - 3, 3);
    return turned;
}

std::string problem_of(const std::string& input) {
    const CollectingSink result = run_call("read-picture", {}, input);
    CHECK(result.rows.empty());
    REQUIRE(result.problems.size() == 1);
    const auto& problem = result.problems[0];
    return std::to_string(problem.line) + ':' + std::to_string(problem.column) + ' ' + problem.sentence;
}

}  // namespace

TEST_CASE("read-picture: one row per picture in order, by name or number") {
    const std::string input = drawn_board(kEasy, {}, "the first") + plain_picture(90, 70) + drawn_board(kLean);
    const auto job = tests::job_for("read-picture", {}, input);
    REQUIRE(job != nullptr);
    CHECK(job->parts() == 3);
    CHECK(job->item_name() == "pictures");
    CHECK(job->columns() ==
          Rows{"picture", "puzzle", "entered", "marks", "doubtful", "certainty", "second", "corners"});
    const CollectingSink result = tests::run_all_parts(*job);
    REQUIRE(result.rows.size() == 2);
    const Rows first = fields_of(result.rows[0]);
    CHECK(Rows(first.begin(), first.begin() + 4) == Rows{"the first", kEasy, "-", "-"});
    CHECK(fields_of(result.rows[1]).at(0) == "3");
    CHECK(fields_of(result.rows[1]).at(1) == kLean);
    REQUIRE(result.problems.size() == 1);
    CHECK(result.problems[0].line == 2);
    CHECK(result.problems[0].sentence.find("no board was found: expected a 9 x 9 grid") == 0);
}

TEST_CASE("read-picture: upside down, where a 6 looks like a 9 and other digits nearly like themselves") {
    // The digits of a Latin square that a half-turn changes least.
    std::string mostly_turnable(81, '.');
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const char digit = static_cast<char>('1' + (cell % 9 + cell / 9 * 3 + cell / 27) % 9);
        if (std::string_view("15689").find(digit) != std::string_view::npos) mostly_turnable[cell] = digit;
    }
    for (const std::string& puzzle : {kEasy, kLean, mostly_turnable}) {
        CAPTURE(puzzle);
        const auto rows = run_call("read-picture", {}, half_turned(drawn_board(puzzle))).rows;
        REQUIRE(rows.size() == 1);
        CHECK(fields_of(rows[0]).at(1) == puzzle);
    }
}

TEST_CASE("read-picture: a sign drawn by a program in place of a digit is read as one, and is doubtful") {
    std::string ppm = drawn_board(kEasy);
    const std::size_t cell = kEasy.find_first_of("123456789");
    const std::size_t pixels = ppm.find("255\n") + 4;
    const auto paint = [&](std::size_t from_x, std::size_t to_x, std::size_t from_y, std::size_t to_y, char grey) {
        for (std::size_t y = from_y; y < to_y; ++y) {
            for (std::size_t x = from_x; x < to_x; ++x) {
                const std::size_t in_row = tests::kDrawnMargin + cell % 9 * tests::kDrawnCell + x;
                const std::size_t row = tests::kDrawnMargin + cell / 9 * tests::kDrawnCell + y;
                ppm.replace(pixels + 3 * (row * tests::kDrawnSide + in_row), 3, 3, grey);
            }
        }
    };
    paint(5, 32, 5, 32, '\xff');
    paint(12, 24, 10, 28, '\x10');  // a full rectangle
    const Rows row = fields_of(run_call("read-picture", {}, ppm).rows.at(0));
    CHECK(row.at(1)[cell] != '.');
    CHECK(row.at(4).find("r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1)) != std::string::npos);
}

TEST_CASE("read-picture: digits entered in another colour are separate; objects have lists") {
    std::string entered(81, '.');
    std::size_t cell = kLean.find('.');
    entered[cell] = '7';
    const std::string input = drawn_board(kLean, entered);
    const Rows row = fields_of(run_call("read-picture", {}, input).rows.at(0));
    CHECK(row.at(1) == kLean);
    CHECK(row.at(2) == entered);
    const std::string object = run_call("read-picture", {{"json", ""}}, input).rows.at(0);
    CHECK(object.find(R"("picture":"1","puzzle":")" + kLean + R"(","entered":")" + entered + R"(","marks":[])") == 1);
    CHECK(object.find(R"("corners":[20,)") != std::string::npos);
    CHECK(run_call("read-picture", {{"json", ""}}, drawn_board(kLean)).rows.at(0).find(R"("entered":null)") !=
          std::string::npos);
}

TEST_CASE("read-picture: how certain each digit is, and the second likeliest") {
    const Rows row = fields_of(run_call("read-picture", {}, drawn_board(kEasy)).rows.at(0));
    const std::string& puzzle = row.at(1);
    const std::string& certainty = row.at(5);
    const std::string& second = row.at(6);
    REQUIRE(certainty.size() == 81);
    REQUIRE(second.size() == 81);
    CHECK(std::any_of(certainty.begin(), certainty.end(), [](char zeros) { return zeros > '1'; }));
    for (std::size_t cell = 0; cell < 81; ++cell) {
        CAPTURE(cell);
        const bool has_digit = puzzle[cell] != '.';
        CHECK((certainty[cell] != '.') == has_digit);
        CHECK((second[cell] != '.') == has_digit);
        if (!has_digit) continue;
        CHECK(('0' <= certainty[cell] && certainty[cell] <= '9'));
        CHECK(('1' <= second[cell] && second[cell] <= '9'));
        CHECK(second[cell] != puzzle[cell]);
        // Cells that are not doubtful have odds of more than e^4, some 55, to 1.
        if (row.at(4) == "-") CHECK(certainty[cell] >= '1');
    }
}

TEST_CASE("read-picture: accepted forms of PPM") {
    const std::string board = drawn_board(kLean);
    const std::string pixels = board.substr(board.find("255\n") + 4);
    const std::string side = std::to_string(tests::kDrawnSide);
    for (const std::string& header :
         {"P6 " + side + ' ' + side + " 255 ", "P6\n#a\n#b\n" + side + "\n# c\n" + side + "\t255\n",
          "\n\nP6#x\n\r\n" + side + " " + side + "\n255\r", "P6#\n" + side + ' ' + side + "#\n255\n"}) {
        CAPTURE(header);
        const CollectingSink result = run_call("read-picture", {}, header + pixels + "\n");
        CHECK(result.problems.empty());
        REQUIRE(result.rows.size() == 1);
        CHECK(fields_of(result.rows[0]).at(1) == kLean);
    }
    const std::string odd = "P6\n#\ta\tb\x01\xff  \n" + board.substr(3);
    const std::string name = fields_of(run_call("read-picture", {}, odd).rows.at(0)).at(0);
    CHECK(name.substr(0, 3) == "a b");
    CHECK(name.find('\x01') == std::string::npos);
}

TEST_CASE("read-picture: a message with the picture and the byte for an invalid one") {
    CHECK(problem_of(kLean).find("1:1 expected a picture as binary PPM, which begins with P6, found '") == 0);
    CHECK(problem_of("P6") == "1:3 expected the width of the picture, a number from 1 to 999999999, found the end");
    CHECK(problem_of("P6 0 5 255\n").find("1:4 expected the width") == 0);
    CHECK(problem_of("P6 7 x").find("1:6 expected its height") == 0);
    CHECK(problem_of("P6 -7 5").find("1:4 expected the width") == 0);
    CHECK(problem_of("P6 99999999999999999999 5 255\n").find("1:4 expected the width") == 0);
    CHECK(problem_of("P6 2 2 65535\n").find("expected colours from 0 to 255, found up to 65535") != std::string::npos);
    CHECK(problem_of("P6 2 2 255") == "1:11 expected white space before the pixels, found the end");
    CHECK(problem_of("P6 2 2 255\n12345") == "1:12 expected 12 bytes for the 2 x 2 pixels, found 5");
    CHECK(problem_of("P6 999999999 999999999 255\n1").find("found 1") != std::string::npos);
    CHECK(problem_of(plain_picture(1, 1)).find("1:1 no board was found") == 0);
    CHECK(problem_of(plain_picture(300, 300)).find("1:1 no board was found") == 0);
    // Nothing after a broken picture is read; everything before it is.
    const CollectingSink result = run_call("read-picture", {}, drawn_board(kLean) + "P6 2 2 255\n12");
    CHECK(result.rows.size() == 1);
    REQUIRE(result.problems.size() == 1);
    CHECK(result.problems[0].line == 2);
}

TEST_CASE("read-picture: stops on request") {
    const auto job = tests::job_for("read-picture", {}, drawn_board(kLean));
    REQUIRE(job != nullptr);
    const std::atomic<bool> stop{true};
    CollectingSink sink;
    CHECK(job->run(0, sink, StopToken(&stop)) == PartStatus::stopped);
    CHECK(sink.rows.empty());
    CHECK(sink.problems.empty());
}
