// Puzzles of 6x6, 8x8, 12x12 and 25x25 as text.
#include <doctest/doctest.h>

#include <string>

#include "text/text.hpp"

using namespace rookery;

namespace {

constexpr std::string_view kSix = "1...5..5.1....4..2.6..3.6..2..3...6.";

std::string board_of(int side) {
    const Shape shape = *shape_of_side(side);
    ShapedGrid grid{shape};
    for (int cell = 0; cell < shape.cells(); cell += 2) {
        const int row = shape.row_of(cell);
        const int shift = row % shape.box_rows * shape.box_columns + row / shape.box_rows;
        grid[cell] = static_cast<Digit>((shape.column_of(cell) + shift) % side + 1);
    }
    return to_line(grid);
}

}  // namespace

TEST_CASE("one line of each size, and a grid of rows") {
    for (const int side : {6, 8, 12, 25}) {
        const std::string line = board_of(side);
        CAPTURE(line);
        const ParseResult read = parse(line);
        REQUIRE(read.puzzles.size() == 1);
        CHECK(read.problems.empty());
        CHECK(to_line(read.puzzles[0].grid) == line);
        CHECK(shape_of(read.puzzles[0].grid).side() == side);
        CHECK(read.recognised == std::to_string(side * side) + "-character line");
        CHECK(read.order == (side == 25 ? 5 : 0));
        const std::string boxed = to_boxed_grid(read.puzzles[0].grid);
        const ParseResult grid = parse(boxed);
        REQUIRE(grid.puzzles.size() == 1);
        CHECK(to_line(grid.puzzles[0].grid) == line);
        std::string rows;
        for (std::size_t at = 0; at < line.size(); at += static_cast<std::size_t>(side)) {
            rows += line.substr(at, static_cast<std::size_t>(side)) + "\n";
        }
        CHECK(to_line(parse(rows).puzzles.at(0).grid) == line);
        CHECK(std::get<ParsedPuzzle>(parse_line(line, 1)).grid == read.puzzles[0].grid);
    }
}

TEST_CASE("boxes of 6x6 are two rows high in a boxed grid") {
    const ParseResult read = parse(kSix);
    REQUIRE(read.puzzles.size() == 1);
    CHECK(to_boxed_grid(read.puzzles[0].grid).substr(0, 42) == "1 . . | . 5 .\n. 5 . | 1 . .\n------+------\n");
}

TEST_CASE("lists, with notes and problems at their places") {
    const std::string text = "# two\n" + std::string(kSix) + " first\n" + std::string(35, '.') + "7\n" +
                             std::string(kSix) + "\n" + "11" + std::string(34, '.') + "\n";
    const ParseResult read = parse(text);
    REQUIRE(read.puzzles.size() == 2);
    CHECK(read.puzzles[0].note == "first");
    CHECK(read.puzzles[0].line == 2);
    REQUIRE(read.problems.size() == 2);
    CHECK(read.problems[0].line == 3);
    CHECK(read.problems[0].column == 36);
    CHECK(read.problems[0].sentence == "expected 1-6, '.' or '0', found '7'");
    CHECK(read.problems[1].sentence == "digit 1 appears twice in row 1 (r1c1 and r1c2)");
}

TEST_CASE("damaged 9x9 puzzles stay what they are") {
    CHECK(parse(std::string(64, '.')).problems.at(0).sentence == "expected 81 cells, found 64");
    CHECK(parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28..").puzzles.empty());
    CHECK(parse("........\n........\n........\n").puzzles.empty());
}
