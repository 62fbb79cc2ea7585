// A text format: what it is called, how a piece of text is known to be in it, how it is read and
// how it is written. Read this after text.hpp.
//
// A format is a value in a file of its own, text/formats/NAME.cpp, and a line of the list in
// text/formats/list.hpp. Readers, menus, the verb convert and the command line's help use that
// list; formats are compared by address.
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
    std::string text;     // without a line break at its end if the format is one line
    std::string problem;  // why there is no text: what was found and what was expected
};

struct TextFormat {
    // --- of what is read ---
    std::string_view name = {};  // "HoDoKu library line"; empty if nothing is read as this
    // What one puzzle of this size is called ("9×9 grid"); null: the name.
    std::string (*name_of_one)(int size) = nullptr;
    std::string_view name_in_list = {};  // of several: "puzzle", in "list of 3 puzzles"; empty: the name
    bool one_line = false;               // a puzzle is one line, so that several are a list
    bool marks_givens = true;            // a cell with one candidate differs from a given one
    bool names_only = false;             // it has no puzzle, but names one that a server knows

    // Whether a piece of a text is in this format, by a look at it: what of the piece is to be
    // read. Null for a format that no piece is known by.
    std::optional<std::string_view> (*detect)(const reading::Piece& piece) = nullptr;
    // Reads a piece that was detected, its text cut to what `detect` gave. What adds neither a
    // puzzle nor a problem leaves the piece to the formats behind it in the list. Null where those
    // who detect it read it.
    void (*read)(const reading::Piece& piece, reading::Diagnostics& to) = nullptr;

    // --- of what is written ---
    std::string_view id = {};         // for the command line: "hodoku"; empty if it is only read
    std::string_view title = {};      // for menus: "HoDoKu library line"
    std::string_view extension = {};  // of a file, without the dot
    std::string_view lost = {};     // what of a puzzle and its extras it cannot hold: "title, marks"; empty if nothing
    bool any_size = false;          // not 9x9 alone
    bool holds_candidates = false;  // so that a puzzle of candidates without givens can be written
    bool wants_ratings = false;     // it cannot be written without those of Sudoku Explainer
    // The text before and after the puzzles of one document; empty for most formats.
    std::string_view head = {};
    std::string_view end = {};
    // The puzzle is 9x9 unless `any_size`. Null if the format is only read.
    Written (*write)(const ParsedPuzzle& puzzle) = nullptr;
};

// Every format, in the order in which a piece of text is offered to them.
std::span<const TextFormat* const> text_formats();
// Those that can be written, in the order of menus.
std::span<const TextFormat* const> written_formats();

// Candidates that the puzzle does not bring are those that its digits leave open. A puzzle of candidates without givens
// goes only into formats that hold candidates; those of serate need the ratings; lines, boxed grids and f-puzzles take
// any size, the others 9x9. The format is one of written_formats().
Written write_as(const TextFormat& format, const ParsedPuzzle& puzzle);
// A document of this puzzle alone.
Written write_document(const TextFormat& format, const ParsedPuzzle& puzzle);

}  // namespace rookery
