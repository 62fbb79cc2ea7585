#include "shell/board/user_board.hpp"

#include <array>
#include <string_view>

#include "shell/words/phrasing.hpp"
#include "shell/words/strings.hpp"
#include "text/text.hpp"

namespace rookery::shell {
namespace {

Candidates9 open_candidates(const Grid9& values) {
    Candidates9 open{};
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (values[cell] != 0) continue;
        DigitSet set = all_digits(9);
        for (const int peer : Geometry9::kPeerCells[static_cast<std::size_t>(cell)]) {
            if (values[peer] != 0) set = static_cast<DigitSet>(set & ~digit_bit(values[peer]));
        }
        open[cell] = set;
    }
    return open;
}

// Moves the marks of `digits` from one set to the other.
void move_marks(DigitSet& from, DigitSet& to, DigitSet digits) {
    to = static_cast<DigitSet>(to | (from & digits));
    from = static_cast<DigitSet>(from & ~digits);
}

// After `digit` was placed in `cell`.
void erase_marks(Board& board, int cell, Digit digit, bool of_peers) {
    move_marks(board.noted[cell], board.erased_noted[cell], all_digits(9));
    move_marks(board.corners[cell], board.erased_corners[cell], all_digits(9));
    if (!of_peers) return;
    for (const int peer : Geometry9::kPeerCells[static_cast<std::size_t>(cell)]) {
        move_marks(board.noted[peer], board.erased_noted[peer], digit_bit(digit));
        move_marks(board.corners[peer], board.erased_corners[peer], digit_bit(digit));
    }
}

// The marks that an entered digit erases from a cell: all, if it is in the cell itself.
DigitSet erased_by_entries(const Board& board, int cell) {
    if (board.entered[cell] != 0) return all_digits(9);
    DigitSet digits = 0;
    for (const int peer : Geometry9::kPeerCells[static_cast<std::size_t>(cell)]) {
        const Digit entered = board.entered[peer];
        if (entered != 0) digits = static_cast<DigitSet>(digits | digit_bit(entered));
    }
    return digits;
}

// Restores erased marks that no entered digit excludes any more.
void return_marks(Board& board) {
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if ((board.erased_noted[cell] | board.erased_corners[cell]) == 0) continue;
        const auto back = static_cast<DigitSet>(~erased_by_entries(board, cell));
        move_marks(board.erased_noted[cell], board.noted[cell], back);
        move_marks(board.erased_corners[cell], board.corners[cell], back);
    }
}

}  // namespace

bool is_blank(const Board& board) {
    return board.givens == Grid9{} && board.barred == Candidates9{};
}

Grid9 puzzle_of(const Board& board) {
    return board.givens == Grid9{} ? board.entered : board.givens;
}

Grid9 values_of(const Board& board) {
    Grid9 values{};
    for (int cell = 0; cell < Geometry9::kCells; ++cell) values[cell] = board.digit_at(cell);
    return values;
}

Candidates9 candidates_of(const Board& board) {
    Candidates9 open = open_candidates(values_of(board));
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        open[cell] = static_cast<DigitSet>(open[cell] & ~(board.barred[cell] | board.removed[cell]));
    }
    return open;
}

CellSet conflicts_of(const Board& board) {
    const Grid9 values = values_of(board);
    CellSet cells;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (values[cell] == 0) continue;
        for (const int peer : Geometry9::kPeerCells[static_cast<std::size_t>(cell)]) {
            if (values[peer] == values[cell]) cells.add(cell);
        }
    }
    return cells;
}

Board as_given(const Board& board) {
    Board given = board_of(board.givens);
    given.barred = board.barred;
    given.title = board.title;
    return given;
}

Candidates9 puzzle_candidates_of(const Board& board) {
    Candidates9 candidates = candidates_of(as_given(board));
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (board.givens[cell] != 0) candidates[cell] = digit_bit(board.givens[cell]);
    }
    return candidates;
}

std::string puzzle_text_of(const Board& board) {
    if (board.barred == Candidates9{}) return to_line(board.givens);
    return to_candidate_line(puzzle_candidates_of(board));
}

std::string line_of(const Board& board) {
    return to_line(values_of(board));
}

Board board_of(const Grid9& givens) {
    Board board;
    board.givens = givens;
    return board;
}

Board board_of(const Grid9& givens, const Candidates9& candidates) {
    Board board = board_of(givens);
    const Candidates9 open = open_candidates(givens);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        board.barred[cell] = static_cast<DigitSet>(open[cell] & ~candidates[cell]);
    }
    return board;
}

std::string house_name(int house) {
    return rookery::house_name(house, language());
}

void put_digit(Board& board, int cell, Digit digit, bool erases) {
    if (board.is_given(cell)) return;
    if (board.entered[cell] != 0) {
        board.entered[cell] = 0;
        // Without erasing, peers do not exclude the cell's marks.
        if (!erases) {
            move_marks(board.erased_noted[cell], board.noted[cell], all_digits(9));
            move_marks(board.erased_corners[cell], board.corners[cell], all_digits(9));
        }
        return_marks(board);
    }
    board.entered[cell] = digit;
    if (digit != 0) erase_marks(board, cell, digit, erases);
}

void keep_marks(Board& board, const Board& from) {
    board.noted = from.noted;
    board.corners = from.corners;
    board.erased_noted = from.erased_noted;
    board.erased_corners = from.erased_corners;
    board.colours = from.colours;
    board.title = from.title;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (board.digit_at(cell) != 0) erase_marks(board, cell, board.digit_at(cell), true);
    }
    // What a given erases cannot return.
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const DigitSet kept = erased_by_entries(board, cell);
        board.erased_noted[cell] = static_cast<DigitSet>(board.erased_noted[cell] & kept);
        board.erased_corners[cell] = static_cast<DigitSet>(board.erased_corners[cell] & kept);
    }
}

}  // namespace rookery::shell
