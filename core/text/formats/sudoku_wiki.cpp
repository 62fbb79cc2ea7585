// SudokuWiki's board: "bd=" and 81 digits, or 162 characters with the candidates.
//
// The latter has two characters per cell: twice the set of its candidates (bit d-1 for digit d), plus 1 if it is a
// clue, in base 32 with the symbols 0-9 and a-v. "vu" is an open cell with all nine candidates, "03" the clue 1.
#include <algorithm>

#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"
#include "text/scan/cells.hpp"

namespace rookery {

using namespace reading;

namespace {

constexpr std::size_t kWikiSymbols = 162;
constexpr std::string_view kBase32Symbols = "0123456789abcdefghijklmnopqrstuv";

int value_of(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'v') return c - 'a' + 10;
    if (c >= 'A' && c <= 'V') return c - 'A' + 10;
    return -1;
}

bool is_digits(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Grid9 grid_of(std::string_view digits) {
    Grid9 grid;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        grid[cell] = static_cast<Digit>(digits[static_cast<std::size_t>(cell)] - '0');
    }
    return grid;
}

Reading read_base32_board(std::string_view text) {
    Grid9 clues;
    Candidates9 candidates;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const int at = 2 * cell;
        const int number = value_of(text[at]) * 32 + value_of(text[at + 1]);
        candidates[cell] = static_cast<DigitSet>(number / 2);
        if (number % 2 == 0) continue;
        if (digit_count(candidates[cell]) != 1) {
            return refused(cell_name(cell) + " is a clue with " + std::to_string(digit_count(candidates[cell])) +
                           " candidates, expected one");
        }
        clues[cell] = lowest_digit(candidates[cell]);
    }
    Reading reading = checked(clues, formats::sudoku_wiki);
    if (!reading.puzzle) return reading;
    if (clues.clue_count() == 0) {
        // No clue was marked: as in a grid of candidates, certain digits count as givens.
        clues = certain_cells(candidates);
        reading = checked(clues, formats::sudoku_wiki);
        if (!reading.puzzle) return reading;
    }
    ExtrasBuilder extras;
    const Grid9 certain = certain_cells(candidates);
    if (const auto conflict = first_conflict(certain)) {
        reading.problem = "the candidates of this board were left out: " + sentence_of<3>(*conflict);
        return reading;
    }
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (clues[cell] == 0) extras->placed[cell] = certain[cell];
    }
    reading.puzzle->candidates = candidates;
    std::move(extras).attach(*reading.puzzle);
    return reading;
}

// Whether the text is 162 symbols of 0-9 and a-v (either case).
bool is_wiki_board(std::string_view text) {
    return text.size() == kWikiSymbols &&
           std::all_of(text.begin(), text.end(), [](char c) { return value_of(c) >= 0; });
}

// 162 symbols without a letter may be something else: a puzzle with its solution, or a grid with the layout of its
// regions. They are read as a board if that is possible, otherwise as a puzzle and its solution, and the problem states
// that.
Reading read_wiki_board(std::string_view text) {
    if (!is_wiki_board(text)) {
        return refused("expected 81 digits, or 162 symbols of 0-9 and a-v, in this board, found " +
                       std::to_string(text.size()) + " symbols");
    }
    Reading board = read_base32_board(text);
    if (!is_digits(text)) return board;
    const Grid9 first = grid_of(text.substr(0, 81));
    const Grid9 second = grid_of(text.substr(81));
    if (solves(second, first)) {
        Reading reading = checked(first, formats::line);
        reading.problem = "162 digits were read as a puzzle of 81 cells and its solution";
        return reading;
    }
    if (board.puzzle) {
        board.problem =
            "162 digits were read as the candidates of a SudokuWiki board; they could also be a grid and the layout of "
            "its regions";
        return board;
    }
    return refused(
        "162 digits are neither a puzzle with its solution nor a SudokuWiki board; they may be a grid and the layout "
        "of its regions, but Rookery reads classic sudoku only");
}

std::string write_wiki_board(const Grid9& givens, const Candidates9& candidates) {
    std::string text;
    text.reserve(kWikiSymbols);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        const bool clue = givens[cell] != 0;
        const int number = 2 * (clue ? digit_bit(givens[cell]) : candidates[cell]) + (clue ? 1 : 0);
        text += kBase32Symbols[static_cast<std::size_t>(number / 32)];
        text += kBase32Symbols[static_cast<std::size_t>(number % 32)];
    }
    return text;
}

std::optional<std::string_view> detect_sudoku_wiki(const Piece& piece) {
    const bool is_parameter = piece.place == Place::value && piece.name == "bd" && piece.text.size() > 20;
    const bool has_shape = piece.place == Place::shape && is_wiki_board(piece.text);
    return is_parameter || has_shape ? std::optional(piece.text) : std::nullopt;
}

constexpr std::string_view kWikiLink = "https://www.sudokuwiki.org/sudoku.htm?bd=";

Written write_wiki_link(const ParsedPuzzle& puzzle) {
    return {std::string(kWikiLink) + write_wiki_board(givens_of(puzzle), candidates_of(puzzle)), ""};
}

}  // namespace

const TextFormat formats::sudoku_wiki = {
    .name = "SudokuWiki board",
    .one_line = true,
    .detect = detect_sudoku_wiki,
    .read = [](const Piece& piece, Diagnostics& to) { deliver(read_wiki_board(piece.text), piece, to); },
    .id = "sudokuwiki-candidates",
    .title = "SudokuWiki link with candidates",
    .extension = "txt",
    .lost = "marks, title; an open cell with one candidate reads as placed",
    .holds_candidates = true,
    .write = write_wiki_link,
};

const TextFormat formats::sudoku_wiki_link = {
    .one_line = true,
    .id = "sudokuwiki",
    .title = "SudokuWiki link",
    .extension = "txt",
    .lost = kGivensOnly,
    .write =
        [](const ParsedPuzzle& puzzle) {
            return Written{std::string(kWikiLink) + to_line(puzzle.grid, '0'), ""};
        },
};

}  // namespace rookery
