// Grids of candidates, one group per cell, alone or below the givens that they belong to. grid_reader.hpp reads them.
#include <algorithm>
#include <array>
#include <string>

#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"
#include "text/scan/cells.hpp"

namespace rookery {

namespace {

// "+-----+-----+", one dash wider than the box on both sides.
std::string border(const std::array<int, 3>& widths) {
    std::string line = "+";
    for (const int width : widths) line += std::string(static_cast<std::size_t>(width) + 2, '-') + "+";
    return line + "\n";
}

std::optional<std::string_view> detect_pencilmark_grid(const reading::Piece& piece) {
    if (piece.place != reading::Place::grid || !piece.look->has_groups) return std::nullopt;
    return piece.text;
}

}  // namespace

// Columns as wide as their longest group; a cell without candidates is a dash.
std::string to_pencilmark_grid(const Candidates9& candidates) {
    std::array<int, 9> widths{};
    widths.fill(1);
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        int& width = widths[Geometry9::column_of(cell)];
        width = std::max(width, digit_count(candidates[cell]));
    }
    std::array<int, 3> box_widths{};
    for (int column = 0; column < 9; ++column) box_widths[column / 3] += widths[column] + (column % 3 == 0 ? 0 : 1);

    std::string text = border(box_widths);
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            if (column % 3 == 0) text += column == 0 ? "| " : " | ";
            if (column % 3 != 0) text += ' ';
            std::string group;
            for (DigitSet s = candidates[Geometry9::cell_at(row, column)]; s != 0; s = without_lowest(s)) {
                group += reading::symbol_of(lowest_digit(s));
            }
            if (group.empty()) group += '-';
            group.resize(static_cast<std::size_t>(widths[column]), ' ');
            text += group;
        }
        text += " |\n";
        if (row % 3 == 2) text += border(box_widths);
    }
    return text;
}

const TextFormat formats::pencilmark_grid = {
    .name = "pencilmark grid",
    .marks_givens = false,
    .detect = detect_pencilmark_grid,
    .id = "pencilmarks",
    .title = "Pencilmark grid",
    .extension = "txt",
    .lost = "which digits are given and which placed, marks, title",
    .holds_candidates = true,
    .write =
        [](const ParsedPuzzle& puzzle) {
            return Written{to_pencilmark_grid(reading::candidates_of(puzzle)), ""};
        },
};

const TextFormat formats::stacked_grids = {.name = "givens with a pencilmark grid", .name_of_several = "puzzle"};

}  // namespace rookery
