// Boards of every shape: the search of core/solve against dancing links, which share only the houses.
#include <doctest/doctest.h>

#include <algorithm>

#include "solve/shape_search.hpp"
#include "textbook/exactcover/cover_search.hpp"

using namespace rookery;

namespace {

// Rows by cell and digit; columns by cell, then by house and digit.
CoverMatrix matrix_of(const Shape& shape) {
    CoverMatrix matrix;
    const ShapeHouses& houses = ShapeHouses::of(shape);
    for (int i = 0; i < shape.cells() + shape.houses() * shape.side(); ++i) matrix.add_column("");
    for (int cell = 0; cell < shape.cells(); ++cell) {
        for (int digit = 0; digit < shape.side(); ++digit) {
            std::vector<int> columns{cell};
            for (const int house : houses.houses_of(cell)) {
                columns.push_back(shape.cells() + house * shape.side() + digit);
            }
            matrix.add_row(columns);
        }
    }
    return matrix;
}

struct NoVisitor final : CoverVisitor {
    void solution(const CoverPath& /*path*/, const CoverCounts& /*counts*/) override {}
};

}  // namespace

TEST_CASE("the search and dancing links count alike on random puzzles of every shape") {
    constexpr std::uint64_t kSeed = 625;
    INFO("seed ", kSeed);
    Random random(kSeed);
    for (const Shape& plain : kShapes) {
        for (const bool diagonal : {false, true}) {
            const Shape shape{plain.box_rows, plain.box_columns, diagonal};
            const CoverMatrix matrix = matrix_of(shape);
            for (int i = 0; i < (shape.side() > 16 ? 2 : 25); ++i) {
                const ShapeResult full = search_shape(ShapeState(shape), {1, 10'000}, {}, {.random = &random});
                if (full.solutions == 0) continue;  // too many guesses
                ShapedGrid puzzle = full.first;
                std::vector<int> given;
                for (int cell = 0; cell < shape.cells(); ++cell) {
                    if (random.below(100) < (shape.side() > 9 ? 35U : 55U)) puzzle[cell] = 0;
                    if (puzzle[cell] != 0) given.push_back(cell * shape.side() + puzzle[cell] - 1);
                }
                NoVisitor visitor;
                CoverSettings settings;
                settings.solutions = 100;
                const CoverResult covers = find_covers(matrix, given, settings, visitor);
                const ShapeResult found = search_shape(ShapeState(puzzle), {100});
                CAPTURE(shape.side());
                CAPTURE(i);
                CHECK(found.solutions == covers.counts.solutions);
                if (found.solutions > 0) CHECK(solves(found.first, puzzle));
            }
        }
    }
}
