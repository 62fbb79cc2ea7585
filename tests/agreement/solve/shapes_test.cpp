// Boards of every shape: published counts, and the search against a plain backtracker that shares nothing with it.
#include <doctest/doctest.h>

#include <algorithm>

#include "solve/any_order.hpp"
#include "solve/shape_search.hpp"
#include "text/text.hpp"

using namespace rookery;

namespace {

// Counts up to `limit`. Of each cell it tries all digits that the cell does not see.
struct Backtracker {
    ShapedGrid grid;
    int limit;
    int count = 0;

    WideSet open(int cell) const {
        WideSet set = wide::all(grid.shape.side());
        for (int other = 0; other < grid.shape.cells(); ++other) {
            if (grid[other] != 0 && grid.shape.sees(cell, other)) set &= ~wide::bit(grid[other]);
        }
        return set;
    }
    void run() {
        int best = -1;
        for (int cell = 0; cell < grid.shape.cells(); ++cell) {
            if (grid[cell] != 0) continue;
            if (best < 0 || wide::count(open(cell)) < wide::count(open(best))) best = cell;
        }
        if (best < 0) {
            ++count;
            return;
        }
        for (WideSet set = open(best); set != 0 && count < limit; set = wide::without_lowest(set)) {
            grid[best] = wide::lowest(set);
            run();
        }
        grid[best] = 0;
    }
};

}  // namespace

TEST_CASE("published counts: 288 grids of 4x4, 28,200,960 of 6x6") {
    CHECK(search_shape(ShapeState(Shape{2, 2}), {kAllSolutions}).solutions == 288);
    // The digits of the first row can be chosen freely.
    ShapedGrid six{{2, 3}};
    for (int column = 0; column < 6; ++column) six[column] = static_cast<Digit>(column + 1);
    CHECK(search_shape(ShapeState(six), {kAllSolutions}).solutions * 720 == 28'200'960);
}

TEST_CASE("the search agrees with a backtracker on random puzzles of every shape") {
    constexpr std::uint64_t kSeed = 20261129;
    INFO("seed ", kSeed);
    Random random(kSeed);
    for (const Shape& plain : kShapes) {
        for (const bool diagonal : {false, true}) {
            const Shape shape{plain.box_rows, plain.box_columns, diagonal};
            for (int i = 0; i < (shape.side() > 12 ? 2 : 20); ++i) {
                const ShapeResult full = search_shape(ShapeState(shape), {1, 10'000}, {}, {.random = &random});
                if (full.solutions == 0) continue;  // too many guesses
                REQUIRE(is_solution(full.first));
                ShapedGrid puzzle = full.first;
                // So few cells are open that the backtracker ends.
                const std::uint32_t open = shape.side() > 12 ? 20 : 35;
                for (Digit& digit : puzzle.digits) {
                    if (random.below(100) < open) digit = 0;
                }
                if (i % 4 == 3) puzzle[0] = static_cast<Digit>(random.below(4) + 1);  // often wrong
                CAPTURE(to_line(puzzle));
                const ShapeResult found = search_shape(ShapeState(puzzle), {50});
                if (first_conflict(puzzle)) {
                    CHECK(found.solutions == 0);
                    continue;
                }
                Backtracker plain_search{puzzle, 50};
                plain_search.run();
                CHECK(found.solutions == static_cast<std::uint64_t>(plain_search.count));
                if (found.solutions > 0) CHECK(solves(found.first, puzzle));
            }
        }
    }
}

TEST_CASE("the limits, the stop flag and the visitor are obeyed on 25x25") {
    int seen = 0;
    const auto visit = [&](const ShapedGrid& solution) {
        CHECK(is_solution(solution));
        return ++seen < 3;
    };
    Random random(3);
    const ShapeResult visited =
        search_shape(ShapeState(Shape{5, 5}), {kAllSolutions, 10'000}, visit, {.random = &random});
    CHECK(seen == 3);
    CHECK(visited.end == SolveEnd::stopped);
    CHECK(search_shape(ShapeState(Shape{5, 5}), {1, 2}).end == SolveEnd::guess_limit);
    const std::atomic<bool> stop{true};
    CHECK(search_shape(ShapeState(Shape{5, 5}), {1, 1000, StopToken(&stop)}).end == SolveEnd::stopped);
}
