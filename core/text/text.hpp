// core/text: reading and writing puzzles as text. Read this first.
//
//   pasted text ──► parse() ──► puzzles, each with its place and note
//                          └──► problems, each with line, column and a sentence
//
// Nothing throws, and every input gives a result: NUL bytes, megabytes, half a grid. A bad line of a list affects that
// line only.
//
// The formats are in one list, formats/list.hpp, each in its own file; format.hpp defines a format. They are tried on
// the text as a whole (text.cpp), then line by line (plain_text.hpp, codes.hpp). The rest is cells, one puzzle or one
// row per line (survey.hpp).
//
//   scan/        characters, lines, fields, rows of cells
//   containers/  containers that some formats use: JSON, XML, LZ-String, base64, addresses
//   formats/     one file per format
//
// Puzzles with rules of their own (cages, thermometers, ...) are refused, with the names of the rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "board/grid.hpp"
#include "board/names.hpp"
#include "board/shape.hpp"

namespace rookery {

struct TextFormat;  // format.hpp

// 6x6, 8x8, 12x12 and 25x25 are the shaped ones.
using AnyGrid = std::variant<Grid4, Grid9, Grid16, ShapedGrid>;
Shape shape_of(const AnyGrid& grid);
std::string size_name(const AnyGrid& grid);  // "6x6"

struct TextProblem {
    std::int64_t line = 1;    // from 1
    std::int64_t column = 1;  // from 1, in characters (a UTF-8 sequence is one)
    std::string sentence;     // what was found and what was expected: "expected 81 cells, found 80"
};

// The ratings of Sudoku Explainer, in tenths.
struct SerateRatings {
    int er = 0;
    int ep = 0;
    int ed = 0;
    friend constexpr bool operator==(const SerateRatings&, const SerateRatings&) = default;
};

// Additional data of a puzzle in some formats. None of it implies anything about the solution: players err.
struct PuzzleExtras {
    Grid9 placed;              // digits entered, in cells that are not given; 0 elsewhere
    Candidates9 centre_marks;  // noted by the player; empty in most cells
    Candidates9 corner_marks;
    std::string title;  // clean UTF-8, at most 1000 bytes, like the next
    std::string author;
    std::optional<SerateRatings> ratings;
    friend bool operator==(const PuzzleExtras&, const PuzzleExtras&) = default;
};

struct ParsedPuzzle {
    AnyGrid grid;                           // the givens (for a pencilmark grid: the cells that are certainly solved)
    std::optional<Candidates9> candidates;  // if the text lists what is left in every cell (9x9 only)
    std::int64_t line = 1;                  // where it starts, from 1
    std::string note;  // the comment or metadata next to it, or its title; clean UTF-8, at most 1000 bytes
    std::shared_ptr<const PuzzleExtras> extras;  // null for most: lists are long
};
// The extras, empty ones if there are none.
const PuzzleExtras& extras_of(const ParsedPuzzle& puzzle);

struct ParseResult {
    const TextFormat* format = nullptr;  // formats::line, formats::list, ...; null if there is no puzzle
    int order = 3;                       // of the first puzzle: 2 to 5; 0: its boxes are not square
    const TextFormat* kind = nullptr;    // the same, but in a list the format of its lines; null if they have several
    std::string recognised;  // a phrase for people: "81-character line", "list of 1 465 puzzles"; empty if no puzzle
    std::vector<ParsedPuzzle> puzzles;
    std::vector<TextProblem> problems;  // if there are very many: the first ones, then one that counts the rest
};

// Recognises the format and reads everything that can be read. Empty or blank text is a problem, not a crash. A digit
// given twice in a house is a problem of that puzzle, at the position of the second digit; the puzzle is then not in
// `puzzles`.
//
//   cells      1-9 (then A-P in either case for larger boards); empty: '.' or '0', or one other sign (a usual one if no
//              digits)
//   one line   16, 81, 256 or 729 (or 36, 64, 144, 625) symbols in one field, then a note after white space, ; or #; or
//              a code or link of the formats above
//   grids      one row per line, several in one text; borders, brackets, commas; tabs with nothing between them
//   skipped    blank lines, lines that begin with # ; or //, rules, marks of quoted mail, column names of a table
//
// The majority of its lines decides whether a text contains puzzles on lines or rows of grids; a text with rows may
// still have puzzles on one line. Time is linear in the text. Apart from its result, memory does not grow with the
// text, except for copies of one line. At most `most_problems` problems are kept. Files that are one JSON value are
// read up to half a megabyte.
ParseResult parse(std::string_view text, std::size_t most_problems = 1000);

// Reads one line that should contain one puzzle (81 symbols for order 3, then an optional note). Used for huge lists,
// line by line. Lines that parse() would skip are problems here.
std::variant<ParsedPuzzle, TextProblem> parse_line(std::string_view line, std::int64_t line_number);

// --- writing ---
template <int N>
std::string to_line(const Grid<N>& grid, char blank = '.');  // 1-9 then A-G; N^4 characters. Defined for N = 2, 3, 4.
std::string to_line(const ShapedGrid& grid, char blank = '.');
std::string to_line(const AnyGrid& grid, char blank = '.');
template <int N>
void append_line(std::string& to, const Grid<N>& grid, char blank = '.');  // the same, appended to `to`
std::string to_boxed_grid(const AnyGrid& grid);  // rows with | between boxes and --- between bands
std::string to_pencilmark_grid(const Candidates9& candidates);
std::string to_candidate_line(const Candidates9& candidates);  // 729 characters
std::string grouped(std::int64_t n);                           // "49 158", with thin spaces (U+2009)

// A MASK of clue cells: 81 characters (or the board's `cells`), '.' or '0' for empty, any other visible character for a
// clue cell; line breaks and spaces are skipped. Returns the cells, ascending, or the problem.
std::variant<std::vector<int>, TextProblem> parse_mask(std::string_view text, std::int64_t cells = 81);

}  // namespace rookery
