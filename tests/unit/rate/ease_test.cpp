// The metrics of "Ease and Toil", on cases that can be counted by hand and against a plain count from the document.
#include "rate/ease.hpp"

#include <doctest/doctest.h>

#include "support/random/random_puzzles.hpp"
#include "support/sample_puzzles.hpp"
#include "support/samples.hpp"
#include "text/numbers.hpp"

using namespace rookery;

namespace {

// Inspects the other cells of the row, the column and the box of every cell.
Ease plainly_counted(const Grid9& puzzle) {
    Ease ease;
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            if (puzzle[9 * row + column] != 0) continue;
            bool seen[10] = {};
            for (int i = 0; i < 9; ++i) {
                seen[puzzle[9 * row + i]] = true;
                seen[puzzle[9 * i + column]] = true;
                seen[puzzle[9 * (row / 3 * 3 + i / 3) + column / 3 * 3 + i % 3]] = true;
            }
            int choices = 0;
            for (int digit = 1; digit <= 9; ++digit) choices += seen[digit] ? 0 : 1;
            ++ease.empty_cells;
            ease.choices += choices;
            ++ease.histogram[static_cast<std::size_t>(choices)];
        }
    }
    return ease;
}

}  // namespace

TEST_CASE("the weights match the document") {
    CHECK(ease_weight(EaseWeight::exponential, 1) == 256);
    CHECK(ease_weight(EaseWeight::exponential, 5) == 16);
    CHECK(ease_weight(EaseWeight::exponential, 9) == 1);
    CHECK(ease_weight(EaseWeight::quadratic, 1) == 81);
    CHECK(ease_weight(EaseWeight::quadratic, 9) == 1);
    CHECK(ease_weight(EaseWeight::linear, 1) == 9);
    CHECK(ease_weight(EaseWeight::linear, 9) == 1);
    for (const EaseWeight weight : kEaseWeights) CHECK(ease_weight(weight, 0) == 0);
}

TEST_CASE("an empty grid: 81 cells with nine choices") {
    const Ease ease = ease_of(Grid9{});
    CHECK(ease.empty_cells == 81);
    CHECK(ease.choices == 729);
    CHECK(ease.histogram[9] == 81);
    CHECK(ease.wnef() == 1.0 / 256);
    CHECK(ease.wnef(EaseWeight::quadratic) == 1.0 / 81);
    CHECK(ease.wnef(EaseWeight::linear) == 1.0 / 9);
}

TEST_CASE("one clue: its twenty peers have eight choices, the other sixty cells nine") {
    Grid9 grid;
    grid[40] = 5;
    const Ease ease = ease_of(grid);
    CHECK(ease.empty_cells == 80);
    CHECK(ease.choices == 20 * 8 + 60 * 9);
    CHECK(ease.histogram[8] == 20);
    CHECK(ease.histogram[9] == 60);
    CHECK(ease.wnef() == (20 * 2 + 60 * 1) / (80 * 256.0));
    CHECK(ease.wnef(EaseWeight::quadratic) == (20 * 4 + 60 * 1) / (80 * 81.0));
    CHECK(ease.wnef(EaseWeight::linear) == (20 * 2 + 60 * 1) / (80 * 9.0));
    CHECK(format_histogram(ease) == "0 0 0 0 0 0 0 20 60");
}

TEST_CASE("a solved grid with one or no empty cell is as easy as possible") {
    Grid9 grid = samples::grid_of(samples::kFullBoard);
    CHECK(ease_of(grid).empty_cells == 0);
    CHECK(ease_of(grid).wnef() == 1);
    grid[17] = 0;
    for (const EaseWeight weight : kEaseWeights) CHECK(ease_of(grid).wnef(weight) == 1);
    CHECK(ease_of(grid).choices == 1);
}

TEST_CASE("a cell without a choice counts as a cell but weighs nothing") {
    Grid9 grid;
    for (int column = 1; column < 9; ++column) grid[column] = static_cast<Digit>(column);
    grid[9] = 9;
    const Ease ease = ease_of(grid);
    CHECK(ease.histogram[0] == 1);
    CHECK(ease.empty_cells == 72);
}

TEST_CASE("random puzzles are counted as by the plain method") {
    Random random(31);
    for (int i = 0; i < 300; ++i) {
        const Grid9 puzzle = samples::random_puzzle(random, 20 + i % 50);
        const Ease ease = ease_of(puzzle);
        const Ease plain = plainly_counted(puzzle);
        CHECK(ease.empty_cells == plain.empty_cells);
        CHECK(ease.choices == plain.choices);
        CHECK(ease.histogram == plain.histogram);
        for (const EaseWeight weight : kEaseWeights) {
            CHECK(ease.wnef(weight) > 0);
            CHECK(ease.wnef(weight) <= 1);
        }
        CHECK(ease.wnef(EaseWeight::exponential) <= ease.wnef(EaseWeight::quadratic));
        CHECK(ease.wnef(EaseWeight::quadratic) <= ease.wnef(EaseWeight::linear));
    }
}

TEST_CASE("numbers are written with a fixed number of decimals") {
    CHECK(format_wnef(0.16634) == "0.1663");
    CHECK(format_wnef(0.99996) == "1.0000");
    CHECK(format_wnef(0.05) == "0.0500");
    CHECK(format_decimals(-2.5, 0) == "-3");
    CHECK(format_decimals(-0.001, 2) == "0.00");
    CHECK(format_decimals(16.176, 2) == "16.18");
    CHECK(format_decimals(7, 3) == "7.000");
}
