// Lists that are read in chunks of lines: their beginning determines how to read the lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "text/text.hpp"

namespace rookery {

// How to read the lines of a list.
struct ListManner {
    int symbols = 0;  // of most of its puzzles: 16, 81, 256 or 729; 0: unknown
};

// The number of bytes at the start of a text that determine how to read its lines.
inline constexpr std::size_t kListBeginning = 1 << 20;

// From the beginning of a text: the kind of its lines, if it is a list with one puzzle per line. Nothing for any other
// text, which can only be read as a whole (parse()), or if there is no complete line.
std::optional<ListManner> list_manner(std::string_view beginning);

// Puzzles in the order of their lines. Nearly all lines of most lists are only 81 cells; for these it keeps only the
// cells, a sixth of a ParsedPuzzle.
struct ParsedLines {
    // Consecutive puzzles of one kind.
    struct Run {
        bool plain;         // in `grids`, on consecutive lines; otherwise in `puzzles`
        std::size_t first;  // of the run
        std::size_t count;
        std::int64_t line;  // of the first puzzle
    };
    std::vector<Run> runs;
    std::vector<Grid9> grids;
    std::vector<ParsedPuzzle> puzzles;
    std::vector<TextProblem> problems;
};

// Reads some lines of such a list, with the same puzzles and all the problems that parse() finds in these lines.
// Finding nothing is not a problem. `first_line`: the number of the first of them, from 1.
ParsedLines parse_lines(std::string_view lines, std::int64_t first_line, ListManner manner);

// Number of lines: LF, CRLF and CR each end one, as in all texts.
std::int64_t lines_in(std::string_view lines);

}  // namespace rookery
