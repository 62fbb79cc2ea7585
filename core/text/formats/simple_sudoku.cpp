// Simple Sudoku's .ss files: rows between bars, rules between the bands, stars at the corners. grid_reader.hpp reads
// them, and the stacks of two or three grids that the program copies.
#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"

namespace rookery {

using namespace reading;

namespace {

// A border with stars at its corners, or X for empty cells.
std::optional<std::string_view> detect_simple_sudoku(const Piece& piece) {
    if (piece.place != Place::grid || !piece.look->boxed) return std::nullopt;
    const GridLook& look = *piece.look;
    const bool crosses = look.size == 9 && (look.blank == U'X' || look.blank == U'x');
    return crosses || look.has_stars ? std::optional(piece.text) : std::nullopt;
}

Written write_simple_sudoku(const ParsedPuzzle& puzzle) {
    const std::string line = to_line(puzzle.grid);
    std::string text = "*-----------*\n";
    for (std::size_t row = 0; row < 9; ++row) {
        if (row == 3 || row == 6) text += "|---+---+---|\n";
        for (std::size_t box = 0; box < 3; ++box) text += "|" + line.substr(9 * row + 3 * box, 3);
        text += "|\n";
    }
    return {text + "*-----------*\n", ""};
}

}  // namespace

const TextFormat formats::simple_sudoku = {
    .name = "Simple Sudoku file (.ss)",
    .name_of_several = "Simple Sudoku file",
    .detect = detect_simple_sudoku,
    .id = "ss",
    .title = "Simple Sudoku file",
    .extension = "ss",
    .lost = kGivensOnly,
    .write = write_simple_sudoku,
};

}  // namespace rookery
