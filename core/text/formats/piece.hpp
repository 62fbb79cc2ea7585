// A piece of text, passed to the formats.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/containers/address.hpp"
#include "text/text.hpp"

namespace rookery::reading {

// The role of the piece in the whole text.
//
// A text is first tried as a document; if no format reads it, line by line. For a line: the whole line; then the pieces
// of its addresses (the parameters, the path and its parts, each as a word, as a value and by its shape, and last the
// address); then the first field, as a word and by its shape. The rest is cells.
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

}  // namespace rookery::reading
