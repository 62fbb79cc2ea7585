// Puzzles of every shape and level: checked by the rules, by the counter, and by removing each clue.
#include "generate/sizes/shape_puzzle.hpp"

#include <doctest/doctest.h>

#include <atomic>

#include "solve/shape_search.hpp"
#include "text/text.hpp"

using namespace rookery;

namespace {

constexpr int kMaxAttempts = 3000;

std::optional<ShapePuzzle> made_for(const Shape& shape, ShapeLevel level, std::uint64_t seed, int fewest = 0) {
    Random random(seed);
    for (int i = 0; i < kMaxAttempts; ++i) {
        if (auto made = shape_puzzle(shape, level, fewest, random, {})) return made;
    }
    return std::nullopt;
}

void check_puzzle(const ShapePuzzle& made, ShapeLevel level) {
    CAPTURE(to_line(made.puzzle));
    CHECK(is_solution(made.solution));
    CHECK(solves(made.solution, made.puzzle));
    const ShapeResult result = search_shape(ShapeState(made.puzzle), {2, 100'000}, {}, {.reduce = remove_some});
    CHECK(result.unique());
    CHECK(result.first == made.solution);
    CHECK(level_of(made.puzzle) == level);
}

}  // namespace

TEST_CASE("every shape has puzzles of every level, but 4x4 only easy ones") {
    for (const bool diagonal : {false, true}) {
        for (const Shape& plain : kShapes) {
            const Shape shape{plain.box_rows, plain.box_columns, diagonal};
            for (const ShapeLevel level : kShapeLevels) {
                if (shape.side() == 25 && (diagonal || level == ShapeLevel::expert)) continue;  // slow in a debug build
                CAPTURE(shape.side());
                CAPTURE(diagonal);
                CAPTURE(name_of(level));
                if (shape.side() == 4 && level != ShapeLevel::easy) continue;
                const auto made = made_for(shape, level, 7);
                REQUIRE(made);
                check_puzzle(*made, level);
            }
        }
    }
}

TEST_CASE("no clue of an easy puzzle is redundant") {
    for (const Shape& shape : kShapes) {
        if (shape.side() > 12) continue;
        const auto made = made_for(shape, ShapeLevel::easy, 3);
        REQUIRE(made);
        for (int cell = 0; cell < shape.cells(); ++cell) {
            ShapedGrid without = made->puzzle;
            if (without[cell] == 0) continue;
            without[cell] = 0;
            ShapeState state(without);
            CHECK_FALSE(fill(state, ShapeLevel::easy));
        }
    }
}

TEST_CASE("the requested number of clues is left, and the same seed gives the same puzzle") {
    const auto roomy = made_for({4, 4}, ShapeLevel::easy, 5, 120);
    REQUIRE(roomy);
    CHECK(roomy->puzzle.clue_count() == 120);
    CHECK(made_for({4, 4}, ShapeLevel::easy, 5, 120)->puzzle == roomy->puzzle);
    CHECK(made_for({4, 4}, ShapeLevel::easy, 6, 120)->puzzle != roomy->puzzle);
}

TEST_CASE("stopping it gives nothing") {
    const std::atomic<bool> stop{true};
    Random random(1);
    CHECK_FALSE(shape_puzzle({4, 4}, ShapeLevel::easy, 0, random, StopToken(&stop)).has_value());
}

TEST_CASE("the steps to the next digit are valid one by one, none is idle, and they solve hard puzzles") {
    for (const int side : {8, 9, 12}) {
        for (const bool diagonal : {false, true}) {
            CAPTURE(side);
            CAPTURE(diagonal);
            const auto made = made_for(*shape_of_side(side, diagonal), ShapeLevel::hard, 11);
            REQUIRE(made);
            ShapedGrid board = made->puzzle;
            bool removes = false;
            while (!board.is_full()) {
                ShapeState state(board);
                const auto steps = steps_to_digit(state);
                REQUIRE_FALSE(steps.empty());
                for (const ShapeStep& step : steps) {
                    CHECK(is_valid(state, step));
                    CHECK(step.is_placement() == (&step == &steps.back()));
                    for (const ShapeRemoval& removal : step.removed) {
                        CHECK(removal.digits != 0);
                        CHECK_FALSE(wide::has(removal.digits, made->solution[removal.cell]));
                    }
                    apply(state, step);
                    removes = removes || !step.removed.empty();
                }
                const int cell = steps.back().cells.front();
                board[cell] = wide::lowest(steps.back().digits);
                CHECK(board[cell] == made->solution[cell]);
            }
            CHECK(removes);
        }
    }
}

TEST_CASE("an expert puzzle has no next step at some point, and a full board never has one") {
    const auto made = made_for({3, 4}, ShapeLevel::expert, 2);
    REQUIRE(made);
    ShapeState state(made->puzzle);
    while (const auto step = next_step(state)) apply(state, *step);
    CHECK_FALSE(state.is_full());
    CHECK(steps_to_digit(state).empty());
    CHECK_FALSE(next_step(ShapeState(made->solution)).has_value());
}
