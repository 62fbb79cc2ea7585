// The result of reading a piece with one puzzle, and how it is delivered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "text/containers/address.hpp"
#include "text/diagnostics.hpp"
#include "text/formats/list.hpp"
#include "text/text.hpp"

namespace rookery::reading {

// A piece of text, passed to the formats.

// The role of the piece in the whole text.
//
// A text is first tried as a document and, if no format reads it, line by line. For each line, the formats are tried on
// the whole line; then on the pieces of its addresses (the parameters, the path and its parts, each as a word, as a
// value and by its shape, and last the address); then on the first field, as a word and by its shape. The rest is read
// as cells.
enum class Place : std::uint8_t {
    document,   // the whole text, or the beginning of a long one
    line,       // a line from its first visible character on
    word,       // a code that identifies itself: "scf..."
    value,      // the value of an address parameter, recognised by the parameter's name
    shape,      // a code recognised only by its length and its symbols
    address,    // an address with none of these
    same_line,  // a line with 81 cells and more text
    grid,       // rows of cells, recognised by what is around them
};

// The appearance of a grid, apart from its digits.
struct GridLook {
    int size = 9;
    bool has_groups = false;    // of candidates
    bool marks_placed = false;  // "u5": a digit that the player placed
    bool boxed = false;         // lines between the boxes
    bool has_stars = false;     // a border begins with a star
    char32_t blank = 0;         // the sign of empty cells if it is neither '.' nor '0'
};

struct Piece {
    Place place = Place::document;
    std::string_view text = {};        // of Place::same_line the whole line; empty for an address or a grid
    std::string_view name = {};        // of the parameter, for its value
    const Address* address = nullptr;  // of Place::address
    ParsedPuzzle* cells = nullptr;     // of Place::same_line: the puzzle with its note, for the reader to take
    const GridLook* look = nullptr;    // of Place::grid

    // Where the piece begins in the whole text.
    std::int64_t line = 1;
    std::int64_t column = 1;
    bool is_exact = false;  // its characters are those of the whole text; if not, problems are at its beginning
};

// A problem at byte `at` of the piece.
TextProblem problem_in(const Piece& piece, std::size_t at, std::string sentence);

// The first format that claims the piece, and the part that it claims; null if there is none.
struct Claim {
    const TextFormat* format = nullptr;
    std::string_view text;
};
Claim claim_of(const Piece& piece);

struct Reading {
    std::optional<ParsedPuzzle> puzzle;
    const TextFormat* format = nullptr;  // of the puzzle
    std::string problem;                 // a sentence; with a puzzle it states what was ignored
    std::size_t at = 0;                  // the byte of the piece where the problem is
};

inline Reading refused(std::string problem, std::size_t at = 0) {
    return {std::nullopt, nullptr, std::move(problem), at};
}

// The puzzle, unless a house has a digit twice.
template <int N>
Reading checked(const Grid<N>& givens, const TextFormat& format);

// Delivers the puzzle, and the problem: as an error if there is no puzzle, else as a remark.
void deliver(Reading&& reading, const Piece& piece, Diagnostics& to);

// The extras of a puzzle that is being built, created here for writing.
class ExtrasBuilder {
  public:
    PuzzleExtras& operator*() { return extras_; }
    PuzzleExtras* operator->() { return &extras_; }
    // Attaches the extras to the puzzle, unless there are none.
    void attach(ParsedPuzzle& puzzle) &&;

  private:
    PuzzleExtras extras_;
};

// Title, author and the rest as one note: "Easter, by Ruud; level easy". Empty parts are left out.
std::string note_of(std::string_view title, std::string_view author, std::string_view rest = {});

}  // namespace rookery::reading
