// A piece of text that is offered to the formats.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/containers/address.hpp"
#include "text/text.hpp"

namespace rookery::reading {

// What the piece is of the whole text.
//
// A text is offered as a document; if no format reads it so, line by line. Of a line: the whole of
// it; then its addresses, piece by piece: the parameters, the path and the parts of that, each as a
// word, as a value and by its shape, and at last the address; then the first field, as a word and
// by its shape. What is left are cells.
enum class Place : std::uint8_t {
    document,   // the whole text, or the beginning of a long one
    line,       // a line from its first visible character on
    word,       // a code that says itself what it is: "scf..."
    value,      // what a parameter of an address holds, known by the parameter's name
    shape,      // a code that is known by nothing but its length and its symbols
    address,    // an address without any of these
    same_line,  // a line with 81 cells and more text
    grid,       // rows of cells, known by what is around them
};

// What a grid looks like, apart from its digits.
struct GridLook {
    int size = 9;
    bool has_groups = false;    // of candidates
    bool marks_placed = false;  // "u5": a digit that the player placed
    bool boxed = false;         // lines between the boxes
    bool has_stars = false;     // a border begins with a star
    char32_t blank = 0;         // the sign of empty cells where that is neither '.' nor '0'
};

struct Piece {
    Place place = Place::document;
    std::string_view text = {};        // of Place::beside the line; of an address and a grid nothing
    std::string_view name = {};        // of the parameter whose value it is
    const Address* address = nullptr;  // of Place::address
    ParsedPuzzle* cells = nullptr;     // of Place::beside: the puzzle with its note, for the reader to take
    const GridLook* look = nullptr;    // of Place::grid

    // Where its text begins in the whole.
    std::int64_t line = 1;
    std::int64_t column = 1;
    bool is_exact = false;  // whether its characters are those of the whole, one by one; else all are at its beginning
};

// A problem at the byte `at` of the piece.
TextProblem problem_in(const Piece& piece, std::size_t at, std::string sentence);

// The first format that claims the piece, and what it claims of it; null if there is none.
struct Claim {
    const TextFormat* format = nullptr;
    std::string_view text;
};
Claim claim_of(const Piece& piece);

}  // namespace rookery::reading
