#include "generate/sizes/shape_puzzle.hpp"

#include <numeric>
#include <vector>

#include "solve/shape_search.hpp"

namespace rookery {
namespace {

constexpr std::uint64_t kGuessesForBoard = 1000;
constexpr std::uint64_t kGuessesForProof = 300;

// Whether a puzzle that was solvable with the clue `digit` in `cell` still is without it.
bool is_solvable(const ShapedGrid& puzzle, ShapeLevel level, int cell, Digit digit, StopToken stop) {
    ShapeState state(puzzle);
    if (fill(state, level, cell)) return true;
    if (level != ShapeLevel::expert) return false;
    state.remove(cell, wide::bit(digit));
    const ShapeResult other = search_shape(std::move(state), {1, kGuessesForProof, stop});
    return other.solutions == 0 && other.end == SolveEnd::complete;
}

}  // namespace

std::optional<ShapedGrid> random_board(const Shape& shape, Random& random, StopToken stop) {
    while (!stop.stop_requested()) {
        ShapeResult made = search_shape(ShapeState(shape), {1, kGuessesForBoard, stop}, {}, {.random = &random});
        if (made.solutions == 1) return std::move(made.first);
    }
    return std::nullopt;
}

std::optional<ShapePuzzle> shape_puzzle(const Shape& shape, ShapeLevel level, int fewest, Random& random,
                                        StopToken stop) {
    auto board = random_board(shape, random, stop);
    if (!board) return std::nullopt;
    ShapePuzzle made{*board, std::move(*board)};
    std::vector<int> cells(static_cast<std::size_t>(shape.cells()));
    std::iota(cells.begin(), cells.end(), 0);
    random.shuffle(cells);
    const auto lower = static_cast<ShapeLevel>(level == ShapeLevel::easy ? 0 : static_cast<int>(level) - 1);
    bool needs_level = level == ShapeLevel::easy;
    int clues = shape.cells();
    for (const int cell : cells) {
        if (clues <= fewest && needs_level) break;
        if (stop.stop_requested()) return std::nullopt;
        const Digit digit = made.puzzle[cell];
        made.puzzle[cell] = 0;
        if (!needs_level && is_solvable(made.puzzle, lower, cell, digit, stop)) {
            --clues;
        } else if (is_solvable(made.puzzle, level, cell, digit, stop)) {
            needs_level = true;
            --clues;
        } else {
            made.puzzle[cell] = digit;
        }
    }
    if (!needs_level) return std::nullopt;
    return made;
}

}  // namespace rookery
