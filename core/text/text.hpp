// core/text: reading and writing puzzles as text. Read this first.
//
//   pasted text ──► parse() ──► puzzles, each with its place and note
//                          └──► problems, each with line, column and a sentence
//
// Nothing here throws, and no input is too odd: NUL bytes, megabytes, half a grid all end in a value. A bad line of a
// list costs that line only.
//
// The formats are in one list, formats/list.hpp, each in a file of its own; format.hpp says what
// a format is. A text is offered to them as a whole (parse.cpp), then line by line (plain_text.hpp,
// codes.hpp); what none of them claims are cells, one puzzle a line or one row a line (survey.hpp).
//
//   scan/        characters, lines, fields, rows of cells
//   containers/  what formats are packed in: JSON, XML, LZ-String, base 64, addresses
//   formats/     one file a format
//
// Puzzles with rules of their own (cages, thermometers, ...) are refused, with the names of the
// rules.
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

namespace rookery {

struct TextFormat;  // format.hpp

using AnyGrid = std::variant<Grid4, Grid9, Grid16>;

struct TextProblem {
    std::int64_t line = 1;    // from 1
    std::int64_t column = 1;  // from 1, in characters (a UTF-8 sequence is one)
    std::string sentence;     // what was found and what was expected: "expected 81 cells, found 80"
};

// Of Sudoku Explainer, in tenths.
struct SerateRatings {
    int er = 0;
    int ep = 0;
    int ed = 0;
    friend constexpr bool operator==(const SerateRatings&, const SerateRatings&) = default;
};

// What some formats know of a puzzle beyond the puzzle. None of it says anything about the solution: players err.
struct PuzzleExtras {
    Grid9 placed;              // digits entered, in cells that are not given; 0 elsewhere
    Candidates9 centre_marks;  // noted by the player; none in most cells
    Candidates9 corner_marks;
    std::string title;  // clean UTF-8, at most 1000 bytes, like the next
    std::string author;
    std::optional<SerateRatings> ratings;
    friend bool operator==(const PuzzleExtras&, const PuzzleExtras&) = default;
};

struct ParsedPuzzle {
    AnyGrid grid;                           // the givens (for a pencilmark grid: the cells that are certainly solved)
    std::optional<Candidates9> candidates;  // when the text gave what is left in every cell (9x9 only)
    std::int64_t line = 1;                  // where it starts, from 1
    std::string note;  // the comment or metadata next to it, or its title; clean UTF-8, at most 1000 bytes
    std::shared_ptr<const PuzzleExtras> extras;  // null for most: lists are long
};
// The extras, empty ones if there are none.
const PuzzleExtras& extras_of(const ParsedPuzzle& puzzle);

struct ParseResult {
    const TextFormat* format = nullptr;  // formats::line, formats::list, ...; null if there is no puzzle
    int order = 3;                       // of the first puzzle: 2, 3 or 4
    std::string recognised;  // a phrase for people: "81-character line", "list of 1 465 puzzles"; empty if no puzzle
    std::vector<ParsedPuzzle> puzzles;
    std::vector<TextProblem> problems;  // where there are very many: the first, then one that counts the rest
};

// Recognises the format and reads everything that can be read. Empty or blank text is a problem, not a crash.
// Directly conflicting givens (a digit twice in a house) are a problem of that puzzle, with the position of the second
// digit; the puzzle is then left out of `puzzles`.
//
//   cells      1-9 (A-G in either case for 16x16); empty: '.' or '0', or one other sign (a usual one, if no digit is)
//   one line   16, 81, 256 or 729 symbols in one field; behind it, parted by white space , ; or #, a note; or a code or
//              link of the formats above
//   grids      one row a line, several in one text; borders, brackets, commas; tabs with nothing between them
//   skipped    blank lines, lines that begin with # ; or //, rules, marks of quoted mail, column names of a table
//
// A text holds puzzles on lines or rows of grids, whichever most of its lines are; where it holds rows, puzzles on one
// line are read too. Time is linear in the text. Beyond its result, memory does not grow with the text, except by
// copies of one line. At most `most_problems` problems are kept. Files that are one value of JSON are read up to half a
// megabyte.
ParseResult parse(std::string_view text, std::size_t most_problems = 1000);

// Reads one line that should hold one puzzle (81 symbols for order 3, then an optional note). Used for huge lists, line
// by line. Lines that parse() would skip are problems here.
std::variant<ParsedPuzzle, TextProblem> parse_line(std::string_view line, std::int64_t line_number);

// --- writing ---
template <int N>
std::string to_line(const Grid<N>& grid, char blank = '.');  // 1-9 then A-G; N^4 characters. Defined for N = 2, 3, 4.
std::string to_line(const AnyGrid& grid, char blank = '.');
template <int N>
void append_line(std::string& to, const Grid<N>& grid, char blank = '.');  // the same behind what is there
std::string to_boxed_grid(const AnyGrid& grid);  // rows with | between boxes and --- between bands
std::string to_pencilmark_grid(const Candidates9& candidates);
std::string to_candidate_line(const Candidates9& candidates);  // 729 characters
std::string grouped(std::int64_t n);                           // "49 158", with thin spaces (U+2009)

// A MASK of clue cells: 81 characters (or as many as the board has `cells`), '.' or '0' for empty, anything else (no
// white space) for a clue cell; line breaks and spaces are skipped. Returns the cells, ascending, or the problem.
std::variant<std::vector<int>, TextProblem> parse_mask(std::string_view text, std::int64_t cells = 81);

}  // namespace rookery
