// Grids with one row per line, plain and with lines between the boxes. grid_reader.hpp reads them.
#include <string>

#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"

namespace rookery {

//   5 3 . | . 7 . | . . .
//   ------+-------+------
std::string to_boxed_grid(const AnyGrid& any) {
    const Shape shape = shape_of(any);
    const std::string digits = to_line(any);
    const int boxes = shape.side() / shape.box_columns;
    std::string text;
    for (int row = 0; row < shape.side(); ++row) {
        for (int box = 0; box < boxes && row > 0 && row % shape.box_rows == 0; ++box) {
            const bool at_edge = box == 0 || box == boxes - 1;
            if (box > 0) text += '+';
            text += std::string(2 * static_cast<std::size_t>(shape.box_columns) + (at_edge ? 0 : 1), '-');
            if (box == boxes - 1) text += '\n';
        }
        for (int column = 0; column < shape.side(); ++column) {
            if (column > 0) text += column % shape.box_columns == 0 ? " | " : " ";
            const int cell = row * shape.side() + column;
            text += digits[static_cast<std::size_t>(cell)];
        }
        text += '\n';
    }
    return text;
}

namespace {

std::string squared(int size) {
    return std::to_string(size) + "\u00D7" + std::to_string(size);
}

std::optional<std::string_view> detect_boxed_grid(const reading::Piece& piece) {
    if (piece.place != reading::Place::grid || !piece.look->boxed) return std::nullopt;
    return piece.text;
}

std::optional<std::string_view> detect_grid(const reading::Piece& piece) {
    if (piece.place != reading::Place::grid) return std::nullopt;
    return piece.text;
}

}  // namespace

const TextFormat formats::boxed_grid = {
    .name = "boxed grid",
    .name_of_one = [](int size) { return "boxed " + squared(size) + " grid"; },
    .detect = detect_boxed_grid,
    .id = "grid",
    .title = "Boxed grid",
    .extension = "txt",
    .lost = reading::kGivensOnly,
    .any_size = true,
    .write =
        [](const ParsedPuzzle& puzzle) {
            return Written{to_boxed_grid(puzzle.grid), ""};
        },
};

const TextFormat formats::grid = {
    .name = "grid",
    .name_of_one = [](int size) { return squared(size) + " grid"; },
    .detect = detect_grid,
};

}  // namespace rookery
