// A text format: its name, how to recognise it, and how to read and write it. Read this after text.hpp.
//
// A format is a value in its own file, text/formats/NAME.cpp, and a line of the list in text/formats/list.hpp. Readers,
// menus, the verb convert and the command line's help use that list. Formats are compared by address.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "text/text.hpp"

namespace rookery {

namespace reading {
struct Piece;
class Diagnostics;
}  // namespace reading

struct Written {
    std::string text;     // without a final line break if the format is one line
    std::string problem;  // why there is no text: what was found and what was expected
};

struct TextFormat {
    // --- for reading ---
    std::string_view name = {};  // "HoDoKu library line"; empty if nothing is read in this format
    // The name of one puzzle of this size ("9×9 grid"); null: `name`.
    std::string (*name_of_one)(int size) = nullptr;
    std::string_view name_of_several = {};  // without the "s": "puzzle", in "list of 3 puzzles"; empty: `name`
    bool one_line = false;                  // a puzzle is one line, so several are a list
    bool marks_givens = true;               // a cell with one candidate differs from a given
    bool names_only = false;                // it contains no puzzle, only a name known to a server

    // Recognises a piece of text in this format, and returns the part of it to read. Null for a format that is not
    // recognised by pieces.
    std::optional<std::string_view> (*detect)(const reading::Piece& piece) = nullptr;
    // Reads a detected piece, with its text cut to the result of `detect`. If this adds neither a puzzle nor a problem,
    // the next formats in the list get the piece. Null if another reader, which detects the format, reads it.
    void (*read)(const reading::Piece& piece, reading::Diagnostics& to) = nullptr;

    // --- for writing ---
    std::string_view id = {};         // for the command line: "hodoku"; empty if it is only read
    std::string_view title = {};      // for menus: "HoDoKu library line"
    std::string_view extension = {};  // of a file, without the dot
    std::string_view lost = {};       // what it cannot store: "title, marks"; empty if nothing
    bool any_size = false;            // not only 9x9
    bool holds_candidates = false;    // a puzzle of candidates without givens can be written
    bool wants_ratings = false;       // needs the ratings of Sudoku Explainer
    // The text before and after the puzzles of one document; empty for most formats.
    std::string_view head = {};
    std::string_view end = {};
    // The puzzle is 9x9 unless `any_size`. Null if the format is only read.
    Written (*write)(const ParsedPuzzle& puzzle) = nullptr;
};

// All formats, in the order in which they are tried on a piece of text.
std::span<const TextFormat* const> text_formats();
// The formats that can be written, in menu order.
std::span<const TextFormat* const> written_formats();

// If the puzzle has no candidates, uses those that its digits leave open. A puzzle of candidates without givens can
// only be written in formats that store candidates; serate needs the ratings; lines, boxed grids and f-puzzles take any
// size, the others 9x9. The format must be one of written_formats().
Written write_as(const TextFormat& format, const ParsedPuzzle& puzzle);
// A document with only this puzzle.
Written write_document(const TextFormat& format, const ParsedPuzzle& puzzle);

}  // namespace rookery
