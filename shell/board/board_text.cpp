#include "shell/board/board_text.hpp"

#include <memory>

#include "shell/board/solutions.hpp"
#include "text/format.hpp"

namespace rookery::shell {

Board board_of(const Grid9& givens, const ParsedPuzzle& puzzle, const TextFormat& format) {
    const PuzzleExtras& extras = extras_of(puzzle);
    const bool players = puzzle.candidates && format.marks_givens && only_solution(board_of(givens)).found();
    Board board = puzzle.candidates && !players ? board_of(givens, *puzzle.candidates) : board_of(givens);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (givens[cell] != 0) continue;
        board.entered[cell] = extras.placed[cell];
        if (extras.placed[cell] != 0) continue;
        board.noted[cell] = extras.centre_marks[cell];
        board.corners[cell] = extras.corner_marks[cell];
    }
    if (players) {
        const Candidates9 open = candidates_of(board);
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            board.removed[cell] = static_cast<DigitSet>(open[cell] & ~(*puzzle.candidates)[cell]);
        }
    }
    board.title = extras.title;
    return board;
}

std::optional<Board> board_of_text(std::string_view text) {
    const ParseResult parsed = parse(text);
    const auto* grid = parsed.puzzles.empty() ? nullptr : std::get_if<Grid9>(&parsed.puzzles.front().grid);
    if (grid == nullptr) return std::nullopt;
    const auto& candidates = parsed.puzzles.front().candidates;
    return candidates ? board_of(*grid, *candidates) : board_of(*grid);
}

ParsedPuzzle parsed_of(const Board& board) {
    ParsedPuzzle puzzle;
    puzzle.grid = board.givens;
    if (board.barred != Candidates9{} || board.removed != Candidates9{}) {
        puzzle.candidates = candidates_of(board);
        for (int cell = 0; cell < Geometry9::kCells; ++cell) {
            if (board.digit_at(cell) != 0) (*puzzle.candidates)[cell] = digit_bit(board.digit_at(cell));
        }
    }
    PuzzleExtras extras;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (board.is_given(cell)) continue;
        extras.placed[cell] = board.entered[cell];
        if (board.entered[cell] != 0) continue;
        extras.centre_marks[cell] = board.noted[cell];
        extras.corner_marks[cell] = board.corners[cell];
    }
    extras.title = board.title;
    if (extras != PuzzleExtras{}) puzzle.extras = std::make_shared<const PuzzleExtras>(std::move(extras));
    return puzzle;
}

std::optional<Grid9> read_grid(std::string_view line) {
    const ParseResult parsed = parse(line);
    if (parsed.puzzles.size() != 1) return std::nullopt;
    const auto* grid = std::get_if<Grid9>(&parsed.puzzles.front().grid);
    return grid == nullptr ? std::nullopt : std::optional(*grid);
}

}  // namespace rookery::shell
