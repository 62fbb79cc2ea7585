// Lists that are read as they come, some lines at a time: their beginning tells how the lines are to be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "text/text.hpp"

namespace rookery {

// How the lines of a list are read.
struct ListManner {
    int symbols = 0;  // of most of its puzzles: 16, 81, 256 or 729; 0: not known
};

// So much of a text, in bytes, tells how its lines are read.
inline constexpr std::size_t kListBeginning = 1 << 20;

// By the beginning of a text: what its lines are, if it is a list with one puzzle a line; nothing if it is anything
// else, which can only be read as a whole (parse()), or has no whole line there.
std::optional<ListManner> list_manner(std::string_view beginning);

// Puzzles in the order of their lines. Nearly all lines of most lists are 81 cells and nothing else: of these only the
// cells are kept, a sixth of a ParsedPuzzle.
struct ParsedLines {
    // Consecutive puzzles of one kind.
    struct Run {
        bool plain;         // in `grids`, each on the line behind that of the one before; otherwise in `puzzles`
        std::size_t first;  // of them
        std::size_t count;
        std::int64_t line;  // of the first
    };
    std::vector<Run> runs;
    std::vector<Grid9> grids;
    std::vector<ParsedPuzzle> puzzles;
    std::vector<TextProblem> problems;
};

// Some lines of such a list. The same puzzles and problems as parse() gives of these lines, all of them; and no problem
// if there is nothing in them. `first_line`: the number of the first of them, from 1.
ParsedLines parse_lines(std::string_view lines, std::int64_t first_line, ListManner manner);

// How many lines these are: LF, CRLF and CR each end one, as in all texts.
std::int64_t lines_in(std::string_view lines);

}  // namespace rookery
