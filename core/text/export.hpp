// Writing a puzzle in the formats of other programs, for menus and for the verb convert.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "text/text.hpp"

namespace rookery {

enum class ExportFormat : std::uint8_t {
    line,
    line_with_zeros,
    boxed_grid,
    pencilmark_grid,
    candidate_line,
    hodoku,
    sdk,
    sdx,
    simple_sudoku,
    open_sudoku,
    gsf,
    serate,
    scf,
    sudoku_pad,
    sudoku_wiki,
    sudoku_wiki_candidates,
    f_puzzles,
    good_sudoku,
};

struct ExportInfo {
    ExportFormat format;
    std::string_view id;         // for the command line: "hodoku"
    std::string_view title;      // for menus: "HoDoKu library line"
    std::string_view extension;  // of a file, without the dot
    std::string_view lost;       // what of a puzzle and its extras it cannot hold: "title, marks"; empty if nothing
    bool one_line;               // a puzzle is one line, so that a list can be written
};
std::span<const ExportInfo> export_formats();  // in the order of menus; every format once
const ExportInfo& info_of(ExportFormat format);
std::optional<ExportFormat> export_format(std::string_view id);

struct Written {
    std::string text;     // without a line break at its end if the format is one line
    std::string problem;  // why there is no text: what was found and what was expected
};

// Candidates that the puzzle does not bring are those that its digits leave open. A puzzle of candidates without givens
// goes only into formats that hold candidates; those of serate need the ratings; lines, boxed grids and f-puzzles take
// any size, the others 9x9.
Written write_as(ExportFormat format, const ParsedPuzzle& puzzle);

// What stands before and behind the puzzles of one document; empty for most formats.
std::string head_of(ExportFormat format);
std::string end_of(ExportFormat format);
// A document of this puzzle alone.
Written write_document(ExportFormat format, const ParsedPuzzle& puzzle);

}  // namespace rookery
