#include "text/formats/sudoku_wiki.hpp"

#include <algorithm>

#include "text/scan/candidate_text.hpp"
#include "text/scan/cells.hpp"

namespace rookery::reading {

namespace {

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

CodeReading read_board(std::string_view text) {
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
    CodeReading reading = checked(clues, TextFormat::sudoku_wiki);
    if (!reading.puzzle) return reading;
    if (clues.clue_count() == 0) {
        // No clue was marked: as in a grid of candidates, what is certain counts as given.
        clues = certain_cells(candidates);
        reading = checked(clues, TextFormat::sudoku_wiki);
        if (!reading.puzzle) return reading;
    }
    ExtrasBuilder extras;
    const Grid9 certain = certain_cells(candidates);
    if (const auto clash = first_clash(certain)) {
        reading.problem = "the candidates of this board were left out: " + sentence_of(*clash, 9);
        return reading;
    }
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (clues[cell] == 0) extras->placed[cell] = certain[cell];
    }
    reading.puzzle->candidates = candidates;
    std::move(extras).attach(*reading.puzzle);
    return reading;
}

}  // namespace

bool is_wiki_board(std::string_view text) {
    return text.size() == kWikiSymbols &&
           std::all_of(text.begin(), text.end(), [](char c) { return value_of(c) >= 0; });
}

CodeReading read_wiki_board(std::string_view text) {
    if (!is_wiki_board(text)) {
        return refused("expected 81 digits, or 162 symbols of 0-9 and a-v, in this board, found " +
                       std::to_string(text.size()) + " symbols");
    }
    CodeReading board = read_board(text);
    if (!is_digits(text)) return board;
    const Grid9 first = grid_of(text.substr(0, 81));
    const Grid9 second = grid_of(text.substr(81));
    if (solves(second, first)) {
        CodeReading reading = checked(first, TextFormat::line);
        reading.problem = "162 digits were taken for a puzzle of 81 cells and its solution";
        return reading;
    }
    if (board.puzzle) {
        board.problem =
            "162 digits were taken for the candidates of a SudokuWiki board; they could also be a grid and the layout "
            "of its regions";
        return board;
    }
    return refused(
        "162 digits are neither a puzzle with its solution nor a SudokuWiki board; if they are a grid and the layout "
        "of its regions: Rookery reads classic sudoku only");
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

}  // namespace rookery::reading
