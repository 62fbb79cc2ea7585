// Codes of puzzles in a line of text: HoDoKu's lines, addresses of the sites whose links hold the puzzle, and their
// codes by themselves.
//
// A line is coded if it begins with a colon and is a HoDoKu line; or an address stands in it that holds a puzzle, by
// its host (sudokupad.app, f-puzzles.com, sudokuwiki.org, ...) or by a parameter that looks like one; or its first
// field is such a code. Links that hold only a short name, which the site's server knows, count as coded too, to be
// refused by a sentence that says so.
#pragma once

#include <cstdint>
#include <string>

#include "text/formats/code_reading.hpp"
#include "text/scan/lines.hpp"

namespace rookery::reading {

enum class CodeKind : std::uint8_t {
    none,
    hodoku,
    f_puzzles,    // what follows ?load= or "fpuz"
    sudoku_pad,   // what follows "scl" or "ctc"
    scf,          // what follows "scf"
    sudoku_wiki,  // 162 symbols
    good_sudoku,  // what follows "$"
    cells,        // 81 or 729 symbols
    server_name,  // of a puzzle that only a server knows
    other_rules,  // the constraint text of the Interactive Sudoku Solver
};

struct FoundCode {
    CodeKind kind = CodeKind::none;
    std::string code;       // with the escapes of addresses undone; else it is the end of what stands in the line
    std::size_t begin = 0;  // of the line: the field or address that it stands in
    std::size_t end = 0;
    bool in_address = false;
};
FoundCode find_code(const Line& line);

CodeReading read_code(const FoundCode& found);

}  // namespace rookery::reading
