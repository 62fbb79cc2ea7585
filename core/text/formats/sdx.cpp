// SudoCue's .sdx files: nine rows of nine cells separated by blanks. An open cell lists its candidates, a placed digit
// has a "u" before it, and a single digit is a given. grid_reader.hpp reads them.
#include "text/formats/reading.hpp"
#include "text/formats/writing.hpp"
#include "text/scan/cells.hpp"

namespace rookery {

using namespace reading;

namespace {

// A grid of candidates in which placed digits are marked.
std::optional<std::string_view> detect_sdx(const Piece& piece) {
    if (piece.place != Place::grid || !piece.look->has_groups || !piece.look->marks_placed) return std::nullopt;
    return piece.text;
}

// A cell without candidates is "-". An open cell with one candidate cannot be distinguished from a given.
Written write_sdx(const ParsedPuzzle& puzzle) {
    const Grid9& givens = givens_of(puzzle);
    const Grid9& placed = extras_of(puzzle).placed;
    const Candidates9 candidates = candidates_of(puzzle);
    std::string text;
    for (int cell = 0; cell < Geometry9::kCells; ++cell) {
        if (givens[cell] != 0) {
            text += symbol_of(givens[cell]);
        } else if (placed[cell] != 0) {
            text += 'u';
            text += symbol_of(placed[cell]);
        } else if (candidates[cell] == 0) {
            text += '-';
        } else {
            for (DigitSet s = candidates[cell]; s != 0; s = without_lowest(s)) text += symbol_of(lowest_digit(s));
        }
        text += Geometry9::column_of(cell) == 8 ? '\n' : ' ';
    }
    return {text, ""};
}

}  // namespace

const TextFormat formats::sdx = {
    .name = "SudoCue file (.sdx)",
    .name_of_several = "SudoCue file",
    .detect = detect_sdx,
    .id = "sdx",
    .title = "SudoCue file",
    .extension = "sdx",
    .lost = "marks, title; an open cell with one candidate reads as given",
    .holds_candidates = true,
    .write = write_sdx,
};

}  // namespace rookery
