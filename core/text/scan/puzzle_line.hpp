// One puzzle on one line: its symbols in one field (or, for 9x9, in groups of equal length), notes on both sides.
#pragma once

#include <cstdint>

#include "text/scan/lines.hpp"
#include "text/text.hpp"

namespace rookery::reading {

// Number of symbols of a puzzle on one line; `any` while nothing is known about the rest of the text.
enum class LineLength : std::uint16_t { any = 0, order2 = 16, order3 = 81, order4 = 256, candidates = 729 };

// The appearance of a line, from its fields alone.
struct LineLook {
    LineLength length = LineLength::any;  // of its first field that has the length of a puzzle
    std::int64_t symbols = 0;  // in that field, or in the first one long enough to be meant as a puzzle; else 0
};
LineLook look_at(const Line& line);

// Whether the line begins with 81 plain cells, as nearly every line of a list does.
bool is_plain_line(const Line& line);

// Mostly letters: a title or a remark.
bool is_words(const Line& line);

// Reads the line into `puzzle`, with its candidates if it has 729 symbols, or explains in `problem` why it cannot. A
// null `problem` saves the work of writing the sentence. `usual` is the length of the other puzzles of the text.
// Puzzles of other lengths are read too, except those of 16 symbols: among longer ones they are fragments.
bool read_puzzle_line(const Line& line, LineLength usual, ParsedPuzzle& puzzle, TextProblem* problem);

}  // namespace rookery::reading
