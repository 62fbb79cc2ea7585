// core/text: reading and writing puzzles as text. Read this first.
//
//   pasted text ──► parse() ──► puzzles, each with its place and note
//                          └──► problems, each with line, column and a sentence
//
// Nothing here throws, and no input is too odd: NUL bytes, megabytes, half a grid all end in a value. A bad line of a
// list costs that line only.
//
// The formats, each with its reader and its writer in a file of that name, beside the plain ones of parse.cpp:
//
//   hodoku_line     :0000:x:GRID:REMOVED:...   givens, digits placed, candidates removed
//   gsf_line        seven fields or more between commas, the fifth the puzzle, the sixth its name
//   serate_line     the puzzle, then ED=7.1/1.2/1.2
//   sdk, sdx        SadMan's and SudoCue's files
//   simple_sudoku   .ss, and the two or three grids that such programs copy
//   open_sudoku     XML of the Android program
//   f_puzzles       ?load= and a packed JSON
//   sudoku_pad      scl, ctc: the same with another JSON;  scf (scf.hpp): givens only, short
//   sudoku_wiki     bd= and 81 or 162 characters
//   good_sudoku     $ and base 64
//
// link.hpp finds such codes in addresses. Puzzles with rules of their own (cages, thermometers, ...) are refused, with
// the names of the rules.
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

namespace rookery {

enum class TextFormat : std::uint8_t {
    unknown,
    line,             // one puzzle on one line: 16, 81 or 256 symbols
    list,             // several such lines, or others of one puzzle each
    grid,             // one row a line
    boxed_grid,       // the same with | and - or + between boxes
    pencilmark_grid,  // candidates of every cell, a group a cell
    candidate_line,   // 729 characters: one per cell and digit
    hodoku_line,
    gsf_line,
    serate_line,
    sdk,
    sdx,
    simple_sudoku,  // a boxed grid as in its files
    stacked_grids,  // givens, perhaps the digits placed, and candidates, one below the other
    open_sudoku,
    f_puzzles,
    sudoku_pad,   // scl, ctc, or the JSON itself
    scf,          // SudokuPad's short code
    sudoku_wiki,  // 162 characters, or 81 in its link
    good_sudoku,
    link,  // a puzzle of 81 characters in the address of another site
};
std::string_view name_of(TextFormat format);  // "puzzle on one line", "list of puzzles", ...

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
    std::string note;  // the comment or metadata beside it, or its title; clean UTF-8, at most 1000 bytes
    std::shared_ptr<const PuzzleExtras> extras;  // null for most: lists are long
};
// The extras, empty ones if there are none.
const PuzzleExtras& extras_of(const ParsedPuzzle& puzzle);

struct ParseResult {
    TextFormat format = TextFormat::unknown;
    int order = 3;           // of the first puzzle: 2, 3 or 4
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
// A line that such a list skips.
bool is_blank_or_comment(std::string_view line);

// --- writing ---
template <int N>
std::string to_line(const Grid<N>& grid, char blank = '.');  // 1-9 then A-G; N^4 characters. Defined for N = 2, 3, 4.
std::string to_line(const AnyGrid& grid, char blank = '.');
template <int N>
void append_line(std::string& to, const Grid<N>& grid, char blank = '.');  // the same behind what is there
std::string to_boxed_grid(const AnyGrid& grid);  // rows with | between boxes and --- between bands
std::string to_pencilmark_grid(const Candidates9& candidates);
std::string to_candidate_line(const Candidates9& candidates);  // 729 characters
std::string cell_name(int cell, int size = 9);                 // "r1c1"
std::string grouped(std::int64_t n);                           // "49 158", with thin spaces (U+2009)

// A MASK of clue cells: 81 characters (or as many as the board has `cells`), '.' or '0' for empty, anything else (no
// white space) for a clue cell; line breaks and spaces are skipped. Returns the cells, ascending, or the problem.
std::variant<std::vector<int>, TextProblem> parse_mask(std::string_view text, std::int64_t cells = 81);

}  // namespace rookery
